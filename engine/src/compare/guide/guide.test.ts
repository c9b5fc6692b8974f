/** The upgrade guide between any two versions contains only their net difference. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';
import type { Site } from '../../site/load.ts';
import { changesSincePrevious } from '../changes/site-changes.ts';
import type { Block } from '../document/document.ts';
import { blocksHtml, sectionsHtml } from '../document/html.ts';
import { changePages, upgradeData } from '../pages.ts';
import { type Guide, guideBetween, guideDocument, guideOf, guideSummary } from './guide.ts';

const versions = [
  { label: '1.0', released: '2024-01-01', facts: { build: '1.0.1' } },
  { label: '1.1', released: '2024-06-01', facts: { build: '1.1.0', contracts: 'v9' } },
  { label: '1.2', released: '2024-09-01', facts: { build: '1.2.0' } },
  { label: '2.0', released: '2025-01-01', latest: true, facts: { build: '2.0.0' } },
];
const labels = versions.map(({ label }) => label);

const point = (front: string, text: string) => `---\ntitle: A point for @build@\n${front}\n---\n${text}\n`;

const files = {
  'content/api/install.mdx': page(
    "versions: '*'",
    `## Twice

Call <When versions="1.0">\`one\`</When><When versions="1.1">\`two\`</When><When versions=">=1.2">\`three\`</When> first.

## There and back

Set <When versions="1.1">\`other\`</When><When versions="1.0 || >=1.2">\`same\`</When> in the environment.

## Only new

<When versions=">=2.0">

Set \`NEW\` to \`1\`.

</When>

## Renamed

Set <When versions="<2.0">\`EARLY\`</When><When versions=">=2.0">\`LATE\`</When> before the start.

End here.`,
  ),
  'content/api/upgrade.mdx': null,
  'content/api/brief.mdx': page("versions: '>=1.1 <1.2'"),
  'content/api/ended.mdx': page("versions: '<1.2'\nsuccessor: install"),
  'content/upgrade/proofs.mdx': point("into: '1.1 || 2.0'\norder: 2", 'Use @build@, see [the page](api:install).'),
  'content/upgrade/first.mdx': point("into: '1.2'\norder: 1", 'This comes first.'),
  'content/upgrade/nested.mdx': point("into: '2.0'\nuses: nesting", 'Nest again.'),
  'content/upgrade/versions.mdx': point(
    'group: copy',
    'Write <When versions=">=1.2">the new</When><When versions="<1.2">the old</When> version.',
  ),
  'content/upgrade/ended.mdx': point("into: '1.1'\nversions: '<2.0'\ngroup: know", 'Only on the way to 1.x.'),
};

const tiny = (more: Readonly<Record<string, string | null>> = {}) =>
  loadTiny({
    files: { ...files, ...more },
    modules: {
      versions,
      factTitles: { build: 'the crate' },
      sidebars: [{ name: 'api', versions: '*', items: ['index', 'install', 'brief', 'ended'] }],
    },
  });

/** The guide as the browser creates it from packs. */
function between(site: Site, from: string, to: string): Guide {
  const { all } = site.library.table;
  const [start, end] = [labels.indexOf(from), labels.indexOf(to)];
  const pack = (order: number) => site.sets[order]?.pages.map(({ record }) => record) ?? [];
  return guideBetween(site.info, all.slice(start, end + 1), [pack(start), pack(end)], upgradeData(site));
}

const titles = ({ differences }: Guide) => differences.map(({ title }) => title);
const html = (content: readonly Block[] | undefined) => blocksHtml(content ?? []);

describe('a guide across several versions', () => {
  test('lists a passage that changed twice once, with its first and last text', async () => {
    const [difference] = between(await tiny(), '1.0', '2.0').differences;
    expect(difference?.title).toBe('A page: Twice');
    expect(html(difference?.content)).toContain(
      '<del><code>one</code></del><ins class="apart"><code>three</code></ins>',
    );
    expect(html(difference?.content)).not.toContain('two');
  });

  test('omits changes that were undone, and pages that were added and removed', async () => {
    const site = await tiny();
    expect(titles(between(site, '1.0', '1.1'))).toContain('A page: There and back');
    const guide = between(site, '1.0', '2.0');
    expect(titles(guide)).toEqual(['A page: Twice', 'A page: Renamed']);
    expect(guide.removed.map(({ before }) => before)).toEqual(['/api/1.0/ended']);
    expect(guide.facts).toEqual([{ name: 'build', title: 'the crate', before: '1.0.1', after: '2.0.0' }]);
  });

  test('names the page that replaced a removed one', async () => {
    expect(between(await tiny(), '1.0', '2.0').removed[0]?.successor).toEqual({
      label: 'A page',
      href: '/api/install',
    });
  });

  test('has each point once if it passes into one of its versions, in order, in the words of the last version', async () => {
    const site = await tiny();
    const keys = (from: string, to: string) => between(site, from, to).points.must.map(({ key }) => key);
    expect(keys('1.0', '2.0')).toEqual(['first@1.2', 'proofs@2.0']);
    expect(keys('1.1', '1.2')).toEqual(['first@1.2']);
    expect(keys('1.0', '1.2')).toEqual(['first@1.2', 'proofs@1.1']);
    const [, proofs] = between(site, '1.0', '1.2').points.must;
    expect(proofs?.title).toBe('A point for 1.2.0');
    expect(html(proofs?.content)).toContain('Use 1.2.0, see <a href="/api/1.2/install">');
    const copied = (to: string) => html(between(site, '1.0', to).copy);
    expect(copied('1.1')).toBe('<div class="passage"><p>Write the old version.</p></div>');
    expect(copied('2.0')).toBe('<div class="passage"><p>Write the new version.</p></div>');
  });

  test('has the points about a feature in a group of their own, and leaves out those that ended', async () => {
    const site = await tiny();
    expect(between(site, '1.0', '2.0').points.uses.map(({ key, uses }) => [key, uses])).toEqual([
      ['nested@2.0', 'nesting'],
    ]);
    expect(between(site, '1.0', '1.2').points.know.map(({ key }) => key)).toEqual(['ended@1.1']);
    expect(between(site, '1.0', '2.0').points.know).toEqual([]);
  });

  test('is Markdown for programs in the same order', async () => {
    const site = await tiny();
    const upgrade = changePages(site, false).find(({ set, doc }) => set === '2.0' && doc.id === 'upgrade');
    const lines = [...(upgrade?.markdown() ?? '').matchAll(/^##+ .*/gm)].map(([line]) => line);
    expect(lines).toEqual([
      '## Set these versions',
      '## Required',
      '### A point for 2.0.0',
      '## If you use …',
      '### nesting: A point for 2.0.0',
      '## Good to know',
      '### A page: Renamed',
    ]);
  });

  test('uses the same key for the same change, whatever the versions', async () => {
    const site = await tiny();
    const keyOf = (from: string, heading: string) =>
      between(site, from, '2.0').differences.find(({ title }) => title === `A page: ${heading}`)?.key;
    const late = labels.slice(0, 3).map((from) => keyOf(from, 'Renamed'));
    expect(late[0]).toMatch(/^\w+$/);
    expect(new Set(late).size).toBe(1);
    expect(keyOf('1.0', 'Twice')).not.toBe(keyOf('1.1', 'Twice'));
    expect(keyOf('1.0', 'Twice')).not.toBe(keyOf('1.0', 'Renamed'));
  });
});

test('between adjacent versions, the guide from the browser is the one in the document', async () => {
  const site = await tiny();
  const { all } = site.library.table;
  for (const [i, version] of all.slice(1).entries()) {
    const { label } = version;
    const built = guideOf(changesSincePrevious(site, version), all.slice(i, i + 2), upgradeData(site), site.info);
    const guide = between(site, labels[i] as string, label);
    expect(guide).toEqual(built);
    const upgrade = changePages(site, false).find(({ set, doc }) => set === label && doc.id === 'upgrade');
    const document = upgrade?.record().body ?? '';
    expect(document).toContain(`<div class="upgrade-guide">${sectionsHtml(guideDocument(guide))}</div>`);
    expect(document).toContain(guideSummary(guide));
    const { must, uses, know } = guide.points;
    const keys = [...must, ...uses, ...know, ...guide.differences].map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect([...document.matchAll(/data-todo="([^"]+)"/g)].map(([, key]) => key)).toEqual(keys);
  }
});

test('for programs, there is a guide from every older version', async () => {
  const site = await tiny();
  const upgrade = changePages(site, false).find(({ set, doc }) => set === '2.0' && doc.id === 'upgrade');
  expect(upgrade?.more.map(({ path }) => path)).toEqual(['upgrade/1.2', 'upgrade/1.1', 'upgrade/1.0']);
  const guide = upgrade?.more[2]?.markdown() ?? '';
  expect(guide).toMatch(/^3 changes from 1\.0 to 2\.0: 3 to make, and 0 to know about\.\n/);
  expect(guide).toContain('| the crate | `1.0.1` | `2.0.0` |');
  expect([...guide.matchAll(/^### .*/gm)].map(([line]) => line)).toEqual([
    '### A point for 2.0.0',
    '### A point for 2.0.0',
    '### nesting: A point for 2.0.0',
  ]);
  expect(guide).toContain('[A page](https://tiny.example/api/1.0/ended.md), now in');
  expect(guide).toContain('[1.1](https://tiny.example/api/1.1/changes.md)');
});

test('a guide lists exactly the sections in which the first and the last version differ', async () => {
  const sections = ['a', 'b', 'c'];
  // For each section, its value in each version.
  const histories = fc.array(fc.array(fc.constantFrom('red', 'green', 'blue'), { minLength: 4, maxLength: 4 }), {
    minLength: sections.length,
    maxLength: sections.length,
  });
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(2), fc.nat(2), async (values, from, steps) => {
      const to = Math.min(from + 1 + steps, 3);
      const text = sections.map((name, i) => {
        const passages = labels.map((label, at) => `<When versions="${label}">\`${values[i]?.[at]}\`</When>`);
        return `## Section ${name}\n\nSet the option ${name} to ${passages.join('')} before the start.`;
      });
      const site = await tiny({ 'content/api/install.mdx': page("versions: '*'", text.join('\n\n')) });
      const guide = between(site, labels[from] as string, labels[to] as string);
      const differs = sections.filter((_, i) => values[i]?.[from] !== values[i]?.[to]);
      expect(titles(guide)).toEqual(differs.map((name) => `A page: Section ${name}`));
      for (const [i, name] of sections.entries()) {
        const difference = guide.differences.find(({ title }) => title === `A page: Section ${name}`);
        if (difference)
          expect(html(difference.content)).toContain(
            `<del><code>${values[i]?.[from]}</code></del><ins class="apart"><code>${values[i]?.[to]}</code></ins>`,
          );
      }
    }),
    { numRuns: 15 },
  );
});
