import { expect, test } from 'vitest';
import { highlightUrl } from './highlight.tsx';

const mark = (text: string) => ({ text, marked: true });
const plain = (text: string) => ({ text, marked: false });
const hit = {
  url: '/guide/x#y',
  external: false,
  kind: 'text',
  heading: [plain('Heading')],
  snippet: [plain('set '), mark('ACME0'), plain('_'), mark('DEV'), plain(' and '), mark('more')],
} as const;

test('a text fragment contains the first matching words', () => {
  expect(highlightUrl(hit)).toBe('/guide/x#y:~:text=ACME0_DEV');
  expect(highlightUrl({ ...hit, url: '/guide/x' })).toBe('/guide/x#:~:text=ACME0_DEV');
});

test('prefers words of the heading, and escapes hyphens and commas', () => {
  expect(highlightUrl({ ...hit, kind: 'heading', heading: [mark('on-chain, fast')] })).toBe(
    '/guide/x#y:~:text=on%2Dchain%2C%20fast',
  );
});

test('without matches, or on another site, the address is unchanged', () => {
  expect(highlightUrl({ ...hit, snippet: [plain('x')] })).toBe('/guide/x#y');
  expect(highlightUrl({ ...hit, external: true })).toBe('/guide/x#y');
});
