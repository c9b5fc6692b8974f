/** The bar of a comparison: with what, how many changes, to the next and the previous one. It floats, so that nothing moves. */
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';

/** What the bar says. */
export type CompareState =
  /** `current`: number of the change the reader is at, 0 before the first. */
  | { readonly type: 'shown'; readonly count: number; readonly current: number; readonly what: 'change' | 'passage' }
  /** Says what is wrong; `links` lead to where the subject was covered; `retry` tries again. */
  | {
      readonly type: 'problem';
      readonly message: string;
      readonly links: readonly { readonly label: string; readonly href: string }[];
      readonly canRetry: boolean;
    };

export interface CompareBarProps {
  readonly state: CompareState;
  /** What is compared with: a label, or `all`. */
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
  move(step: 1 | -1): void;
  retry(): void;
  stop(): void;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What the bar says of a state, also to assistive technology. */
export function saidOf(state: CompareState): string {
  switch (state.type) {
    case 'problem':
      return state.message;
    case 'shown':
      if (!state.count) return state.what === 'change' ? 'No differences' : 'The same in all versions';
      return state.current ? `${state.current} of ${counted(state.count, state.what)}` : counted(state.count, state.what);
  }
}

const button = (name: string, sign: ReactNode, onClick: () => void, shortcut?: string) => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    aria-keyshortcuts={shortcut}
    title={shortcut ? `${name} (${shortcut})` : name}
    onClick={onClick}
  >
    {sign}
  </button>
);

export function CompareBar({ state, chosen, choices, choose, move, retry, stop }: CompareBarProps) {
  const isKnown = choices.some(({ value }) => value === chosen);
  return (
    <section className="compare-bar" aria-label="Comparison of versions">
      <label>
        Compared with{' '}
        <select className="button" value={isKnown ? chosen : ''} onChange={({ target }) => choose(target.value)}>
          {isKnown ? null : <option value="">choose…</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p>
        {saidOf(state)}
        {state.type === 'problem'
          ? state.links.map(({ label, href }) => (
              <span key={href}>
                {' '}
                <a href={href}>{label}</a>
              </span>
            ))
          : null}
      </p>
      {state.type === 'problem' && state.canRetry ? (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      ) : null}
      {state.type === 'shown' && state.count ? (
        <>
          {button(`Previous ${state.what}`, '↑', () => move(-1), 'p')}
          {button(`Next ${state.what}`, '↓', () => move(1), 'n')}
        </>
      ) : null}
      {button('Stop comparing', <CloseIcon />, stop)}
    </section>
  );
}
