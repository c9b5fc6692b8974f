// @vitest-environment happy-dom
/** The search dialog with a provider whose answers the tests decide: states, keys, and what is typed. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hit, SearchEnvironment, SearchProvider, SearchResponse } from '../../provider.ts';
import { SearchDialog, type TypedText } from './dialog.tsx';

const stored = new Map<string, unknown>();
const environment: SearchEnvironment = {
  base: '/docs/',
  resultsPage: '/docs/search',
  origin: 'https://docs.example',
  language: 'en',
  versions: [
    { label: '2.0', path: '', status: 'latest' },
    { label: '1.0', path: '1.0', status: 'superseded' },
  ],
  currentSet: () => '2.0',
  digestUrl: async () => '',
  versionWordsUrl: async () => null,
  storageSlot: (key, parse) => ({ get: () => parse(stored.get(key)), set: (value) => void stored.set(key, value) }),
  help: [],
  startPages: [{ label: 'Install it', href: '/guide/install' }],
  namesUrl: null,
  commands: [],
  upgradeUrl: () => '',
  feedbackUrl: (query) => `https://forge.example/new?title=${query}`,
};

const hit = (name: string): Hit => ({
  id: name,
  url: `/docs/${name}`,
  external: false,
  page: name,
  version: '2.0',
  crumbs: [],
  heading: [{ text: name, marked: true }],
  above: [],
  kind: 'page',
  snippet: [],
  words: [name],
  lacks: [],
});

const isGone = (query: string, scope: string) => query === 'gone' && scope === '2.0';
/** Two pages that match a query, of three, except for `both`; nothing if it is gone. */
const found = (query: string, scope: string): SearchResponse => ({
  query,
  scope,
  groups: (isGone(query, scope) ? [] : ['first', 'second']).map((rank) => ({
    id: rank,
    isClosest: false,
    title: `${query}-${rank}`,
    version: '2.0',
    crumbs: [],
    hits: [hit(`${query}-${rank}`)],
  })),
  total: isGone(query, scope) ? 0 : query === 'both' ? 2 : 3,
  suggestions: [],
  unknownWords: isGone(query, scope),
});

interface Asked {
  readonly query: string;
  readonly scope: string;
  answer(): void;
  fail(): void;
}
let asked: Asked[];
const provider: SearchProvider = {
  attribution: { name: 'your browser', href: null },
  warm: () => {},
  search: ({ query, scope }) =>
    new Promise((resolve, reject) => {
      asked.push({
        query,
        scope,
        answer: () => resolve(found(query, scope)),
        fail: () => reject(new Error('offline')),
      });
    }),
  snippets: async () => new Map(),
  otherVersions: async (query) => (query === 'gone' ? { words: ['gone'], versions: ['1.0'] } : null),
  viewed: () => {},
  opened: () => {},
};

const navigate = vi.fn();
const onClose = vi.fn();
const newTab = vi.fn(() => null);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stored.clear();
  navigate.mockClear();
  newTab.mockClear();
  vi.stubGlobal('open', newTab);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
/** The results, and the link to all of them. */
const titles = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const selected = () => document.querySelector('[aria-selected=true]')?.textContent;

/** Presses a button as a browser does, which gives it the focus. */
function click(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

const open = (typed: TypedText = { text: '', isEntered: false }) =>
  render(<SearchDialog {...{ provider, environment, typed, navigate, onClose }} isShortcut={() => false} />);

/** Answers the last search. */
const answer = () => act(async () => asked.at(-1)?.answer());
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a search that fails has a message, and Retry searches again', async () => {
  open();
  type('firing');
  await act(async () => asked[0]?.fail());
  expect(screen.getByRole('alert').textContent).toBe(
    'Unable to fetch resultsYou might want to check your network connection.Retry',
  );
  click('Retry');
  expect(asked.map(({ query }) => query)).toEqual(['firing', 'firing']);
  await answer();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(titles()).toEqual(['firing-first2.0', 'firing-second2.0', 'See all 3 results']);
});

test('a slow search is shown as stalled after 300 ms, until the results arrive', async () => {
  open();
  type('firing');
  await wait(299);
  expect(status()).toBe('loading');
  await wait(1);
  expect([status(), titles()]).toEqual(['stalled', []]);
  await answer();
  expect([status(), titles().length]).toEqual(['idle', 3]);
});

test('the answer to an earlier query is dropped', async () => {
  open();
  type('firing');
  type('kiln');
  await act(async () => asked[0]?.answer());
  expect(titles()).toEqual([]);
  await answer();
  expect(titles()[0]).toContain('kiln-first');
});

test('Enter while results are loading waits, says so, and opens the first one', async () => {
  open();
  type('dry');
  press('Enter');
  expect(screen.getByText('Opening the first result …')).toBeTruthy();
  expect(status()).toBe('stalled');
  expect(navigate).not.toHaveBeenCalled();
  await answer();
  expect(navigate.mock.calls).toEqual([['/docs/dry-first', { query: 'dry', words: ['dry-first'] }]]);
});

test('Enter before the dialog was loaded opens the first result', async () => {
  open({ text: 'dry', isEntered: true });
  await answer();
  expect(navigate.mock.calls).toEqual([['/docs/dry-first', { query: 'dry', words: ['dry-first'] }]]);
});

test('Enter is forgotten when the reader types on', async () => {
  open();
  type('firing');
  await answer();
  type('dry');
  press('Enter');
  type('dry run');
  await answer();
  expect(titles().length).toBe(3);
  expect(navigate).not.toHaveBeenCalled();
});

test('Enter never opens a result of the query before', async () => {
  open();
  type('firing');
  await answer();
  type('dry');
  press('Enter');
  expect(navigate).not.toHaveBeenCalled();
  await answer();
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['/docs/dry-first']);
});

test('arrows, Home, and End move through the results, and around their ends', async () => {
  open();
  type('dry');
  await answer();
  const steps = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'ArrowDown'].map((key) => {
    press(key);
    expect(input().getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected=true]')?.id);
    return selected();
  });
  const [first, second, all] = titles();
  expect(steps).toEqual([second, first, all, first, all, first]);
});

test('Ctrl+Enter opens a result in a new tab, and the dialog stays', async () => {
  open();
  type('dry');
  await answer();
  press('Enter', { ctrlKey: true });
  expect(newTab.mock.calls).toEqual([['/docs/dry-first', '_blank', 'noopener']]);
  expect(navigate).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('the query is cut at 64 characters, and cleared', () => {
  open();
  type('x'.repeat(200));
  expect(input().value).toHaveLength(64);
  click('Clear the query');
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
});

test('a character before a full query is not typed, and takes nothing away', () => {
  open();
  const full = `${'x'.repeat(63)}y`;
  type(full);
  type(`z${full}`);
  expect(input().value).toBe(full);
});

test.each([
  ['in a composition', { isComposing: true }],
  ['that ends one, in WebKit', { keyCode: 229 }],
])('Enter %s opens nothing, before the results and after', async (_, composing) => {
  open();
  type('kana');
  press('Enter', composing);
  await answer();
  press('Enter', composing);
  expect(navigate).not.toHaveBeenCalled();
  press('Enter');
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['/docs/kana-first']);
});

test('another version is searched for the same query', async () => {
  open();
  type('dry');
  await answer();
  const versions = screen.getByRole('combobox', { name: 'Version' });
  versions.focus();
  fireEvent.change(versions, { target: { value: '1.0' } });
  expect(asked.at(-1)).toMatchObject({ query: 'dry', scope: '1.0' });
  expect(document.activeElement).toBe(input());
});

test('without results, versions that have the words say how many they have', async () => {
  open();
  type('gone');
  await answer();
  const choice = screen.getByRole('button', { name: 'Search version 1.0' });
  await answer();
  expect(choice.textContent).toBe('3 results in 1.0');
  fireEvent.click(choice);
  await answer();
  expect(titles()[0]).toContain('gone-first');
});

test('a text that is searched for in part says so, until the reader types', async () => {
  const note = () => screen.queryByText('Shortened to the words that say most.');
  open();
  type(`${'kiln '.repeat(20)}E_COLD`);
  expect(input().value).toBe('kiln E_COLD');
  expect(note()).toBeTruthy();
  type('kiln E_COLDER');
  expect(note()).toBeNull();
  cleanup();
  open({ text: 'error: E_COLD', isEntered: false });
  expect(note()).toBeNull();
});

test('invalid data from storage is not shown', () => {
  stored.set('search', { recent: [{ path: 'javascript:alert(1)', title: 'x', page: '', version: '' }, null, 7] });
  open();
  expect(screen.getByText('No recent searches')).toBeTruthy();
});

test('opened results are remembered, and kept as favorites or removed, with the focus in the input', async () => {
  open();
  type('dry');
  await answer();
  press('Enter', { ctrlKey: true });
  type('');
  click('Save this search: dry-first');
  expect(screen.getByRole('rowgroup', { name: 'Favorite' }).textContent).toContain('dry-first');
  expect(screen.queryByRole('rowgroup', { name: 'Recent' })).toBeNull();
  expect(document.activeElement).toBe(input());
  cleanup();
  open();
  click('Remove this search from favorites: dry-first');
  expect(screen.getByText('No recent searches')).toBeTruthy();
});

test('all results are offered only if there are more', async () => {
  open();
  type('both');
  await answer();
  expect(titles()).toEqual(['both-first2.0', 'both-second2.0']);
});

test('before anything is typed or remembered, it offers pages, which the keys reach', () => {
  open();
  expect(screen.getByText('Type a word or a question, or paste an error message as it is.')).toBeTruthy();
  expect(screen.getByRole('row', { selected: true }).textContent).toBe('Install it');
  press('Enter');
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['/guide/install']);
});

test('names what searches', () => {
  open();
  expect(screen.getByText('Search by your browser')).toBeTruthy();
});
