import { expect, test } from 'vitest';
import { type Judged, lostTo, summary } from './summary.ts';

const judged = (rank: number, change: Partial<Judged> = {}): Judged => ({
  class: 'typo',
  rank,
  shown: 9,
  isLabeled: false,
  stray: 0,
  ...change,
});

test('counts first places, the first five, the reciprocal of the rank, and empty and labeled lists', () => {
  const table = summary([
    judged(1),
    judged(2, { isLabeled: true }),
    judged(6),
    judged(0, { shown: 0 }),
    judged(0, { class: 'nothing' }),
    judged(0, { class: 'nothing', isLabeled: true }),
    judged(0, { class: 'nothing', shown: 0 }),
  ]);
  const typos = {
    queries: 4,
    'success@1': 0.25,
    'success@5': 0.5,
    'MRR@10': 0.417,
    empty: 1,
    labeled: 1,
    'wrong version': 0,
  };
  expect(table.typo).toEqual(typos);
  expect(table.nothing).toEqual({ queries: 3, 'false answers': 1, 'labeled false answers': 1, 'wrong version': 0 });
  expect(table.all).toMatchObject({ queries: 7, 'false answers': 1 });
});

test('names the classes in which the baseline is better', () => {
  const ours = summary([judged(2), judged(1, { class: 'words' })]);
  const baseline = summary([judged(1), judged(2, { class: 'words' })]);
  expect(lostTo(baseline, ours)).toEqual(['typo (1 to 0.5)']);
});
