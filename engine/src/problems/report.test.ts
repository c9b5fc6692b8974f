import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { reportOf } from './report.ts';

const problems = [
  new Problem('The range is empty.', { place: { file: 'content/b.mdx', line: 12, column: 5 }, remedy: 'Change it.' }),
  new Problem('The table has no rows: a, b.', { place: { file: 'content/a.ts', line: 3 } }),
  new Problem('The link leads nowhere.', { place: { file: 'content/b.mdx', line: 2, column: 11 } }),
  new Problem('The site has no home page.'),
];

test('people get them by file, in the order of lines, with their number', () => {
  expect(reportOf(problems, 'error', 'text')).toBe(`The site has no home page.

content/a.ts
  3     The table has no rows: a, b.

content/b.mdx
  2:11  The link leads nowhere.
  12:5  The range is empty. Change it.

4 mistakes in 2 files.`);
});

test('problem matchers of editors get a line for each', () => {
  expect(reportOf(problems, 'error', 'lines').split('\n')).toEqual([
    'content/b.mdx:12:5: error: The range is empty. Change it.',
    'content/a.ts:3:1: error: The table has no rows: a, b.',
    'content/b.mdx:2:11: error: The link leads nowhere.',
    '.:1:1: error: The site has no home page.',
  ]);
});

test('GitHub gets annotations', () => {
  expect(reportOf(problems, 'warning', 'github').split('\n')).toEqual([
    '::warning file=content/b.mdx,line=12,col=5::The range is empty. Change it.',
    '::warning file=content/a.ts,line=3::The table has no rows: a, b.',
    '::warning file=content/b.mdx,line=2,col=11::The link leads nowhere.',
    '::warning ::The site has no home page.',
  ]);
});

test('other programs get JSON', () => {
  const [first] = JSON.parse(reportOf(problems, 'error', 'json'));
  expect(first).toEqual({
    file: 'content/b.mdx',
    line: 12,
    column: 5,
    level: 'error',
    message: 'The range is empty.',
    remedy: 'Change it.',
  });
});
