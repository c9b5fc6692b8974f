import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passageOf } from '../index/words.ts';
import { marked, matchesIn, snippet } from './snippet.ts';

/** Words of a query as stems that match, each with the same information, or as given. */
const stems = (words: readonly string[], infos: readonly number[] = []) =>
  new Map(words.map((word, term) => [word, { term, info: infos[term] ?? 1 }]));

const cut = (text: string, words: string[], max = 5, infos: number[] = []) =>
  snippet(text, matchesIn(passageOf(text), stems(words, infos)), max)
    .map(({ text: piece, marked: hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test('selects the part with the most different matches', () => {
  expect(cut('one two three four five six seven eight nine ten', ['six', 'eight'])).toBe(
    '… [six] seven [eight] nine ten',
  );
  expect(cut('one one one x y z w one two', ['one', 'two'])).toBe('… y z w [one] [two]');
});

test('begins with the line of the first match, if what is shown fits', () => {
  expect(cut('a b c\none two three six\nseven', ['two', 'six'])).toBe('… one [two] three [six] seven');
  expect(cut('a b c\none two three four five six seven', ['four', 'six'])).toBe('… three [four] five [six] seven');
});

test('an informative word outweighs several uninformative ones', () => {
  expect(cut('a proof of a proof and a proof z w x y seal', ['proof', 'seal'], 3, [0.2, 2])).toBe('… x y [seal]');
});

test('finds other forms of the query’s words', () => {
  expect(cut('they verified all', ['verifi'])).toBe('they [verified] all');
});

test('selects the beginning if nothing matches', () => {
  expect(cut('one two three four five six', ['zzz'])).toBe('one two three four five …');
});

test('marks parts of identifiers', () => {
  expect(cut('set ACME0_DEV_MODE now', ['dev'])).toBe('set ACME0_[DEV]_MODE now');
});

test('never loses or duplicates text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '_', ':', ' ', '.', '-') }), (text) => {
      const words = matchesIn(passageOf(text), stems(['a', 'b', 'ab']));
      expect(
        marked(text, words)
          .map((fragment) => fragment.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
