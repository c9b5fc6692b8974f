import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moved } from '../../../content/moved.ts';
import { versions } from '../../../content/versions.ts';
import apiPages from '../../../tests/api-pages.json' with { type: 'json' };
import { type Changes, complaint, loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { readLibrary } from '../content/library.ts';
import { makeVersionTable } from '../versions/table.ts';
import { siteRedirects } from './redirects.ts';

const library = readLibrary(path.resolve('.'), makeVersionTable(versions, '/api'));
const redirects = siteRedirects(library, moved);
const target = new Map(redirects.map(({ from, to }) => [from, to]));
const addresses = new Set(
  [...library.table.all, null].flatMap((version) =>
    library.inVersion(version).map((topic) => `${version?.path ?? ''}/${topic.path(version)}`.replace(/(.)\/$/, '$1')),
  ),
);
/** The target of an address of this site: itself, or that of its redirect. */
const end = (address: string) => (addresses.has(address) ? address : target.get(address));

describe('old addresses', () => {
  test.each([
    ['/tech_faq', '/faq'],
    ['/bonsai', '/api/generating-proofs/remote-proving'],
    ['/bonsai/quickstart', '/api/generating-proofs/remote-proving'],
    ['/zkvm', '/api/zkvm'],
    ['/zkvm/quickstart', '/api/zkvm/quickstart'],
    ['/zkvm/overview', '/api/zkvm'],
    ['/api/zkvm/acceleration', '/api/zkvm/precompiles'],
    ['/api/1.0/zkvm/acceleration', '/api/1.0/zkvm/precompiles'],
    ['/api/0.18/zkvm/guest-code-101', '/api/0.18/zkvm/developer-guide/guest-code-101'],
    ['/api/zkvm/developer-guide/guest-code-101', '/api/zkvm/guest-code-101'],
    ['/api/0.18/zkvm/overview', '/api/0.18/zkvm'],
  ])('%s leads to %s', (from, to) => {
    expect(end(from)).toBe(to);
  });

  test('the latest version redirects from its label', () => {
    expect(end(`/api/${library.table.latest.label}`)).toBe('/api');
    expect(end(`/api/${library.table.latest.label}/zkvm/acceleration`)).toBe('/api/zkvm/precompiles');
  });
});

/** The targets of the addresses of a tiny project. */
async function leads(changes: Changes): Promise<ReadonlyMap<string, string>> {
  const site = await loadTiny(changes);
  return new Map(site.redirects.map(({ from, to }) => [from, to]));
}

describe('a topic that ended', () => {
  const ended = (front: string) => ({ 'content/api/old.mdx': page(front) });
  const moves = { moved: { paths: { 'older/old': 'old' }, withoutRoot: ['old'], addresses: { '/ancient': 'api:old' } } };

  test('redirects to its last version from all of its addresses', async () => {
    const found = await leads({ files: ended("versions: '1.0'\npaths: { '1.0': was/old }"), modules: moves });
    for (const from of ['/api/was/old', '/api/next/was/old', '/api/2.0/was/old', '/api/older/old', '/api/next/older/old', '/ancient'])
      expect([from, found.get(from)]).toEqual([from, '/api/1.0/was/old']);
  });

  test('redirects to its successor in versions that have it', async () => {
    const found = await leads({ files: ended("versions: '1.0'\nsuccessor: upgrade"), modules: moves });
    expect(found.get('/api/old')).toBe('/api/upgrade');
    expect(found.get('/api/next/old')).toBe('/api/next/upgrade');
    expect(found.get('/old')).toBe('/api/upgrade');
  });

  test('redirects to the successor of its successor, without cycles', async () => {
    const files = {
      'content/api/old.mdx': page("versions: '1.0'\nsuccessor: middle"),
      'content/api/middle.mdx': page("versions: '2.0'\nsuccessor: old"),
    };
    const found = await leads({ files });
    expect(found.get('/api/old')).toBe('/api/middle');
    expect(found.get('/api/next/old')).toBe('/api/1.0/old');
    expect(found.get('/api/next/middle')).toBe('/api/middle');
  });

  test('a newer topic has no address in older versions', async () => {
    const found = await leads({ files: { 'content/api/fresh.mdx': page("versions: 'next'") } });
    expect(found.has('/api/fresh')).toBe(false);
  });

  test('an entry of content/moved.ts without a page is refused', async () => {
    const said = await complaint({ modules: { moved: { paths: {}, withoutRoot: [], addresses: { '/a': 'api:upgrde' } } } });
    expect(said).toContain('content/moved.ts');
    expect(said).toContain('Did you mean "upgrade"?');
  });
});

test('every redirect leads directly to a page, and none hides a page', () => {
  for (const { from, to } of redirects) {
    expect(addresses, `${from} -> ${to}`).toContain(to);
    expect(addresses).not.toContain(from);
  }
  expect(target.size).toBe(redirects.length);
});

test.each(apiPages.versions.filter((label) => library.table.has(label)))(
  'version %s has every page of its earlier documentation',
  (label) => {
    const version = library.table.get(label);
    const promised = Object.entries(apiPages.pages)
      .filter(([, labels]) => labels.includes(label))
      .map(([at]) => at);
    expect(promised.length).toBeGreaterThan(0);
    expect(library.inVersion(version).map((topic) => topic.path(version))).toEqual(expect.arrayContaining(promised));
  },
);
