import { expect, test } from 'vitest';
import { versionCode } from './version-code.ts';

const version = { holds: (range: string) => range === 'yes', fact: (name: string) => name };

test.each([
  ['a\nb', 'a\nb'],
  ['a\n@when yes\nb\n@end\nc', 'a\nb\nc'],
  ['a\n@when no\nb\n@end\nc', 'a\nc'],
  ['@when yes\na\n@else\nb\n@end', 'a'],
  ['@when no\na\n@else\nb\n@end', 'b'],
  ['    @when yes\n    a\n    @end', '    a'],
  ['mail @when ready', 'mail @when ready'],
  ['// @when no\na\n  # @else\nb\n# @end', 'b'],
])('%j', (code, shown) => {
  expect(versionCode(code, version).text).toBe(shown);
});

test('lines keep their numbers within the block', () => {
  const { text, lineInBlock } = versionCode('a\n@when no\nb\n@else\nc\n@end\nd', version);
  expect(text).toBe('a\nc\nd');
  expect([1, 2, 3].map(lineInBlock)).toEqual([1, 5, 7]);
});

test.each([
  ['a\n@when yes\na', 2, '@when without @end.'],
  ['@when yes\n@when no\n@end\n@end', 2, '@when inside @when.'],
  ['@when yes\n@end\na\n@end', 4, '@end without @when.'],
  ['@else', 1, '@else without @when.'],
])('%j is refused in line %d', (code, lineInBlock, message) => {
  expect(() => versionCode(code, version)).toThrow(expect.objectContaining({ lineInBlock, message }));
});
