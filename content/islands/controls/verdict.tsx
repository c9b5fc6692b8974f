import type { ReactNode } from 'react';

interface VerdictProps {
  readonly good: boolean;
  /** "Accepted", "Caught": one or two words. */
  readonly word: string;
  /** What is wrong with the last input, if anything is. */
  readonly problem?: string;
  readonly children?: ReactNode;
}

/** What the checks of a figure say, announced when it changes. It stays on the screen while the figure is. */
export const Verdict = ({ good, word, problem, children }: VerdictProps) => (
  <p className="verdict" role="status">
    {problem ? <span className="bad">{`✗ ${problem} `}</span> : null}
    <strong className={good ? 'ok' : 'bad'}>{`${good ? '✓' : '✗'} ${word}`}</strong> {children}
  </p>
);

/** What a figure says that judges nothing, or what is wrong with the last input; announced when it changes. */
export const Said = ({ problem, children }: { problem: string; children: ReactNode }) => (
  <output className="said">{problem ? <span className="bad">{`✗ ${problem}`}</span> : children}</output>
);
