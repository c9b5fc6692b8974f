import { expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { addressFile, presentAddresses } from './former-addresses.ts';

const recorded = (addresses: readonly string[]) => ({ [addressFile]: JSON.stringify(addresses) });

test('pages and redirects are addresses', async () => {
  const { sets, redirects } = await loadTiny({
    files: { 'content/api/install.mdx': page("versions: '*'\npaths: { '1.0': setup }") },
  });
  const present = presentAddresses(sets, redirects);
  expect(present).toEqual(
    expect.arrayContaining(['/', '/api', '/api/install', '/api/setup', '/api/1.0/setup', '/api/2.0/install']),
  );
  expect(present).toEqual([...new Set(present)].sort());
});

test('a recorded address that no longer works causes a warning, which fails check:content', async () => {
  const { warnings } = await loadTiny({ files: recorded(['/api/install', '/api/2.0/install', '/api/1.0/lost']) });
  expect(warnings.map(String)).toEqual([
    expect.stringMatching(/^content\/addresses\.json:4: \/api\/1\.0\/lost was a page.*successor/),
  ]);
});

test('so does the address of a deleted page', async () => {
  const { warnings } = await loadTiny({
    files: { ...recorded(['/api/upgrade']), 'content/api/upgrade.mdx': null },
    modules: { sidebars: [{ name: 'api', versions: '*', items: ['index', 'install'] }] },
  });
  expect(warnings).toHaveLength(1);
});
