import { expect, test } from 'vitest';
import type { Version } from '../../versions/table.ts';
import { beyondFacts } from './facts.ts';
import { parseHtml } from './tree.ts';

const version = (facts: Record<string, string>) => ({ facts }) as unknown as Version;
const before = version({ zkvm: '1.2.6', build: '1.2.6', minor: '1.2' });
const after = version({ zkvm: '2.0.2', build: '2.1.1', minor: '2.0' });

test.each([
  ['a fact', '<p>Take <del>1.2.6</del><ins>2.0.2</ins>.</p>', 0],
  ['a fact with the value of another', '<p>Take <del>1.2.6</del><ins>2.1.1</ins>.</p>', 0],
  ['a fact within another', '<p>Take <del>1.2</del><ins>2.0</ins> or <del>1.2.6</del><ins>2.0.2</ins>.</p>', 0],
  ['a number that is no fact of the version', '<p>Take <del>1.2.6</del><ins>2.3.4</ins>.</p>', 1],
  ['a fact and a word', '<p>Take <del>1.2.6</del><ins>2.0.2</ins><ins> now</ins>.</p>', 1],
])('%s', (_, html, left) => {
  expect(beyondFacts([{ heading: null, nodes: parseHtml(html) }], before, after)).toHaveLength(left);
});
