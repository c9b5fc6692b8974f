import { expect, test } from 'vitest';
import { makeVersionTable } from '../../versions/table.ts';
import type { FrontMatter } from './front-matter.ts';
import { makeTopic, topicId } from './topic.ts';

const table = makeVersionTable(
  [
    { label: '1', facts: {} },
    { label: '2', facts: {} },
    { label: '3', facts: {}, latest: true },
  ],
  '/api',
);
const topic = (front: Partial<FrontMatter>, id = 'guides/guest') =>
  makeTopic(
    {
      kind: 'versioned',
      file: `content/api/${id}.mdx`,
      id,
      front: { title: 'T', description: 'D', ...front },
      body: '',
      bodyLine: 1,
      positionOf: () => ({ line: 1 }),
      problems: [],
    },
    table,
  );
const paths = (subject: ReturnType<typeof topic>) => table.all.map((version) => subject.path(version));

test.each([
  ['index.mdx', 'index'],
  ['guides/index.mdx', 'guides'],
  ['guides/install.mdx', 'guides/install'],
])('%s has the id %s', (file, id) => {
  expect(topicId(file)).toBe(id);
});

test.each<[string, Partial<FrontMatter>, (string | undefined)[]]>([
  ['everywhere', { versions: '*' }, ['guides/guest', 'guides/guest', 'guides/guest']],
  ['in some versions', { versions: '>=2' }, [undefined, 'guides/guest', 'guides/guest']],
  [
    'with a path that moved',
    { versions: '*', paths: { '<2': 'guides/old/guest' } },
    ['guides/old/guest', 'guides/guest', 'guides/guest'],
  ],
  ['that was the start page', { versions: '<=2', paths: { '1': '' } }, ['', 'guides/guest', undefined]],
])('a topic %s', (_, front, expected) => {
  expect(paths(topic(front))).toEqual(expected);
});

test('the start page has the empty path', () => {
  expect(paths(topic({ versions: '*' }, 'index'))).toEqual(['', '', '']);
});

test('overlapping ranges of paths are refused', () => {
  expect(() => topic({ versions: '*', paths: { '<3': 'a', '2': 'b' } })).toThrow(/two entries give a path for 2/);
});
