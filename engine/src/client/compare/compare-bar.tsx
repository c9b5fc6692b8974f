/**
 * The bar of a comparison: the other version, the number of changes, and buttons to move between them. It has a fixed
 * position, so it causes no layout shift.
 */

import type { ReactNode } from 'react';
import { counted } from '../../basics/counted.ts';
import { allVersions } from '../../config/change-addresses.ts';
import { CloseIcon } from '../../shell/icons/icons.tsx';

export type CompareState =
  /** `current`: number of the change the reader is at, 0 before the first. */
  | { readonly type: 'shown'; readonly count: number; readonly current: number; readonly what: 'change' | 'passage' }
  | {
      readonly type: 'problem';
      readonly message: string;
      readonly links: readonly { readonly label: string; readonly href: string }[];
      readonly canRetry: boolean;
    };

export interface CompareBarProps {
  readonly state: CompareState;
  /** The version of the page; null if it has none. */
  readonly shown: string | null;
  readonly chosen: string;
  readonly chosenIsNewer: boolean;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
  move(step: 1 | -1): void;
  retry(): void;
  stop(): void;
}

export function stateText(state: CompareState): string {
  switch (state.type) {
    case 'problem':
      return state.message;
    case 'shown':
      if (!state.count) return state.what === 'change' ? 'No differences' : 'The same in all versions';
      return state.current
        ? `${state.current} of ${counted(state.count, state.what)}`
        : counted(state.count, state.what);
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

function Legend({ shown, chosen, chosenIsNewer }: Pick<CompareBarProps, 'shown' | 'chosen' | 'chosenIsNewer'>) {
  const [older, newer] = chosenIsNewer ? [shown, chosen] : [chosen, shown];
  return (
    <p className="legend">
      <ins>Green</ins> is new in {newer}, <del>red</del> is only in {older}
    </p>
  );
}

const StateText = ({ state }: Pick<CompareBarProps, 'state'>) => (
  <p className={state.type}>
    {stateText(state)}
    {state.type === 'problem'
      ? state.links.map(({ label, href }) => (
          <span key={href}>
            {' '}
            <a href={href}>{label}</a>
          </span>
        ))
      : null}
  </p>
);

export function CompareBar({
  state,
  shown,
  chosen,
  chosenIsNewer,
  choices,
  choose,
  move,
  retry,
  stop,
}: CompareBarProps) {
  const isVersion = choices.some(({ value }) => value === chosen);
  const isPair = isVersion && chosen !== allVersions;
  return (
    <section className="compare-bar" aria-label="Comparison of versions">
      <label>
        {isPair ? null : 'Compare with '}
        {isPair && chosenIsNewer ? <span>{shown} → </span> : null}
        <select
          className="button"
          aria-label="Version to compare with"
          value={isVersion ? chosen : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {isVersion ? null : <option value="">choose…</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {isPair && !chosenIsNewer ? <span> → {shown}</span> : null}
      </label>
      <StateText state={state} />
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
      {isPair && state.type === 'shown' && state.count ? (
        <Legend shown={shown} chosen={chosen} chosenIsNewer={chosenIsNewer} />
      ) : null}
    </section>
  );
}
