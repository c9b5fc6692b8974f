import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { rangesInModule } from '../modules/module-ranges.ts';
import { rangesInCode, rangesInPage } from './content-ranges.ts';

const pageSource = `---
title: Install
description: How to install it.
versions: '>=1.0'
paths:
  '<2.0': setup/install
  "2.0 || next": install
---
$\\{x\\}$ <When versions="next">Inline</When>, and \`versions="1.0"\` as text.

<When badge
  versions=">=1.0 <next">

- A list

  \`\`\`bash title="run"
  @when >=2.0
  new
  @else
  old
  @end
  \`\`\`

</When>
`;

describe('rangesInPage', () => {
  const ranges = rangesInPage(pageSource);

  test('finds front matter, elements, and code', () => {
    expect(ranges.map(({ text }) => text)).toEqual(['>=1.0', '<2.0', '2.0 || next', 'next', '>=1.0 <next', '>=2.0']);
  });

  test('returns the place of each range', () => {
    for (const { text, start, end } of ranges) expect(pageSource.slice(start, end)).toBe(text);
  });
});

test('a passage has no front matter', () => {
  expect(rangesInPage('<When versions="next">\n\nText.\n\n</When>\n').map(({ start }) => start)).toEqual([16]);
});

const moduleSource = `
const row = (name: string, versions?: string) => ({ cells: [name], ...(versions ? { versions } : {}) });
export const table = {
  caption: 'next',
  rows: [
    { versions: 'next', cells: ['next', '3 < 4 apples', 'x -> y'] },
    { versions: '>=1.0' as const, cells: ['a'], since: '<next' },
    row('next', 'next'),
    row('next'),
  ],
};
`;

test('rangesInModule finds values of `versions`, arguments of that name, and comparisons', () => {
  const ranges = rangesInModule(moduleSource, parseSync('table.ts', moduleSource).program);
  expect(ranges.map(({ text }) => text)).toEqual(['next', '>=1.0', '<next', 'next']);
  for (const { text, start, end } of ranges) expect(moduleSource.slice(start, end)).toBe(text);
  expect(moduleSource.slice((ranges[3]?.start ?? 0) - 9, ranges[3]?.start)).toBe("'next', '");
});

test('finds the ranges after the markers of a code file, with their places', () => {
  const file = 'fn main() {\n    // @when >=2.0\n    new();\n    // @end\n}\n# @when 1.0\n@when next\n// @whenever\n';
  const ranges = rangesInCode(file);
  expect(ranges.map(({ text }) => text)).toEqual(['>=2.0', '1.0', 'next']);
  expect(ranges.map(({ start, end }) => file.slice(start, end))).toEqual(['>=2.0', '1.0', 'next']);
});
