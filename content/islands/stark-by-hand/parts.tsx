// biome-ignore-all lint/suspicious/noArrayIndexKey: positions are their index
import type { ReactNode } from 'react';

/** One numbered step of the proof, to open. */
export function Step({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <li>
      <details open={open}>
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
}

/** Numbers in a grid that wraps; those of `marked` are framed, and said so. */
export function Word({
  values,
  marked = [],
  label,
}: {
  values: readonly number[];
  marked?: readonly number[];
  label: string;
}) {
  return (
    <ol className="word" aria-label={label}>
      {values.map((value, i) => (
        <li key={i} data-marked={marked.includes(i) || undefined}>
          <span>{value}</span>
          {marked.includes(i) ? <span className="visually-hidden"> asked</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** Whether a check passed, as a sign next to its words. */
export function Sign({ good }: { good: boolean }) {
  return good ? <span className="ok">✓</span> : <span className="bad">✗</span>;
}
