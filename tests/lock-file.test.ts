/** The lock file installs the tested packages. */
import { expect, test } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };

interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  /** A package of this repository. */
  readonly link?: boolean;
}

const entries = Object.entries(lock.packages as Record<string, LockEntry>).filter(
  ([name, { link }]) => !['', 'engine'].includes(name) && !link,
);

test('every package has an integrity hash', () => {
  const lacking = entries.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  expect(lacking.map(([name]) => name)).toEqual([]);
});

test('no entry names a registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});
