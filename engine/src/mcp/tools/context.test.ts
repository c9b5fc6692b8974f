import { expect, test } from 'vitest';
import type { Build } from '../site.ts';
import { type ToolContext, versionOf } from './context.ts';

const labels = ['next', '3.0', '2.3', '2.0.0', '1.2', '0.18'];

test.each([
  ['3.0.6', '3.0'],
  ['2.0.2', '2.0.0'],
  ['2.1.0', '2.0.0'],
  ['1.2.6', '1.2'],
  ['3.1.0-rc.1', '3.0'],
  ['5.0.0', '3.0'],
  ['0.17.0', '3.0'],
])('a project that uses version %s gets answers for %s', (version, label) => {
  const build = { labels, manifest: { latest: '3.0' } };
  const context = { project: { version, reason: '' } };
  expect(versionOf(context as unknown as ToolContext, build as unknown as Build, undefined)).toBe(label);
});

test.each([
  ['3', '3.0'],
  ['2', '2.0.0'],
  ['v2.3', '2.3'],
  ['0.180', '0.18'],
  ['2.3.4', '2.3'],
])('the version %s of a question is %s', (asked, label) => {
  const build = { labels, manifest: { latest: '3.0' } };
  expect(versionOf({ project: null } as unknown as ToolContext, build as unknown as Build, asked)).toBe(label);
});
