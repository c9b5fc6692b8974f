import { expect, test } from 'vitest';
import { scorePassages } from './score-passages.ts';

/** The passage with the most of a query. */
function best(query: string, words: readonly string[], passages: readonly string[]): string | undefined {
  const scores = scorePassages(passages, { query, words });
  return passages[scores.indexOf(Math.max(...scores))];
}

test('an identifier of the query counts as a whole', () => {
  const row = 'SealRejected(): compare the digests';
  const others = ['A call with an old seal reverts', 'Calls that revert', 'Seals', 'More'];
  expect(best('reverted: SealRejected()', ['seal', 'reverts'], [...others, row])).toBe(row);
});

test('forms of a word count once', () => {
  const answer = 'How to verify on a phone';
  const forms = 'A verifier that verified a verification';
  expect(best('verify phone', ['verify', 'verifier', 'verified', 'verification', 'phone'], [forms, answer])).toBe(
    answer,
  );
});

test.each(['RISC-V', 'risc_v', 'risc::v'])('a word that is spelled as %s', (spelled) => {
  expect(best('riscv', ['riscv'], ['Other', `About ${spelled}`])).toBe(`About ${spelled}`);
});
