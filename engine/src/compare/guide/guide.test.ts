/** The upgrade guide between any two versions says what concerns exactly these, in the words of the later one. */
import { expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';
import type { Site } from '../../site/load.ts';
import type { Task } from '../document/document.ts';
import { blocksHtml } from '../document/html.ts';
import { changePages } from '../pages.ts';
import { guideBetween } from './guide.ts';

const versions = [
  { label: '1.0', released: '2024-01-01', facts: { build: '1.0.1' } },
  { label: '1.1', released: '2024-06-01', facts: { build: '1.1.0', contracts: 'v9' } },
  { label: '1.2', released: '2024-09-01', facts: { build: '1.2.0' } },
  { label: '2.0', released: '2025-01-01', latest: true, facts: { build: '2.0.0' } },
];

const point = (front: string, text: string) => `---\ntitle: A point for @build@\n${front}\n---\n${text}\n`;

const files = {
  'content/api/upgrade.mdx': null,
  'content/api/brief.mdx': page("versions: '>=1.1 <1.2'"),
  'content/api/ended.mdx': page("versions: '<1.2'\nsuccessor: install"),
  'content/upgrade/proofs.mdx': point("into: '1.1 || 2.0'\norder: 2", 'Use @build@, see [the page](api:install).'),
  'content/upgrade/first.mdx': point("into: '1.2'\norder: 1", 'This comes first.'),
  'content/upgrade/nested.mdx': point("into: '2.0'\nuses: nesting", 'Nest again.'),
  'content/upgrade/young.mdx': point("into: '2.0'\nfrom: '>=1.1'\norder: 9", 'What 1.1 brought is gone.'),
  'content/upgrade/versions.mdx': point(
    'group: copy',
    'Write <When versions=">=1.2">the new</When><When versions="<1.2">the old</When> version.',
  ),
  'content/upgrade/ended.mdx': point("into: '1.1'\nversions: '<2.0'\ngroup: know", 'Only on the way to 1.x.'),
};

const tiny = () =>
  loadTiny({
    files,
    modules: {
      versions,
      factTitles: { build: 'the crate' },
      sidebars: [{ name: 'api', versions: '*', items: ['index', 'install', 'brief', 'ended'] }],
      versionNews: {
        card: (from, to) => [
          { title: 'Risk', content: [`${from} is old. `, { label: 'More', href: `/risk/${to}` }] },
          { title: 'Time', content: ['An hour.'] },
        ],
        gone: (from, to) =>
          from === '1.2'
            ? null
            : {
                title: `Replace what ${to} lacks`,
                uses: 'names',
                intro: ['It says ', { code: 'gone' }, '.'],
                groups: [{ title: 'crate', names: [{ before: [{ code: 'old_name' }], after: ['nothing'] }] }],
              },
        changes: () => [],
      },
    },
  });

function between(site: Site, from: string, to: string) {
  const { table } = site.library;
  const sections = guideBetween(site, table.get(from), table.get(to));
  const content = (anchor: string | null) => sections.find((section) => section.anchor === anchor)?.content ?? [];
  const tasks = (anchor: string): Task[] =>
    content(anchor).flatMap((block) => (block.type === 'tasks' ? block.tasks : []));
  return {
    tasks,
    keys: (anchor: string) => tasks(anchor).map(({ key }) => key),
    html: (anchor: string | null) => blocksHtml(content(anchor)),
  };
}

test('each point is in it once if the upgrade passes into one of its versions, in order, in the words of the last version', async () => {
  const site = await tiny();
  expect(between(site, '1.0', '2.0').keys('must')).toEqual(['first@1.2', 'proofs@2.0']);
  expect(between(site, '1.1', '1.2').keys('must')).toEqual(['first@1.2']);
  const guide = between(site, '1.0', '1.2');
  expect(guide.keys('must')).toEqual(['first@1.2', 'proofs@1.1']);
  expect(guide.tasks('must')[1]?.title).toBe('A point for 1.2.0');
  expect(guide.html('must')).toContain('Use 1.2.0, see <a href="~/install">');
  expect(between(site, '1.0', '1.1').html('numbers')).toContain('<p>Write the old version.</p>');
  expect(between(site, '1.0', '2.0').html('numbers')).toContain('<p>Write the new version.</p>');
});

test('a point about what a version brought is not in guides from earlier ones', async () => {
  const site = await tiny();
  for (const [from, has] of [
    ['1.0', false],
    ['1.1', true],
    ['1.2', true],
  ] as const)
    expect(between(site, from, '2.0').keys('must').includes('young@2.0'), from).toBe(has);
});

test('points about a feature have a group of their own; those that ended are left out; there is nothing to check where there is nothing to do', async () => {
  const site = await tiny();
  expect(
    between(site, '1.0', '2.0')
      .tasks('uses')
      .map(({ key, uses }) => [key, uses]),
  ).toEqual([
    ['nested@2.0', 'nesting'],
    ['gone-names@1.0..2.0', 'names'],
  ]);
  expect(
    between(site, '1.0', '1.2')
      .tasks('know')
      .map(({ anchor, key }) => [anchor, key]),
  ).toEqual([['ended', null]]);
  expect(between(site, '1.0', '2.0').tasks('know')).toEqual([]);
});

test('it begins with a card: how many edits, and what the project says', async () => {
  const html = between(await tiny(), '1.0', '2.0').html(null);
  expect(html).toContain('1.0 → 2.0');
  expect(html).toContain('<dt>Required</dt><dd>2 edits for every program, up to 2 more for what it uses.</dd>');
  expect(html).toContain('<dt>Risk</dt><dd>1.0 is old. <a href="/risk/2.0">More</a></dd>');
  expect(html).toContain('<dt>Time</dt><dd>An hour.</dd>');
});

test('it has the net difference of numbers and pages: nothing that came and went in between', async () => {
  const guide = between(await tiny(), '1.0', '2.0');
  expect(guide.html('numbers')).toContain(
    '<th scope="row">the crate</th><td><code>1.0.1</code></td><td><code>2.0.0</code></td>',
  );
  expect(guide.html('numbers')).not.toContain('v9');
  expect(guide.html('know')).toContain(
    '<li><a href="/api/1.0/ended">A page</a>, now in <a href="/api/install">A page</a></li></ul>',
  );
  expect(guide.html('know')).not.toContain('brief');
});

test('page and Markdown of each pair say the same, in the same order', async () => {
  const pages = changePages(await tiny(), false).filter(({ doc }) => doc.id.startsWith('upgrade'));
  // Of each version the main one, and one for each older version.
  expect(pages.map(({ set, doc }) => `${set} ${doc.path}`)).toEqual([
    '1.1 upgrade',
    '1.1 upgrade/1.0',
    '1.2 upgrade',
    '1.2 upgrade/1.1',
    '1.2 upgrade/1.0',
    '2.0 upgrade',
    '2.0 upgrade/1.2',
    '2.0 upgrade/1.1',
    '2.0 upgrade/1.0',
  ]);
  /** The words of a page, without markup. */
  const words = (text: string) => text.match(/[\p{L}\d.]+/gu) ?? [];
  for (const { set, doc, record, markdown } of pages) {
    const { body } = record();
    const read = body
      .replace(/^<nav.*?<\/nav>/, '')
      .replace(/<p>[\d.]+ → [^<]*<\/p>/, '')
      .replace(/<fieldset.*?<\/fieldset>/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
    const written = markdown()
      .replaceAll(/\]\([^)]*\)/g, ' ')
      .replace('| Number |', '')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(words(written), `${set} ${doc.path}`).toEqual(words(read));
  }
});

test('a guide belongs to the guides from the same version, and names the address of the one to the latest', async () => {
  const guide = changePages(await tiny(), false).find(({ set, doc }) => set === '1.2' && doc.path === 'upgrade/1.0');
  expect(guide?.outline.places).toEqual([{ path: 'upgrade/1.0', versions: ['2.0', '1.2', '1.1'] }]);
  expect(guide?.outline.title).toBe('Upgrade from 1.0 to 1.2');
  const body = guide?.record().body ?? '';
  expect(body).toContain('<a href="/api/1.2/upgrade/1.1">1.1</a>');
  expect(body).toContain('<a href="/api/upgrade/1.0">2.0</a>');
  expect(body).toContain('<a href="/api/1.2/upgrade/1.0" aria-current="page">1.2</a>');
});

test('what the project says is gone is one more point, with a table for each group', async () => {
  const site = await tiny();
  const html = between(site, '1.0', '2.0').html('uses');
  expect(html).toContain('<span><b>names: </b>Replace what 2.0 lacks</span>');
  expect(html).toContain('<p>It says <code>gone</code>.</p><details class="details"><summary>crate: 1 name</summary>');
  expect(html).toContain('<tr><td><code>old_name</code></td><td>nothing</td></tr>');
  expect(between(site, '1.2', '2.0').html('uses')).not.toContain('lacks');
});
