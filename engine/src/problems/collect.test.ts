import { expect, test } from 'vitest';
import { distinct } from './collect.ts';
import { inBlock, Problem, placed } from './problem.ts';
import { VersionProblem } from './version-problem.ts';

function thrownBy(work: () => void): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

test('a mistake in a line of code that several versions have is one mistake, with its line', () => {
  const missingIn = (label: string) =>
    thrownBy(() =>
      placed({ file: 'content/api/a.mdx', line: 10 }, () =>
        inBlock(3, () => {
          throw new VersionProblem([label], (labels) => ({
            what: `Missing in ${labels.join(', ')}.`,
            remedy: 'Add it.',
          }));
        }),
      ),
    );
  expect(distinct([missingIn('1.0'), missingIn('1.1'), missingIn('1.0')]).map(String)).toEqual([
    'content/api/a.mdx:13: Missing in 1.0, 1.1. Add it.',
  ]);
});
