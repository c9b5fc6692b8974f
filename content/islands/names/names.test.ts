import { expect, test } from 'vitest';
import { filtered, inWords, type NamesFile, readOn } from './names.ts';

const file: NamesFile = {
  ranges: {
    '*': ['0.18', '1.0', '2.0', 'next'],
    '<1.0': ['0.18'],
    '>=1.0': ['1.0', '2.0', 'next'],
    '1.0': ['1.0'],
    '0.18 || >=2.0': ['0.18', '2.0', 'next'],
    '>=2.0': ['2.0', 'next'],
    '<2.0': ['0.18', '1.0'],
  },
  releases: { 'a-b': { '0.18': '0.18.0', '1.0': '1.0.5', '2.0': '2.0.2' } },
  names: [
    { path: 'a_b::Prover::prove_elf', kind: 'method', of: 'a-b', versions: '<1.0', use: '`prove`' },
    { path: 'a_b::Prover::prove', kind: 'method', of: 'a-b', versions: '*', href: '/api/x#y' },
    { path: 'a_b::Claim', kind: 'type', of: 'a-b', versions: '0.18 || >=2.0' },
    {
      path: 'a_b::Digest',
      kind: 'type',
      of: 'a-b',
      versions: '*',
      was: [{ path: 'a_b::sha::Digest', versions: '<1.0' }],
    },
    { path: 'tool --id', kind: 'option', of: 'tool', versions: '1.0', unknown: '>=2.0' },
    { path: 'a_b::Old', kind: 'type', of: 'a-b', until: '0.16' },
  ],
};
const any = { text: '', of: '', kind: '', version: '' };
const paths = (filter: Partial<typeof any>) => filtered(file, { ...any, ...filter }).map(({ path }) => path);

test('a part of a name finds it in any case, and under its former path', () => {
  expect(paths({ text: 'PROVE_elf(env' })).toEqual(['a_b::Prover::prove_elf']);
  expect(paths({ text: 'sha::digest' })).toEqual(['a_b::Digest']);
  expect(paths({ text: 'nothing' })).toEqual([]);
});

test('filters hold together', () => {
  expect(paths({ of: 'a-b', kind: 'type', version: '2.0' })).toEqual(['a_b::Claim', 'a_b::Digest']);
  expect(paths({ version: '-1.0' })).toEqual(['a_b::Prover::prove_elf', 'a_b::Claim', 'a_b::Old']);
});

test('where a name is unknown, it is not said to be missing', () => {
  expect(paths({ version: '-2.0' })).toEqual(['a_b::Prover::prove_elf', 'a_b::Old']);
  expect(paths({ version: '-0.18', kind: 'option' })).toEqual(['tool --id']);
});

test('versions in words', () => {
  expect(file.names.map((row) => inWords(file, row))).toEqual([
    'until 0.18',
    'all',
    'until 0.18, since 2.0',
    'all',
    'only 1.0; later ones not read',
    'until 0.16',
  ]);
});

test('a name leads to this site, or to the last release that has it', () => {
  expect(file.names.map((row) => readOn(file, row))).toEqual([
    'https://docs.rs/a-b/0.18.0/a_b/?search=Prover%3A%3Aprove_elf',
    '/api/x#y',
    'https://docs.rs/a-b/2.0.2/a_b/?search=Claim',
    'https://docs.rs/a-b/2.0.2/a_b/?search=Digest',
    null,
    null,
  ]);
});
