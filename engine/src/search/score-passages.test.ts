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

test('a word that only begins like a word of the query is another word', () => {
  expect(
    scorePassages(['The signature is short', 'Signals end a run'], { query: 'signal', words: ['signals'] }),
  ).toEqual([0, expect.closeTo(Math.log(3))]);
});

test('a name that begins with a word of the query counts as that word', () => {
  const rows = ['lift and lift_work count the work', 'lift takes a segment', 'join takes two'];
  const [both, one] = scorePassages(rows, { query: 'lift', words: ['lift', 'liftwork'] });
  expect(both).toBe(one);
});

test('the first words, which say more, count more', () => {
  const [first = 0, last = 0] = scorePassages(['kiln', 'hot'], { query: 'hot kiln', words: ['kiln', 'hot'] });
  expect(first).toBeGreaterThan(last);
});
