import { expect, test } from 'vitest';
import type { SiteReader } from '../site-reader.ts';
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
])('a project that uses version %s gets answers for %s', async (version, label) => {
  const reader = { versions: async () => ({ labels, latest: '3.0', unmaintained: [] }) };
  const context = { project: { version, reason: '' } };
  expect(await versionOf(context as unknown as ToolContext, reader as unknown as SiteReader, undefined)).toBe(label);
});
