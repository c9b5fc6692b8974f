import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marked, matchesIn, snippet } from './snippet.ts';

const cut = (text: string, words: string[], most = 5) =>
  snippet(text, matchesIn(text, new Set(words)), most)
    .map(({ text: piece, marked: hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test('takes the stretch with most different matches', () => {
  expect(cut('one two three four five six seven eight nine ten', ['six', 'eight'])).toBe('… [six] seven [eight] nine ten');
  expect(cut('one one one x y z w one two', ['one', 'two'])).toBe('… y z w [one] [two]');
});

test('takes the beginning where nothing matched', () => {
  expect(cut('one two three four five six', ['zzz'])).toBe('one two three four five …');
});

test('marks parts of identifiers', () => {
  expect(cut('set RISC0_DEV_MODE now', ['dev'])).toBe('set RISC0_[DEV]_MODE now');
});

test('never loses or doubles text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '_', ':', ' ', '.', '-') }), (text) => {
      const words = matchesIn(text, new Set(['a', 'b', 'ab']));
      expect(
        marked(text, words)
          .map((fragment) => fragment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
