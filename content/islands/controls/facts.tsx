import type { ReactNode } from 'react';

/** Names with their values. Both change with what the reader chooses, while their order stays. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl>
    {facts.map(([name, value], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place
      <div key={i}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
