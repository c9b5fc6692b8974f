/** The path below which a site is served. */
import { expect, test } from 'vitest';
import { readBasePath } from './base-path.ts';

test.each([
  ['/', ''],
  ['/docs/', '/docs'],
  ['/docs/v2.0', '/docs/v2.0'],
])('%s is the base path %j', (value, base) => {
  expect(readBasePath(value, 'BASE_URL')).toBe(base);
});

test.each(['docs', '/../x', '/a/./b', '//host', 'https://host/', '/a b/', '/?x'])('%s is no base path', (value) => {
  expect(() => readBasePath(value, 'BASE_URL')).toThrow(`BASE_URL="${value}" is not a base path.`);
});
