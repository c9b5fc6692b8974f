import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { registry, releasesOf } from '../../content/registry.ts';
import { registryDifferences, releasesIn, undatedSentences } from './registry.ts';

const entry = (vers: string, pubtime: string, yanked = false) =>
  JSON.stringify({ name: 'a', vers, yanked, pubtime, deps: [] });

test('releases are read from Cargo’s copy of the index', () => {
  const copy = `\u0003\u0002\0\0\0etag: "x"\x001.0.0\0${entry('1.0.0', '2024-01-02T03:04:05Z')}\x001.1.0\0${entry('1.1.0', '2024-02-03T00:00:00Z', true)}\0`;
  expect(releasesIn(copy)).toEqual([
    { version: '1.0.0', published: '2024-01-02', isYanked: false },
    { version: '1.1.0', published: '2024-02-03', isYanked: true },
  ]);
});

test('a new release, a yank, and a release that is gone are differences', () => {
  const stated = { asked: '2024-03-01', crates: { a: releasesIn(`${entry('1.0.0', '2024-01-02T03:04:05Z')}`) } };
  expect(registryDifferences(stated, stated.crates)).toEqual([]);
  const answer = releasesIn(
    [entry('1.0.0', '2024-01-02T00:00:00Z', true), entry('1.0.1', '2024-04-05T00:00:00Z')].join('\0'),
  );
  expect(registryDifferences(stated, { a: answer })).toEqual([
    'the registry has a 1.0.0 2024-01-02 yanked',
    'the registry has a 1.0.1 2024-04-05',
    'the registry does not have a 1.0.0 2024-01-02',
  ]);
  expect(registryDifferences(stated, {})).toEqual(['the registry does not have a 1.0.0 2024-01-02']);
});

test('sentences about what no release has need a date that is as new as the answer', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sentences-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, 'content'));
  const found = (text: string) => {
    fs.writeFileSync(path.join(root, 'content/page.mdx'), text);
    return undatedSentences(root, '2026-11-28').length;
  };
  for (const sentence of [
    'No release has it yet.',
    'It is in no release.',
    'Its crates are not published.',
    'The newest release is 3.0.6.',
  ]) {
    expect([sentence, found(sentence)]).toEqual([sentence, 1]);
    expect(found(`${sentence.slice(0, -1)} (November 27, 2026).`)).toBe(1);
    expect(found(`${sentence.slice(0, -1)} (November 28, 2026).`)).toBe(0);
  }
  expect(found('No release before 2.0 has it.')).toBe(0);
});

test('every crate that pages link to is known, and all that the advisories name', async () => {
  const { affectedCrates } = await import('../../content/data/advisories.ts');
  const { table } = await import('../../content/data/rust-crates.ts');
  const documented = JSON.stringify(table.rows).match(/crates\.io\/crates\/[\w-]+/g) ?? [];
  expect(documented.length).toBeGreaterThan(5);
  const names = [...documented.map((link) => link.slice('crates.io/crates/'.length)), ...affectedCrates];
  // Contracts are no crate.
  for (const name of names.filter((crate) => crate !== 'risc0-ethereum'))
    expect(releasesOf(name).length).toBeGreaterThan(0);
  expect(Object.keys(registry.crates).length).toBeGreaterThan(20);
});
