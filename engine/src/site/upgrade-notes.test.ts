import { expect, test } from 'vitest';
import { loadTiny } from '../../tests/fixtures/tiny-project.ts';

const text = `---
title: Upgrade to @version@
description: What a reader who upgrades has to know beforehand, in one sentence.
---
The crate is @zkvm@, see [how to install it](api:install) or [how it was](api@1.0:install).

### Receipts

They stay valid.
`;

test('a note is rendered in the version to upgrade to, with unique anchors', async () => {
  const { upgradeNotes } = await loadTiny({ files: { 'content/upgrade/2.0.mdx': text } });
  expect([...upgradeNotes.keys()]).toEqual(['2.0']);
  const note = upgradeNotes.get('2.0');
  expect(note?.title).toBe('Upgrade to 2.0');
  expect(note?.html).toContain('The crate is 2.0.0');
  expect(note?.html).toContain('href="~/install"');
  expect(note?.html).toContain('href="/api/1.0/install"');
  expect(note?.html).toContain('id="to-2-0-receipts"');
});

test('a note is not a page', async () => {
  const { sets } = await loadTiny({ files: { 'content/upgrade/2.0.mdx': text } });
  expect(sets.flatMap(({ meta }) => meta.docs).some(({ id }) => id.startsWith('upgrade/'))).toBe(false);
});
