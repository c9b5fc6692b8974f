import { expect, test } from 'vitest';
import { loadTiny } from '../../tests/fixtures/tiny-project.ts';

const text = `---
title: Use @build@
into: '2.0'
sources:
  - title: 'CHANGELOG.md'
    href: 'src:CHANGELOG.md'
---
The crate is @build@, see [how to install it](api:install) or [how it was](api@1.0:install).
`;

test('a point is rendered for each version to upgrade to, with its sources', async () => {
  const { upgradePoints } = await loadTiny({ files: { 'content/upgrade/proofs.mdx': text } });
  const [proofs] = upgradePoints;
  expect([...(proofs?.bodies.keys() ?? [])]).toEqual(['2.0', 'next']);
  const body = proofs?.bodies.get('2.0');
  expect(body?.title).toBe('Use 2.0.0');
  expect(body?.html).toContain('The crate is 2.0.0');
  expect(body?.html).toContain('href="~/install"');
  expect(body?.html).toContain('href="/api/1.0/install"');
  expect(body?.sources).toEqual([
    { title: 'CHANGELOG.md', href: 'https://github.com/tiny/tiny/blob/v2.0.0/CHANGELOG.md' },
  ]);
});

test('a point is not a page', async () => {
  const { sets } = await loadTiny({ files: { 'content/upgrade/proofs.mdx': text } });
  expect(sets.flatMap(({ meta }) => meta.docs).some(({ id }) => id.startsWith('upgrade/'))).toBe(false);
});
