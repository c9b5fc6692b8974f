import { expect, test } from 'vitest';
import { authorQueries, halfOf, readerQueries } from './queries.ts';
import { type Answer, summary } from './summary.ts';

test('counts first places, the first five, and the reciprocal of the rank', () => {
  const answer = (rank: number, change: Partial<Answer> = {}): Answer => ({ class: 'typo', rank, shown: 9, stray: 0, ...change });
  const table = summary([
    answer(1),
    answer(2),
    answer(6),
    answer(0),
    answer(0, { class: 'nothing' }),
    answer(0, { class: 'nothing', shown: 0 }),
  ]);
  expect(table.typo).toEqual({ queries: 4, 'success@1': 0.25, 'success@5': 0.5, 'MRR@10': 0.417, 'wrong version': 0 });
  expect(table.nothing).toEqual({ queries: 2, 'false answers': 1, 'wrong version': 0 });
  expect(table.all).toMatchObject({ queries: 6, 'false answers': 1 });
});

test.each([
  ['authors', 200, authorQueries, 8],
  ['readers', 162, readerQueries, 10],
] as const)('the queries of %s are unique, of every class, and have results unless there should be none', (_, count, queries, classes) => {
  expect(queries).toHaveLength(count);
  expect(new Set(queries.map(({ query, from }) => `${query} ${from}`)).size).toBe(count);
  expect(new Set(queries.map((query) => query.class)).size).toBe(classes);
  for (const { class: name, expected } of queries) expect(expected.length > 0).toBe(name !== 'nothing');
});

test("the readers' queries are split into two halves of about the same size", () => {
  const tuned = readerQueries.filter(({ query }) => halfOf(query) === 'tune');
  expect(tuned.length / readerQueries.length).toBeCloseTo(0.5, 1);
});
