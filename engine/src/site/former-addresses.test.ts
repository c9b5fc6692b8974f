import { describe, expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { addressFile, partAddresses, presentAddresses } from './former-addresses.ts';

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
    "content/addresses.json:4: /api/1.0/lost was a page, and now leads nowhere. If it has a new name, write in content/moved.ts, in `paths`: 'lost': '…', or else name the page that replaces it there.",
  ]);
});

test('a page that is renamed gets one message for all its addresses, whose line brings them back', async () => {
  const former = [
    '/api/install',
    '/api/1.0/install',
    '/api/2.0/install',
    '/api/install#setup',
    '/api/upgrade',
    '/help',
  ];
  const files = {
    ...recorded([...former, '/', '/api']),
    'content/api/install.mdx': null,
    'content/api/start/installation.mdx': page("versions: '*'"),
    'content/learn/support.mdx': page('listed: false'),
  };
  const sidebars = [{ name: 'api', versions: '*', items: ['index', 'start/installation', 'upgrade'] }];
  const { warnings } = await loadTiny({ files, modules: { sidebars } });
  expect(warnings.map(String)).toEqual([
    "content/addresses.json:2: /api/install was a page, and now leads nowhere, as do 2 other addresses of it. If it has a new name, write in content/moved.ts, in `paths`: 'install': 'start/installation', or else name the page that replaces it there.",
    expect.stringContaining("in `addresses`: '/help': '/support', or"),
  ]);
  const moved = { paths: { install: 'start/installation' }, withoutRoot: [], addresses: { '/help': '/support' } };
  const fixed = await loadTiny({ files, modules: { sidebars, moved } });
  expect(fixed.warnings).toEqual([expect.objectContaining({ message: expect.stringContaining('#setup was a part') })]);
});

test('so does the address of a deleted page', async () => {
  const { warnings } = await loadTiny({
    files: { ...recorded(['/api/install']), 'content/api/install.mdx': null },
    modules: { sidebars: [{ name: 'api', versions: '*', items: ['index', 'upgrade'] }] },
  });
  expect(warnings).toHaveLength(1);
});

describe('the parts of pages', () => {
  const install = 'content/api/install.mdx';
  const former = ['/#intro', '/api/install#on-linux', '/api/install#setup', '/api/setup#on-linux', '/api/setup#gone'];
  const changes = (heading: string) => ({
    files: { ...recorded(former), [install]: page("versions: '*'\npaths: { '1.0': setup }", `${heading}\n\nRun it.`) },
  });

  test('are addresses in the latest version and on pages without versions', async () => {
    const { sets } = await loadTiny(changes('## On Linux'));
    expect(partAddresses(sets)).toEqual(['/api/install#on-linux']);
  });

  test('that a renamed heading loses are reported on the page, also where another address leads to it', async () => {
    const { warnings } = await loadTiny(changes('## Under Linux'));
    expect(warnings.map(String).sort()).toEqual([
      expect.stringMatching(
        /^content\/api\/install\.mdx:7: \/api\/install#on-linux .* ## Heading \[#heading #on-linux\]/,
      ),
      expect.stringMatching(/^content\/api\/install\.mdx:7: \/api\/install#setup was a part of the page/),
      expect.stringMatching(/^content\/api\/install\.mdx:7: \/api\/setup#gone/),
      expect.stringMatching(/^content\/api\/install\.mdx:7: \/api\/setup#on-linux/),
      expect.stringMatching(/^content\/learn\/index\.mdx:\d: \/#intro/),
    ]);
  });

  test('keep working with an anchor of their own', async () => {
    const { warnings } = await loadTiny(changes('## Under Linux [#under-linux #on-linux #setup #gone]'));
    expect(warnings.map(String)).toEqual([expect.stringContaining('/#intro')]);
  });
});
