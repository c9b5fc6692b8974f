import { expect, test } from 'vitest';
import { conditionalLines } from './conditional-code.ts';

const holds = (range: string) => range === 'yes';

test.each([
  ['a\nb', 'a\nb'],
  ['a\n@when yes\nb\n@end\nc', 'a\nb\nc'],
  ['a\n@when no\nb\n@end\nc', 'a\nc'],
  ['@when yes\na\n@else\nb\n@end', 'a'],
  ['@when no\na\n@else\nb\n@end', 'b'],
  ['    @when yes\n    a\n    @end', '    a'],
  ['mail @when ready', 'mail @when ready'],
])('%j', (code, shown) => {
  expect(
    conditionalLines(code, holds)
      .map(({ text }) => text)
      .join('\n'),
  ).toBe(shown);
});

test('lines keep their numbers within the block', () => {
  const lines = conditionalLines('a\n@when no\nb\n@else\nc\n@end\nd', holds);
  expect(lines.map(({ text, number }) => [text, number])).toEqual([
    ['a', 1],
    ['c', 5],
    ['d', 7],
  ]);
});

test.each([
  ['a\n@when yes\na', 2, '@when without @end.'],
  ['@when yes\n@when no\n@end\n@end', 2, '@when inside @when.'],
  ['@when yes\n@end\na\n@end', 4, '@end without @when.'],
  ['@else', 1, '@else without @when.'],
])('%j is refused in line %d', (code, lineInBlock, message) => {
  expect(() => conditionalLines(code, holds)).toThrow(expect.objectContaining({ lineInBlock, message }));
});
