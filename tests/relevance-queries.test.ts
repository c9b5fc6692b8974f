/** The queries by which search is measured. */
import { halfOf, readQueries } from 'onesource/bench/relevance/queries';
import { expect, test } from 'vitest';
import { projectRoot } from './paths.ts';

const { authors, readers, real, issues, questions, lastQuestions } = readQueries(projectRoot);

test.each([
  ['authors', 200, authors, 8],
  ['readers', 162, readers, 10],
  ['real users', 65, real, 7],
  ['issues', 67, issues, 7],
  ['questions', 216, questions, 3],
  ['questions without words of their own', 46, lastQuestions, 3],
] as const)(
  'the queries of %s are unique, of every class, and have results unless there should be none',
  (_, count, queries, classes) => {
    expect(queries).toHaveLength(count);
    expect(new Set(queries.map(({ query, from }) => `${query} ${from}`)).size).toBe(count);
    expect(new Set(queries.map((query) => query.class)).size).toBe(classes);
    for (const { class: name, expected } of queries) expect(expected.length > 0).toBe(name !== 'nothing');
  },
);

test("the readers' queries are split into two halves of about the same size", () => {
  const tuned = readers.filter(({ query }) => halfOf(query) === 'tune');
  expect(tuned.length / readers.length).toBeCloseTo(0.5, 1);
});
