/** Snippets for editors: each is accepted in a page, and there is one for every element. */
import fs from 'node:fs';
import path from 'node:path';
import { loadTiny } from 'onesource/testing/fixtures/tiny-project';
import {
  elementSnippets,
  elementsTable,
  frontMatterSchema,
  makeVersionTable,
  readBody,
  writersElements,
} from 'onesource/tools';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

const file = '.vscode/mdx.code-snippets';
const snippets = JSON.parse(fs.readFileSync(path.join(projectRoot, file), 'utf8')) as Record<
  string,
  { prefix: string; body: string[] }
>;
const written = JSON.parse(
  fs.readFileSync(path.join(projectRoot, '.vscode/elements.code-snippets'), 'utf8'),
) as unknown;

/** The text that a snippet inserts, with its first choices. */
const inserted = (body: readonly string[]) =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1')
    .replace(/(?<!\\)\$\d/g, '')
    .replace(/\\([$}\\])/g, '$1');

const elements = Object.entries(elementSnippets()).map(
  ([name, { body }]) => [name, { body: body.split('\n') }] as const,
);
const bodies = [...Object.entries(snippets).filter(([name]) => name !== 'Front matter'), ...elements];

test.each(bodies)('the snippet %s is accepted in a page', (_, { body }) => {
  const site = {
    table: makeVersionTable([{ label: '1.0', latest: true, facts: {} }], '/api'),
    origin: 'https://tiny.example',
  };
  const text = inserted(body);
  const { tree, problems } = readBody({ file, text, line: 1, elements: writersElements, below: 2 }, site);
  // Some elements belong inside of another.
  expect(problems.filter(({ message }) => !message.includes('is outside of'))).toEqual([]);
  expect(tree.children).not.toEqual([]);
});

test('the snippets of elements are those of the vocabulary: otherwise, run npm run editor', () => {
  expect(Object.keys(elementSnippets())).toEqual(writersElements);
  expect(written).toEqual(elementSnippets());
});

test('the schema of front matter is that of the build: otherwise, run npm run editor', () => {
  const schema = fs.readFileSync(path.join(projectRoot, '.vscode/front-matter.schema.json'), 'utf8');
  expect(JSON.parse(schema)).toEqual(frontMatterSchema());
});

test('the table of elements in the writer’s guide is that of the vocabulary: otherwise, run npm run editor', () => {
  const guide = fs.readFileSync(path.join(projectRoot, 'content/README.md'), 'utf8');
  expect(guide).toContain(`\n${elementsTable()}\n<!-- end of elements -->`);
});

test('the front matter of the snippet is valid', async () => {
  const front = inserted(snippets['Front matter']?.body ?? []);
  const site = await loadTiny({ files: { 'content/api/install.mdx': `${front}\nText.\n` } });
  expect(site.library.topic('versioned', 'install').front.title).toBe('Title');
});
