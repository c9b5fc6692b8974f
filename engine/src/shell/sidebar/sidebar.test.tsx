// @vitest-environment happy-dom
/** The tree of the sidebar, and its categories. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SidebarNode } from '../../model/page-data.ts';
import { openCategories } from './drawer.ts';
import { SidebarNodes } from './sidebar-nodes.tsx';

afterEach(cleanup);

const doc = (id: string): SidebarNode => ({ type: 'doc', id, label: id, href: `/${id}` });
const category = (label: string, items: readonly SidebarNode[], own: string | null = null): SidebarNode => ({
  type: 'category',
  label,
  doc: own === null ? null : { id: own, href: `/${own}` },
  items,
  ids: new Set([...items.flatMap((item) => (item.type === 'doc' ? [item.id] : [])), ...(own === null ? [] : [own])]),
});

const nodes: readonly SidebarNode[] = [
  { type: 'heading', label: 'Guides' },
  doc('start'),
  category('Firing', [doc('bisque'), doc('glaze')], 'firing'),
  category('Clay', [doc('stoneware')]),
  { type: 'link', label: 'Blog', href: 'https://blog.example' },
];

const open = () => [...document.querySelectorAll<HTMLDetailsElement>('details')].map((it) => it.open);
const current = () => [...document.querySelectorAll('[aria-current=page]')].map((it) => it.textContent);

test('marks the current page, and opens only its category', () => {
  render(<SidebarNodes nodes={nodes} current="glaze" />);
  expect(current()).toEqual(['glaze']);
  expect(open()).toEqual([true, false]);
});

test("a category's own page is a link beside its button, which has a name of its own", () => {
  render(<SidebarNodes nodes={nodes} current="firing" />);
  expect(current()).toEqual(['Firing']);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('Pages on Firing');
  expect(screen.getByText('Clay').tagName).toBe('SUMMARY');
});

test('a page that is asked for opens its category at once, and closes none', () => {
  render(
    <div className="sidebar">
      <SidebarNodes nodes={nodes} current="glaze" />
    </div>,
  );
  openCategories('/stoneware');
  expect(open()).toEqual([true, true]);
  expect(document.querySelectorAll('details')[1]?.style.getPropertyValue('--opening')).toBe('0s');
});

test("a category's own page opens it too, and a page outside of it doesn't", () => {
  render(
    <div className="sidebar">
      <SidebarNodes nodes={nodes} current={null} />
    </div>,
  );
  openCategories('/start');
  expect(open()).toEqual([false, false]);
  openCategories('/firing');
  expect(open()).toEqual([true, false]);
});

test('a category that the reader closed stays closed on the same page', () => {
  const { rerender } = render(<SidebarNodes nodes={nodes} current="glaze" />);
  const [firing] = document.querySelectorAll('details');
  (firing as HTMLDetailsElement).open = false;
  rerender(<SidebarNodes nodes={[...nodes]} current="glaze" />);
  expect(open()).toEqual([false, false]);
});

test('a longer category takes longer to open', () => {
  const many = category(
    'Many',
    Array.from({ length: 30 }, (_, i) => doc(`page ${i}`)),
  );
  render(<SidebarNodes nodes={[many, category('Few', [doc('one')])]} current={null} />);
  for (const summary of document.querySelectorAll('summary')) fireEvent.click(summary);
  const [long, short] = [...document.querySelectorAll('details')].map((it) =>
    Number.parseFloat(it.style.getPropertyValue('--opening')),
  );
  expect(short).toBeGreaterThan(50);
  expect(long).toBeGreaterThan(short as number);
});

test('a link to a page without versions is a link like any other', () => {
  render(<SidebarNodes nodes={[{ type: 'link', label: 'Words', href: '/terminology' }]} current={null} />);
  expect(screen.getByRole('link', { name: 'Words' }).className).toBe('');
});

test('a link to another site says that it is one', () => {
  render(<SidebarNodes nodes={nodes} current={null} />);
  const link = screen.getByRole('link', { name: 'Blog' });
  expect(link.className).toBe('external');
});
