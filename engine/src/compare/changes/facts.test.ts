import { expect, test } from 'vitest';
import type { Version } from '../../versions/table.ts';
import { parseHtml } from '../diff/tree.ts';
import type { Block } from '../document/document.ts';
import { blocksHtml } from '../document/html.ts';
import { markdownWriter } from '../document/markdown.ts';
import { beyondFacts } from './facts.ts';

const version = (facts: Record<string, string>) => ({ facts }) as unknown as Version;
const before = version({ crate: '1.2.6', build: '1.2.6', minor: '1.2' });
const after = version({ crate: '2.0.2', build: '2.1.1', minor: '2.0' });

test.each([
  ['a fact', '<p>Take <del>1.2.6</del><ins>2.0.2</ins>.</p>', 0],
  ['a fact with the value of another', '<p>Take <del>1.2.6</del><ins>2.1.1</ins>.</p>', 0],
  ['a fact within another', '<p>Take <del>1.2</del><ins>2.0</ins> or <del>1.2.6</del><ins>2.0.2</ins>.</p>', 0],
  ['a number that is no fact of the version', '<p>Take <del>1.2.6</del><ins>2.3.4</ins>.</p>', 1],
  ['a fact and a word', '<p>Take <del>1.2.6</del><ins>2.0.2</ins><ins> now</ins>.</p>', 1],
])('%s', (_, html, left) => {
  expect(beyondFacts([{ heading: null, nodes: parseHtml(html) }], before, after)).toHaveLength(left);
});

test('the page and its Markdown both say if a version lacks a fact', () => {
  const facts = [{ name: 'build', title: 'the-build', before: null, after: '2.1.1' }];
  const table: Block = { type: 'facts', before: '1.2', after: '2.0', facts };
  expect(markdownWriter((href) => href).blocks([table])).toMatch(/\| the-build \| not stated \| `2\.1\.1` +\|/);
  expect(blocksHtml([table])).toContain('<td>not stated</td><td><code>2.1.1</code></td>');
});
