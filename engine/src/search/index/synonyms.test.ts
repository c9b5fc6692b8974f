import { expect, test } from 'vitest';
import { Synonyms } from './synonyms.ts';

const synonyms = new Synonyms(['cloud server: remote', 'hash: sha-256']);

test('a word finds its synonyms in any form, but not the other way', () => {
  expect(synonyms.of('servers')).toEqual(['remote']);
  expect(synonyms.of('remote')).toEqual([]);
  expect(synonyms.words).toEqual(['cloud', 'server', 'hash']);
});

test('a hyphen joins words', () => {
  expect(synonyms.of('hashes')).toEqual(['sha256']);
});
