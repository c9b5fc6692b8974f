import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSynonyms } from './synonyms.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'synonyms-'));
  fs.mkdirSync(path.join(root, 'content'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const write = (text: string) => fs.writeFileSync(path.join(root, 'content/synonyms.txt'), text);

test('a project may have no synonyms', () => {
  expect(readSynonyms(root)).toEqual([]);
});

test('reads a line each, without comments', () => {
  write('# About them.\ncloud server: remote\n\nhash: sha-256 digest\n');
  expect(readSynonyms(root)).toEqual(['cloud server: remote', 'hash: sha-256 digest']);
});

test('reports every mistake with its line', () => {
  write('cloud = remote\nserver: remote\nserver: host\n');
  expect(() => readSynonyms(root)).toThrow(
    /synonyms\.txt:1: "cloud = remote" is not a line of synonyms\.[\s\S]*synonyms\.txt:3: "server" has synonyms in line 2 too\./,
  );
});
