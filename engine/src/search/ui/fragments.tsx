import './fragments.css';
import type { Fragment } from '../provider.ts';

export const Fragments = ({ of }: { of: readonly Fragment[] }) => (
  <>
    {of.map(({ text, marked }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no identity except their position
      marked ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
    )}
  </>
);
