import { describe, expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { canonicalPath } from '../site/page-data.ts';
import { changesFeed } from './changes/feed.ts';
import { changePages } from './pages.ts';

const files = {
  'content/api/install.mdx': page(
    "versions: '*'\npaths: { '1.0': setup }",
    'Take @build@. Call <When versions="<2.0">`prove_elf`</When><When versions=">=2.0">`prove`</When>.',
  ),
  'content/api/old.mdx': page("versions: '1.0'\nlisted: false"),
  'content/upgrade/proofs.mdx':
    "---\ntitle: Keep proofs\ninto: '2.0'\nchange: Proofs are smaller.\n---\nProofs of [1.0](api@1.0:old) stay valid.\n",
  'content/upgrade/rebuild.mdx': '---\ntitle: Rebuild\n---\nBuild again.\n',
  'content/upgrade/quiet.mdx':
    "---\ntitle: Stay calm\ninto: '2.0'\nversions: next\ngroup: know\nchange: It is quiet.\n---\nOnly next says so.\n",
};

async function made() {
  const site = await loadTiny({
    files,
    modules: {
      factTitles: { build: 'the crate' },
      versionNews: {
        card: () => [],
        gone: () => null,
        changes: (version, previous) => [
          {
            anchor: 'fixed',
            title: 'Fixed',
            items: [[`${version} fixes ${previous}. `, { label: 'How', href: '/fixed' }]],
          },
        ],
      },
    },
  });
  const pages = changePages(site, false);
  const found = (set: string, path: string) => pages.find(({ set: name, doc }) => name === set && doc.path === path);
  return { site, pages, found, body: (set: string, path: string) => found(set, path)?.record().body ?? '' };
}

test('each version except the oldest has what changed, and the guides to it', async () => {
  const { pages } = await made();
  expect(pages.map(({ set, doc }) => [set, doc.path])).toEqual([
    ['2.0', 'changes'],
    ['2.0', 'upgrade'],
    ['2.0', 'upgrade/1.0'],
    ['next', 'changes'],
    ['next', 'upgrade'],
    ['next', 'upgrade/2.0'],
    ['next', 'upgrade/1.0'],
  ]);
});

test('they are where the sidebar lists them, and a guide is where the page that leads to it is', async () => {
  const site = await loadTiny({
    modules: {
      sidebars: [
        {
          name: 'api',
          versions: '*',
          items: ['index', 'install', { category: 'Upgrade', items: [{ page: 'upgrade' }] }],
        },
      ],
    },
  });
  const places = changePages(site, false).map(({ set, doc }) => [set, doc.path, doc.sidebar, doc.crumbs]);
  expect(places.filter(([set]) => set === '2.0')).toEqual([
    ['2.0', 'changes', 'api', []],
    ['2.0', 'upgrade', 'api', ['Upgrade']],
    ['2.0', 'upgrade/1.0', 'api', ['Upgrade']],
  ]);
});

test('of the upgrade page and the guide with its text, one is to be found', async () => {
  const { site, pages } = await made();
  const canonical = Object.fromEntries(
    pages.map(({ set, doc, outline }) => {
      const address = `${set === 'next' ? '/api/next' : '/api'}/${doc.path}`;
      return [address, canonicalPath(site.info, outline, address)];
    }),
  );
  expect(canonical).toMatchObject({
    '/api/upgrade': '/api/upgrade',
    '/api/upgrade/1.0': '/api/upgrade',
    '/api/next/upgrade/1.0': '/api/upgrade',
    '/api/next/upgrade/2.0': '/api/next/upgrade/2.0',
  });
});

describe('What changed', () => {
  test('says what changed in the software, with links to what to do about it', async () => {
    const { body } = await made();
    const html = body('2.0', 'changes');
    expect(html).toContain('<li>Proofs are smaller. <a href="/api/upgrade#proofs">Keep proofs</a></li>');
    expect(html).toContain('<li>2.0 fixes 1.0. <a href="/fixed">How</a></li>');
    expect(html).toContain('<th scope="row">the crate</th><td><code>1.0.1</code></td><td><code>2.0.0</code></td>');
    // What every version asks for is no change of this one.
    expect(html).not.toContain('Rebuild');
    // The guide to 2.0 doesn't have it.
    expect(html).toContain('<li>It is quiet.</li>');
  });

  test('lists new and ended pages with addresses in a version that has them, and no edits of pages', async () => {
    const { body } = await made();
    const html = body('2.0', 'changes');
    expect(html).toContain('<li><a href="/api/upgrade">A page</a>: What a reader');
    expect(html).toContain('<li><a href="/api/1.0/old">A page</a></li>');
    expect(html).not.toContain('install');
  });

  test('its links into the guide lead to a point', async () => {
    const { body } = await made();
    const anchors = [...body('2.0', 'changes').matchAll(/href="\/api\/upgrade#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors).toEqual(['proofs']);
    for (const anchor of anchors) expect(body('2.0', 'upgrade')).toContain(`<li id="${anchor}"`);
  });

  test('has an entry in the feed for each released version, newest first, with the same sentences', async () => {
    const { site } = await made();
    const feed = changesFeed(site);
    expect([...feed.matchAll(/<entry><title>(.*?)<\/title>/g)].map((match) => match[1])).toEqual([
      'What changed in 2.0',
    ]);
    expect(feed).toContain(
      '<id>https://tiny.example/api/2.0/changes</id><link href="https://tiny.example/api/changes"/>',
    );
    expect(feed).toContain('&lt;li&gt;Proofs are smaller. &lt;a href=&quot;https://tiny.example/api/upgrade#proofs');
    expect(feed).toContain('What every program notices: 1, ');
  });

  test('is Markdown for programs', async () => {
    const { found } = await made();
    const changes = found('2.0', 'changes')?.markdown();
    expect(changes).toContain('| the crate | `1.0.1` | `2.0.0` |');
    expect(changes).toContain('- Proofs are smaller. [Keep proofs](https://tiny.example/api/upgrade.md#proofs)');
    expect(changes).toContain('- [A page](https://tiny.example/api/1.0/old.md)');
  });
});

describe('the upgrade guide', () => {
  test('has each point with a checkbox, and a table of contents whose entries lead to its sections', async () => {
    const { found } = await made();
    const record = found('2.0', 'upgrade')?.record();
    expect(record?.body).toContain('Proofs of <a href="/api/1.0/old">1.0</a> stay valid.');
    expect(record?.body.match(/<input type="checkbox" data-todo="[^"]+"/g)).toHaveLength(2);
    expect(record?.toc).toEqual([
      [2, 'numbers', 'Set these versions'],
      [2, 'must', 'Required'],
      [2, 'know', 'Good to know'],
    ]);
    for (const [, anchor] of record?.toc ?? []) expect(record?.body).toContain(`<h2 id="${anchor}"`);
  });

  test('asks on the page of a version from where one comes, and is the one from the previous version', async () => {
    const { body } = await made();
    const guide = (html: string) => html.slice(html.indexOf('class="upgrade-guide"'));
    expect(guide(body('2.0', 'upgrade'))).toBe(guide(body('2.0', 'upgrade/1.0')));
    expect(body('2.0', 'upgrade')).toContain('<details open=""><summary>Upgrade from <b>1.0</b>');
    expect(body('2.0', 'upgrade/1.0')).toContain('<details><summary>Upgrade from <b>1.0</b>');
  });

  test('only the main guide of a version is searched by its text', async () => {
    const { pages } = await made();
    expect(pages.filter(({ isTextSearched }) => isTextSearched).map(({ set, doc }) => [set, doc.path])).toEqual([
      ['2.0', 'changes'],
      ['2.0', 'upgrade'],
      ['next', 'changes'],
      ['next', 'upgrade'],
    ]);
  });
});

test('in development, pages are written on request', async () => {
  const site = await loadTiny({ files });
  const lazy = changePages(site, true);
  expect(lazy.map(({ doc }) => doc.record).slice(0, 3)).toEqual(['changes-2.0', 'upgrade-2.0', 'upgrade-1.0-2.0']);
});
