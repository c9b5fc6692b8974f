import { expect, test } from 'vitest';
import { noStore, type Store } from '../cache/store.ts';
import { highlight } from './highlight.ts';

const none: ReadonlySet<number> = new Set();

test('tokens have a class, and marked lines an element', () => {
  const html = highlight('let height = 2;\nlet width = 3;', 'rust', new Set([2]), noStore);
  const [first, second] = html.split('\n');
  expect(first).toContain('<span class="k">let</span>');
  expect(first).not.toContain('<mark>');
  expect(second).toMatch(/^<mark>.*<\/mark>$/);
});

test('text without a grammar is escaped only', () => {
  expect(highlight('a < b\n', 'text', none, noStore)).toBe('a &lt; b\n');
});

test('what an earlier build highlighted is taken over, with the lines that are marked now', () => {
  const entries = new Map<string, string>();
  const store: Store = {
    read: (key) => entries.get(key.join()),
    write: (key, text) => entries.set(key.join(), text),
    trim: () => {},
  };
  const code = 'fn kept() {}\nfn also() {}';
  const html = highlight(code, 'rust', none, store);
  expect([...entries.values()]).toEqual([html]);
  for (const key of entries.keys()) entries.set(key, 'one\ntwo');
  expect(highlight(code, 'rust', new Set([1]), store)).toBe('<mark>one</mark>\ntwo');
});

test('an unknown language is refused, with the nearest name', () => {
  expect(() => highlight('x', 'rsut', none, noStore)).toThrow('There is no highlighting for the language "rsut".');
});
