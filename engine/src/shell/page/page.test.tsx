// @vitest-environment happy-dom
/** The article and what is around it, and what a reader sees if it crashes. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shellPage } from '../../../tests/fixtures/shell-page.ts';
import { Page } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((it) => it.getAttribute('href'));
const toc = [
  [2, 'clay', 'Clay'],
  [3, 'stoneware', 'Stoneware'],
] as const;

test('a guide has breadcrumbs, a title, an edit link, its neighbors, and its headings', () => {
  render(<Page {...shellPage('2.0', 'install', { record: { toc, updated: '2026-03-01T09:00:00Z' } })} />);
  expect(hrefs('.breadcrumbs a').slice(0, 2)).toEqual(['/', '/api']);
  expect(document.querySelector('.breadcrumbs [aria-current=page]')?.textContent).toBe('Page install');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title of install');
  expect(hrefs('.article-footer a')).toEqual(['https://tiny.example/edit/install.mdx']);
  expect(document.querySelector('time')?.textContent).toBe('March 1, 2026');
  expect(hrefs('.pagination a')).toEqual(['/api', '/api/upgrade']);
  expect(hrefs('nav.contents a')).toEqual(['#clay', '#stoneware']);
  expect([...document.querySelectorAll('nav.contents li')].map((it) => it.className)).toEqual(['level-2', 'level-3']);
});

test('without an address for editing, a page can be copied, and says when it changed', () => {
  const config = { editUrl: undefined };
  render(<Page {...shellPage('2.0', 'install', { config, record: { updated: '2026-03-01T09:00:00Z' } })} />);
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeTruthy();
  expect(document.querySelector('.article-footer')?.textContent).toBe('Last updated March 1, 2026');
});

test('one heading is no table of contents', () => {
  render(<Page {...shellPage('2.0', 'install', { record: { toc: toc.slice(0, 1) } })} />);
  expect(hrefs('nav.contents a')).toEqual([]);
});

test('a topic is compared with the versions that have it', () => {
  render(<Page {...shellPage('2.0', 'upgrade')} />);
  const values = [...document.querySelectorAll('[data-compare]')].map((it) => it.getAttribute('data-compare'));
  expect(values[0]).toBe('next');
  expect(values).not.toContain('1.0');
});

test('if the article crashes, its text is still there, and the reader can try again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = shellPage('2.0', 'install');
  const broken = { ...view.page };
  let isBroken = true;
  Object.defineProperty(broken, 'crumbs', {
    get() {
      if (isBroken) throw new Error('No crumbs.', { cause: new Error('The oven is cold.') });
      return view.page.crumbs;
    },
  });
  render(<Page {...view} page={broken} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
  expect(document.querySelector('.crash pre')?.textContent).toBe('No crumbs.\n\nCause:\nThe oven is cold.');
  expect(document.querySelector('article')?.textContent).toBe('Its body');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title of install');
});
