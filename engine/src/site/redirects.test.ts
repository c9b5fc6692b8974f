import { describe, expect, test } from 'vitest';
import { type Changes, complaint, loadTiny, page } from '../../tests/fixtures/tiny-project.ts';

/** The targets of the addresses of a tiny project. */
async function leads(changes: Changes): Promise<ReadonlyMap<string, string>> {
  const site = await loadTiny(changes);
  return new Map(site.redirects.map(({ from, to }) => [from, to]));
}

describe('a topic that ended', () => {
  const ended = (front: string) => ({ 'content/api/old.mdx': page(front) });
  const moves = {
    moved: { paths: { 'older/old': 'old' }, withoutRoot: ['old'], addresses: { '/ancient': 'api:old' } },
  };

  test('redirects to its last version from all of its addresses', async () => {
    const redirects = await leads({ files: ended("versions: '1.0'\npaths: { '1.0': was/old }"), modules: moves });
    for (const from of [
      '/api/was/old',
      '/api/next/was/old',
      '/api/2.0/was/old',
      '/api/older/old',
      '/api/next/older/old',
      '/ancient',
    ])
      expect([from, redirects.get(from)]).toEqual([from, '/api/1.0/was/old']);
  });

  test('redirects to its successor in versions that have it', async () => {
    const redirects = await leads({ files: ended("versions: '1.0'\nsuccessor: upgrade"), modules: moves });
    expect(redirects.get('/api/old')).toBe('/api/upgrade');
    expect(redirects.get('/api/next/old')).toBe('/api/next/upgrade');
    expect(redirects.get('/old')).toBe('/api/upgrade');
  });

  test('redirects to the successor of its successor, without cycles', async () => {
    const files = {
      'content/api/old.mdx': page("versions: '1.0'\nsuccessor: middle"),
      'content/api/middle.mdx': page("versions: '2.0'\nsuccessor: old"),
    };
    const redirects = await leads({ files });
    expect(redirects.get('/api/old')).toBe('/api/middle');
    expect(redirects.get('/api/next/old')).toBe('/api/1.0/old');
    expect(redirects.get('/api/next/middle')).toBe('/api/middle');
  });

  test('a newer topic has no address in older versions', async () => {
    const redirects = await leads({ files: { 'content/api/fresh.mdx': page("versions: 'next'") } });
    expect(redirects.has('/api/fresh')).toBe(false);
  });

  test('an entry of content/moved.ts without a page is refused', async () => {
    const said = await complaint({
      modules: { moved: { paths: {}, withoutRoot: [], addresses: { '/a': 'api:upgrde' } } },
    });
    expect(said).toContain('content/moved.ts');
    expect(said).toContain('Did you mean "upgrade"?');
  });
});

describe('a dropped version', () => {
  const versions = [
    { label: '1.0', dropped: true, facts: { tag: 'v1.0.1' } },
    { label: '2.0', latest: true, facts: { tag: 'v2.0.0' } },
    { label: 'next', facts: { tag: 'main' } },
  ];
  const files = {
    'content/api/setup.mdx': page("versions: '*'\npaths: { '1.0': guide/setup }"),
    'content/api/replaced.mdx': page("versions: '1.0'\nsuccessor: upgrade"),
    'content/api/ended.mdx': page("versions: '<2.0'", '[Gone](api:replaced)'),
  };
  const site = { files, modules: { versions } };

  test.each([
    ['its start page', '/api/1.0', '/api'],
    ['a page', '/api/1.0/install', '/api/install'],
    ['a page that moved', '/api/1.0/guide/setup', '/api/setup'],
    ['the newer path of a page', '/api/1.0/setup', '/api/setup'],
    ['its path of a page, in another version', '/api/next/guide/setup', '/api/next/setup'],
    ['a page with a successor', '/api/1.0/replaced', '/api/upgrade'],
    ['a page that ended with it', '/api/1.0/ended', '/api'],
    ['its pages about changes', '/api/1.0/upgrade', '/api'],
    ['the pages about changes that the oldest version had', '/api/changes', '/api'],
    ['the guide from it to the oldest version', '/api/upgrade/1.0', '/api'],
    ['the guide from it to another version', '/api/next/upgrade/1.0', '/api/next/upgrade'],
  ])('%s', async (_, from, to) => {
    expect((await leads(site)).get(from)).toBe(to);
  });

  test('leaves no page, and ranges that only it is in hold nowhere', async () => {
    const { sets } = await loadTiny({
      ...site,
      files: {
        ...files,
        'content/api/install.mdx': page(
          "versions: '*'",
          '<When versions="1.0">Old.</When><When versions=">=2.0">New.</When> [Setup](api@1.0:setup)',
        ),
      },
    });
    expect(sets.map(({ meta }) => meta.name)).toEqual(['2.0', 'next', 'learn']);
    const install = sets[0]?.pages.find(({ doc }) => doc.id === 'install')?.body.html;
    expect(install).toContain('<p>New. <a href="~/setup">Setup</a></p>');
    expect(sets[0]?.pages.map(({ doc }) => doc.id)).toEqual(['index', 'install', 'upgrade', 'setup']);
  });

  test('that is newer than another one, or the latest, is refused', async () => {
    const [first, second, next] = versions;
    expect(
      await complaint({
        modules: { versions: [{ ...first, dropped: undefined }, { ...second, dropped: true }, next] },
      }),
    ).toContain("2.0 can't be dropped: 1.0 is older than 2.0.");
    expect(await complaint({ modules: { versions: [first, { ...second, dropped: true }, next] } })).toContain(
      "2.0 can't be dropped: 2.0 is the latest version.",
    );
  });
});

describe('earlier addresses', () => {
  const files = {
    'content/api/setup.mdx': page("versions: '*'\npaths: { '1.0': guide/setup }"),
    'content/learn/faq.mdx': page(''),
  };
  const moved = {
    paths: { 'old/setup': 'setup' },
    withoutRoot: ['setup'],
    addresses: { '/questions': '/faq', '/start': 'api:index' },
  };

  test.each([
    ['a page that was moved', '/questions', '/faq'],
    ['an address that leads to a topic', '/start', '/api'],
    ['an address before there were versions', '/setup', '/api/setup'],
    ['a former name in the latest version', '/api/old/setup', '/api/setup'],
    ['a former name in an older version', '/api/1.0/old/setup', '/api/1.0/guide/setup'],
    ['the newer path in an older version', '/api/1.0/setup', '/api/1.0/guide/setup'],
    ['the older path in the latest version', '/api/guide/setup', '/api/setup'],
    ['the label of the latest version', '/api/2.0', '/api'],
    ['a page below that label', '/api/2.0/install', '/api/install'],
    ['a former name below that label', '/api/2.0/old/setup', '/api/setup'],
    ['what changed in it', '/api/2.0/changes', '/api/changes'],
    ['a guide to it', '/api/2.0/upgrade/1.0', '/api/upgrade/1.0'],
  ])('%s', async (_, from, to) => {
    expect((await leads({ files, modules: { moved } })).get(from)).toBe(to);
  });

  test('every redirect leads directly to a page, and none hides a page', async () => {
    const { library, redirects } = await loadTiny({ files, modules: { moved } });
    const made = ['/api/changes', '/api/upgrade/1.0'];
    const addresses = new Set([
      ...made,
      ...[...library.table.all, null].flatMap((version) =>
        library
          .inVersion(version)
          .map((topic) => `${version?.path ?? ''}/${topic.path(version)}`.replace(/(.)\/$/, '$1')),
      ),
    ]);
    for (const { from, to } of redirects) {
      expect(addresses, `${from} -> ${to}`).toContain(to);
      expect(addresses).not.toContain(from);
    }
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});
