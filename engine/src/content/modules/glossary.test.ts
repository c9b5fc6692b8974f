import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withProblems } from '../../problems/collect.ts';
import { readSynonyms } from './glossary.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'synonyms-'));
  fs.mkdirSync(path.join(root, 'content'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const write = (text: string) => fs.writeFileSync(path.join(root, 'content/synonyms.txt'), text);

const read = () => withProblems((problems) => readSynonyms(root, problems));

test('a project may have no synonyms', () => {
  expect(read()).toEqual([]);
});

test('reads a line each, without comments', () => {
  write('# About them.\ncloud server: remote\n\nhash: sha-256 digest\n');
  expect(read()).toEqual(['cloud server: remote', 'hash: sha-256 digest']);
});

test('reports every mistake with its line', () => {
  write('cloud = remote\nserver: remote\nserver: host\n');
  expect(() => read()).toThrow(
    /synonyms\.txt:1: "cloud = remote" is not a line of synonyms\.[\s\S]*synonyms\.txt:3: "server" has synonyms in line 2 too\./,
  );
});
