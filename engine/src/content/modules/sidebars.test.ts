import { expect, test } from 'vitest';
import { withProblems } from '../../problems/collect.ts';
import { makeVersionTable } from '../../versions/table.ts';
import { makeLibrary } from '../pages/library.ts';
import { makeTopic } from '../pages/topic.ts';
import type { SidebarEntry } from './sidebar-source.ts';
import { versionSidebars } from './sidebars.ts';

const table = makeVersionTable(
  [
    { label: '1', facts: { build: '1.0.2' } },
    { label: '2', facts: { build: '2.0.0' }, latest: true },
  ],
  '/api',
);
const topic = (id: string, versions = '*', draft = false) =>
  makeTopic(
    {
      kind: 'versioned',
      file: `content/api/${id}.mdx`,
      id,
      front: { title: id.toUpperCase(), description: 'D', versions, draft },
      body: '',
      bodyLine: 1,
      positionOf: () => ({ line: 1 }),
      problems: [],
    },
    table,
  );
const library = makeLibrary([topic('index'), topic('a'), topic('b', '2'), topic('c', '*', true)], table);
const sidebars = (label: string, items: readonly SidebarEntry[]) =>
  withProblems((problems) =>
    versionSidebars([{ name: 'api', versions: '*', items }], library, table.get(label), problems),
  );

test('omits drafts, and pages that the version lacks', () => {
  expect(sidebars('1', ['a', 'b', 'c']).trees.api).toEqual([{ type: 'doc', id: 'a' }]);
});

test('omits a category of which nothing is left, and keeps one with links', () => {
  expect(sidebars('1', [{ category: 'B', items: ['b'] }]).trees.api).toEqual([]);
  expect(sidebars('2', [{ category: 'B', items: ['b'] }]).trees.api).toHaveLength(1);
  const link = { link: 'Elsewhere', href: 'https://example.com' };
  expect(sidebars('1', [{ category: 'B', items: ['b', link] }]).trees.api).toEqual([
    { type: 'category', label: 'B', items: [{ type: 'link', label: 'Elsewhere', href: 'https://example.com' }] },
  ]);
});

test('links can contain facts', () => {
  const items = [{ link: 'Reference', href: 'https://reference.example/tool/@build@' }];
  expect(sidebars('1', items).trees.api).toEqual([
    { type: 'link', label: 'Reference', href: 'https://reference.example/tool/1.0.2' },
  ]);
});

test('the reading order includes categories, and keeps the path to each page', () => {
  const { order } = sidebars('2', [
    'index',
    { heading: 'Build' },
    { category: 'Outer', doc: 'a', items: [{ category: 'Inner', items: ['b'] }] },
  ]);
  expect(order).toEqual([
    { id: 'index', sidebar: 'api', crumbs: [] },
    { id: 'a', sidebar: 'api', crumbs: [] },
    { id: 'b', sidebar: 'api', crumbs: ['Outer', 'Inner'] },
  ]);
});

test('lists pages about changes in every version but the oldest, and never without versions', () => {
  const items = ['a', { category: 'Upgrade', items: [{ page: 'changes' }] }] as const;
  const upgrade = { type: 'category', label: 'Upgrade', items: [{ type: 'doc', id: 'changes' }] };
  expect(sidebars('2', items).trees.api).toEqual([{ type: 'doc', id: 'a' }, upgrade]);
  expect(sidebars('1', items).trees.api).toEqual([{ type: 'doc', id: 'a' }]);
  expect(() => sidebars('2', [...items, { page: 'changes' }])).toThrow('The page "changes" is listed twice');
  const unversioned = () =>
    withProblems((problems) =>
      versionSidebars([{ name: 'learn', items: [{ page: 'upgrade' }] }], library, null, problems),
    );
  expect(unversioned).toThrow('The page "upgrade" exists in versions only.');
});
