import { expect, test } from 'vitest';
import type { Changes } from '../../tests/fixtures/tiny-project.ts';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import type { SidebarEntry } from '../content/modules/sidebar-source.ts';
import { addressIn, canonicalPath, pageData, resolveBody } from './page-data.ts';

const all = { name: 'api', versions: '*', items: ['index', { category: 'Start', items: ['install', 'upgrade'] }] };

async function pageOf(set: string, id: string, changes: Changes, base = '') {
  const { info, sets } = await loadTiny({ modules: { sidebars: [all] }, ...changes }, base);
  const pageSet = sets.find(({ meta }) => meta.name === set);
  const setPage = pageSet?.pages.find(({ doc }) => doc.id === id);
  if (!pageSet || !setPage) throw new Error(`no ${id} in ${set}`);
  return { info, meta: pageSet.meta, ...setPage };
}

/** The data of a topic's page in a set of the tiny project. */
async function dataOf(set: string, id: string, changes: Changes = {}, base = '') {
  const { info, meta, doc, record } = await pageOf(set, id, changes, base);
  return pageData(info, meta, doc, record);
}

async function canonicalOf(set: string, id: string, changes: Changes, base = '') {
  const { info, meta, doc, record } = await pageOf(set, id, changes, base);
  return canonicalPath(info, record, addressIn(info, meta.path, doc.path));
}

const moved = { files: { 'content/api/install.mdx': page("versions: '*'\npaths: { '1.0': setup/install }") } };
const ended = (front = '') => ({ files: { 'content/api/old.mdx': page(`versions: '<2.0'${front}`) } });

test.each([
  ['1.0', 'install', '/api/install'],
  ['2.0', 'install', '/api/install'],
  ['next', 'install', '/api/install'],
  ['2.0', 'index', '/api'],
  ['1.0', 'old', '/api/1.0/old'],
  ['learn', 'index', '/'],
])('canonical of %s %s', async (set, id, canonical) => {
  expect(await canonicalOf(set, id, ended())).toBe(canonical);
});

test('a topic that exists only in the unreleased version is canonical there', async () => {
  const fresh = { files: { 'content/api/fresh.mdx': page("versions: 'next'") } };
  expect(await canonicalOf('next', 'fresh', fresh)).toBe('/api/next/fresh');
});

test('the version menu follows the topic if its path changed, and marks versions that lack it', async () => {
  const { versions } = await dataOf('2.0', 'install', moved);
  expect(versions.map(({ label, href, current, sameTopic }) => [label, href, current, sameTopic])).toEqual([
    ['next', '/api/next/install', false, true],
    ['2.0', '/api/install', true, true],
    ['1.0', '/api/1.0/setup/install', false, true],
  ]);
  const upgrade = await dataOf('2.0', 'upgrade');
  expect(upgrade.versions.at(-1)).toMatchObject({ label: '1.0', href: '/api/1.0', sameTopic: false });
});

test('the version menu of an unversioned page leads to the start page of each version', async () => {
  const { versions } = await dataOf('learn', 'index');
  expect(versions.map(({ href, current }) => [href, current])).toEqual([
    ['/api/next', false],
    ['/api', false],
    ['/api/1.0', false],
  ]);
});

test('a version without maintenance says so in its banner and in menus', async () => {
  const versions = [
    { label: '1.0', maintained: false as const, facts: { tag: 'v1' } },
    { label: '2.0', latest: true as const, facts: { tag: 'v2' } },
    { label: 'next', facts: { tag: 'main' } },
  ];
  const old = await dataOf('1.0', 'install', { modules: { versions, sidebars: [all] } });
  expect(old.banner).toMatchObject({ status: 'unmaintained', upgrade: { to: '2.0' } });
  expect(old.versions.map(({ name, isMaintained }) => [name, isMaintained])).toEqual([
    ['next (unreleased)', true],
    ['2.0 (latest)', true],
    ['1.0 (no longer maintained)', false],
  ]);
  const { label, facts, latest } = versions[1] as (typeof versions)[1];
  await expect(loadTiny({ modules: { versions: [{ label, facts, latest, maintained: false }] } })).rejects.toThrow(
    /2\.0 is not superseded/,
  );
});

test.each([
  ['2.0', 'install', {}, null],
  ['learn', 'index', {}, null],
  [
    '1.0',
    'install',
    {},
    { status: 'superseded', version: '1.0', latest: { label: '2.0', href: '/api/install' }, leadsTo: 'topic' },
  ],
  [
    'next',
    'install',
    {},
    { status: 'unreleased', version: 'next', latest: { label: '2.0', href: '/api/install' }, leadsTo: 'topic' },
  ],
  [
    '1.0',
    'old',
    ended(),
    { status: 'superseded', version: '1.0', latest: { label: '2.0', href: '/api' }, leadsTo: 'start' },
  ],
  [
    '1.0',
    'old',
    ended('\nsuccessor: upgrade'),
    { status: 'superseded', version: '1.0', latest: { label: 'A page', href: '/api/upgrade' }, leadsTo: 'successor' },
  ],
] as const)('banner of %s %s', async (set, id, changes, banner) => {
  const shown = (await dataOf(set, id, changes)).banner;
  if (banner === null) expect(shown).toBeNull();
  else expect(shown).toMatchObject(banner);
});

test('a notice is on every page of the versions in its range, and marks them in menus', async () => {
  const notice = { severity: 'danger' as const, mark: 'broken', text: 'It breaks.' };
  const link = { label: 'Why', href: '/' };
  const changes: Changes = { config: { notices: [{ ...notice, link, versions: '<2.0 || unreleased' }] } };
  const old = await dataOf('1.0', 'install', changes, '/docs');
  expect(old.notices).toEqual([{ ...notice, link: { ...link, href: '/docs/' } }]);
  expect(old.versions.map(({ name }) => name)).toEqual(['next (unreleased, broken)', '2.0 (latest)', '1.0 (broken)']);
  for (const set of ['2.0', 'learn']) expect((await dataOf(set, 'index', changes)).notices).toEqual([]);
  await expect(
    dataOf('1.0', 'install', { config: { notices: [{ ...notice, link, versions: '<9.9' }] } }),
  ).rejects.toThrow(/There is no version "9\.9"/);
});

test('the version menu has the month of a release, and the word of the worst notice', async () => {
  const link = { label: 'Why', href: '/' };
  const about = { versions: '1.0', text: 'It breaks.', link };
  const notices = [
    { ...about, severity: 'warning', mark: 'yanked' },
    { ...about, severity: 'danger', mark: 'broken' },
  ];
  const { versions } = await dataOf('2.0', 'install', { config: { notices } });
  expect(versions.map(({ since, isLatest, mark }) => [since, isLatest, mark?.mark ?? null])).toEqual([
    ['unreleased', false, null],
    ['Jan 2025', true, null],
    ['Jan 2024', false, 'broken'],
  ]);
});

test('the start page of a version says at a glance what is configured, and what changed', async () => {
  const overview = [{ versions: '>=2.0', label: 'Release', link: { label: 'the crate', href: '/' } }];
  const shown = async (label: string, id = 'index') =>
    (await dataOf(label, id, { config: { overview } }, '/docs')).overview.map(({ label: name, link }) => [
      name,
      link.href,
    ]);
  expect(await shown('2.0')).toEqual([
    ['Release', '/docs/'],
    ['New', '/docs/api/changes'],
  ]);
  expect(await shown('1.0')).toEqual([]);
  expect(await shown('2.0', 'install')).toEqual([]);
});

test('a superseded version links to the upgrade guide, an unreleased one does not', async () => {
  expect((await dataOf('1.0', 'install')).banner?.upgrade).toEqual({
    to: '2.0',
    href: '/api/upgrade/1.0',
  });
  expect((await dataOf('next', 'install')).banner?.upgrade).toBeNull();
});

test('a page lists the versions of its topic, and has the address of all pages of its version', async () => {
  expect(await dataOf('2.0', 'upgrade')).toMatchObject({ existsIn: 'Since 2.0', wholeFile: '/api/llms-full.txt' });
  expect(await dataOf('1.0', 'install')).toMatchObject({
    existsIn: 'In every version',
    wholeFile: '/api/1.0/llms-full.txt',
  });
  expect(await dataOf('learn', 'index')).toMatchObject({ existsIn: null, wholeFile: null });
});

test('pages about changes that the sidebar doesn’t list come after it, in all versions but the oldest', async () => {
  const listing = (...items: SidebarEntry[]) => ({
    modules: { sidebars: [{ name: 'api', versions: '*', items: ['index', 'install', ...items] }] },
  });
  const unlisted = async (label: string, ...items: SidebarEntry[]) => {
    const { info, meta, doc, record } = await pageOf(label, 'install', listing(...items));
    const made = { ...doc, id: 'changes', path: 'changes' };
    return pageData(info, { ...meta, docs: [...meta.docs, made] }, doc, record).unlisted.map(({ href }) => href);
  };
  expect(await unlisted('2.0')).toEqual(['/api/changes', '/api/upgrade']);
  expect(await unlisted('2.0', { category: 'Upgrade', items: [{ page: 'changes' }] })).toEqual(['/api/upgrade']);
  expect(await unlisted('1.0')).toEqual([]);
});

test('a page without a version is part of the section that its sidebar begins with', async () => {
  const sidebars = [{ name: 'learn', items: [{ heading: 'Learn' }, 'basics', 'more'] }];
  const files = { 'content/learn/basics.mdx': page(''), 'content/learn/more.mdx': page('') };
  expect(await dataOf('learn', 'more', { files, modules: { sidebars } })).toMatchObject({
    section: '/basics',
    sidebarId: 'more',
  });
  expect((await dataOf('learn', 'index', { files, modules: { sidebars } })).section).toBeNull();
});

test('breadcrumbs lead from the version’s start page through the categories', async () => {
  expect((await dataOf('1.0', 'install')).crumbs).toEqual([
    { label: 'A page', href: '/api/1.0' },
    { label: 'Start', href: '' },
    { label: 'A page', href: '/api/1.0/install' },
  ]);
});

test('previous and next follow the sidebar of the version', async () => {
  expect(await dataOf('1.0', 'install')).toMatchObject({ previous: { href: '/api/1.0' }, next: null });
  expect(await dataOf('2.0', 'install')).toMatchObject({ previous: { href: '/api' }, next: { href: '/api/upgrade' } });
});

test('a draft is only in the metadata', async () => {
  const { sets } = await loadTiny({ files: { 'content/api/upgrade.mdx': page("versions: '>=2.0'\ndraft: true") } });
  const [old, latest] = sets;
  expect(latest?.meta.draftIds).toEqual(['upgrade']);
  expect(latest?.meta.docs.map(({ id }) => id)).toEqual(['index', 'install']);
  expect(old?.meta.draftIds).toEqual([]);
});

test('all addresses start with the base path', async () => {
  const data = await dataOf('1.0', 'install', {}, '/docs');
  expect(data).toMatchObject({
    href: '/docs/api/1.0/install',
    previous: { href: '/docs/api/1.0' },
  });
  expect(await canonicalOf('1.0', 'install', {}, '/docs')).toBe('/docs/api/install');
});

test('links below the version’s root are completed, but not text that looks like a link', async () => {
  const { info } = await loadTiny({}, '/docs');
  const resolve = (body: string) => resolveBody(body, info, '/api/1.0');
  expect(resolve('<a href="~/install">~/install</a>')).toBe('<a href="/docs/api/1.0/install">~/install</a>');
  expect(resolve('<a class="x" title="a > b" href="~/install">')).toBe(
    '<a class="x" title="a > b" href="/docs/api/1.0/install">',
  );
  const code = '<pre>&lt;a href="~/install">&lt;/a></pre>';
  expect(resolve(code)).toBe(code);
  expect(resolve('<b title="x">href="~/y"</b>')).toBe('<b title="x">href="~/y"</b>');
});

test('versions with the same page share its record', async () => {
  const { sets } = await loadTiny({ files: { 'content/api/upgrade.mdx': page("versions: '*'", 'Version @build@.') } });
  const records = (id: string) =>
    new Set(sets.flatMap(({ pages }) => pages.filter(({ doc }) => doc.id === id).map(({ record }) => record)));
  expect(records('install').size).toBe(1);
  expect(records('upgrade').size).toBe(3);
});
