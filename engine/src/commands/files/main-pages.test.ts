import { expect, test } from 'vitest';
import type { DocMeta, SidebarItem } from '../../model/record.ts';
import { mainPages } from './data.ts';

const doc = (id: string): DocMeta => ({
  id,
  path: id === 'index' ? '' : id,
  label: id,
  sidebar: 'main',
  crumbs: [],
  previous: null,
  next: null,
  record: id,
});
const item = (id: string): SidebarItem => ({ type: 'doc', id, label: id, path: id });
const docs = ['index', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map(doc);

test('lists pages at the top of the first sidebar, and the first page of each category', () => {
  const items: SidebarItem[] = [
    { type: 'heading', label: 'Learn' },
    item('index'),
    { type: 'category', label: 'A', items: [{ type: 'category', label: 'Inner', items: [item('a')] }, item('b')] },
    { type: 'category', label: 'C', doc: { id: 'c', path: 'c' }, items: [] },
    { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
  ];
  expect(mainPages({ path: '/guide/1.0', sidebars: { main: items, other: [item('g')] }, docs })).toEqual([
    { path: '/guide/1.0', title: 'index' },
    { path: '/guide/1.0/a', title: 'a' },
    { path: '/guide/1.0/c', title: 'c' },
  ]);
});

test('lists at most six', () => {
  expect(mainPages({ path: '', sidebars: { main: docs.map(({ id }) => item(id)) }, docs })).toHaveLength(6);
});

test('a version without a sidebar has none', () => {
  expect(mainPages({ path: '', sidebars: {}, docs })).toEqual([]);
});
