import { expect, test } from 'vitest';
import { queries, queryClasses } from './queries.ts';
import { halfOf, readerClasses, readerQueries } from './readers.ts';
import { type Answer, summary } from './summary.ts';

test('counts first places, the first five, and the reciprocal of the place', () => {
  const answer = (rank: number, change: Partial<Answer> = {}): Answer => ({
    class: 'typo',
    rank,
    shown: 9,
    stray: 0,
    nothing: false,
    ...change,
  });
  const table = summary(
    [
      answer(1),
      answer(2),
      answer(6),
      answer(0),
      answer(0, { class: 'nothing', nothing: true }),
      answer(0, { class: 'nothing', nothing: true, shown: 0 }),
    ],
    ['typo', 'nothing'],
  );
  expect(table.typo).toEqual({ queries: 4, 'success@1': 0.25, 'success@5': 0.5, 'MRR@10': 0.417, 'wrong version': 0 });
  expect(table.nothing).toEqual({ queries: 2, 'false answers': 1, 'wrong version': 0 });
  expect(table.all).toMatchObject({ queries: 6, 'false answers': 1 });
});

test('there are at least 120 queries, of every class, each once, with pages to be found where there are any', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  for (const name of queryClasses) expect(queries.some((query) => query.class === name)).toBe(true);
  for (const { class: name, expected } of queries) expect(expected.length > 0).toBe(name !== 'nothing');
});

test("the readers' queries are split in two halves of about the same size, each with every larger class", () => {
  const halves = readerQueries.map(({ query }) => halfOf(query));
  expect(readerQueries).toHaveLength(162);
  expect(halves.filter((half) => half === 'tune').length / halves.length).toBeCloseTo(0.5, 1);
  for (const name of readerClasses) expect(readerQueries.some((query) => query.class === name)).toBe(true);
});
