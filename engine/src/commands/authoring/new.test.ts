/** `npx onesource new` on a small project: a new page passes the check, and a refused one changes nothing. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { diskProject, refusal } from '../../../tests/fixtures/project-files.ts';
import { addPage, type NewPageOptions } from './new.ts';

test('a page with versions gets its file, its front matter, and an entry in each sidebar', async () => {
  const project = diskProject();
  const said = await addPage(project, 'guides/cycle-budget', { since: '1.0' });
  expect(said).toContain('content/api/guides/cycle-budget.mdx: the page, as a draft.');
  expect(said).toContain('content/sidebars.ts: its entry, after guides/run.');
  expect(said).toContain('/api/guides/cycle-budget: its address, in 1.0, 2.0, next.');
  expect(project.read('content/api/guides/cycle-budget.mdx')).toMatch(
    /^---\ntitle: Cycle budget\ndescription: .*\nversions: '>=1\.0'\ndraft: true\n---\n/,
  );
  // Both sidebars share the list.
  expect(project.read('content/sidebars.ts')).toContain(
    "items: ['guides/install', 'guides/run', 'guides/cycle-budget'] };",
  );
  expect((await project.site()).warnings).toEqual([]);
});

test('a published page is listed in every version that has it', async () => {
  const project = diskProject();
  await addPage(project, 'cycle-budget', { since: '2.0', title: 'A: budget' });
  const file = 'content/api/cycle-budget.mdx';
  expect(project.read(file)).toContain("title: 'A: budget'");
  fs.writeFileSync(`${project.root}/${file}`, project.read(file).replace('draft: true\n', ''));
  const { sets, warnings } = await project.site();
  expect(warnings).toEqual([]);
  expect(sets.map(({ meta }) => [meta.name, meta.docs.find(({ id }) => id === 'cycle-budget')?.sidebar])).toEqual([
    ['1.0', undefined],
    ['2.0', 'api'],
    ['next', 'api'],
    ['learn', undefined],
  ]);
  expect(project.read('content/sidebars.ts')).toContain("'upgrade', 'cycle-budget', // The last one.");
});

test('the entry comes after the page that --after names', async () => {
  const project = diskProject();
  await addPage(project, 'guides/cycle-budget', { since: '2.0', after: 'guides/install' });
  expect(project.read('content/sidebars.ts')).toContain(
    "items: ['guides/install', 'guides/cycle-budget', 'guides/run'] };",
  );
});

test('of two sidebars of a version, only the one that lists that page gets an entry', async () => {
  const project = diskProject({
    'content/sidebars.ts': `export const sidebars = [
  { name: 'old', versions: '1.0', items: ['index'] },
  { name: 'guides', versions: '>=2.0', items: ['guides/install', 'guides/run'] },
  { name: 'other', versions: '>=2.0', items: ['index', 'upgrade'] },
  { name: 'learn', items: ['about/faq'] },
];
`,
  });
  await addPage(project, 'guides/budget', { since: '1.0', after: 'upgrade' });
  expect(project.read('content/sidebars.ts')).toBe(`export const sidebars = [
  { name: 'old', versions: '1.0', items: ['index', 'guides/budget'] },
  { name: 'guides', versions: '>=2.0', items: ['guides/install', 'guides/run'] },
  { name: 'other', versions: '>=2.0', items: ['index', 'upgrade', 'guides/budget'] },
  { name: 'learn', items: ['about/faq'] },
];
`);
});

test('the address of a versioned page is answered with its name', async () => {
  expect(await refusal(addPage(diskProject(), '/api/guides/cache', {}))).toContain(
    'Write npx onesource new guides/cache --since 2.0.',
  );
});

test('an unversioned page', async () => {
  const project = diskProject();
  const said = await addPage(project, '/about/team', {});
  expect(said).toContain('/about/team: its address. While');
  expect(project.read('content/learn/about/team.mdx')).not.toContain('versions');
  expect(project.read('content/sidebars.ts')).toContain("items: ['about/faq', 'about/team'] },");
  expect((await project.site()).warnings).toEqual([]);
});

test.each<[string, NewPageOptions, string]>([
  [
    'guides/x',
    {},
    'The versions in which "guides/x" exists are missing. Add --since VERSION; for a page without versions, write /guides/x.',
  ],
  ['/guides/x', { since: '2.0' }, 'The page /guides/x has no versions. Leave out --since'],
  ['guides/x', { since: '3.0' }, 'There is no version "3.0".'],
  ['guides/x', { since: '2.0', after: 'guides/instal' }, 'Did you mean "guides/install"?'],
  ['upgrading', { since: '1.0', after: 'ended' }, 'content/sidebars.ts: No sidebar of these versions lists "ended".'],
  ['Guides/X', { since: '2.0' }, '"Guides/X" is not a valid page name: a path is lower-case words'],
  ['../x', { since: '2.0' }, '"../x" is not a valid page name'],
  ['index', { since: '2.0' }, '"index" is not a valid page name'],
  [
    'guides/run',
    { since: '2.0' },
    'The page would be at /api/guides/run, where content/api/guides/run.mdx is already. Choose another name.',
  ],
  ['start', { since: '1.0' }, 'The page would be at /api/1.0/start, where content/api/guides/run.mdx is already.'],
  ['start', { since: '2.0' }, 'The page would be at /api/start, which leads to /api/guides/run: links from elsewhere'],
  ['old/run', { since: '2.0' }, 'which leads to /api/guides/run'],
  ['/questions', {}, 'The page would be at /questions, which leads to /about/faq'],
  ['/search', {}, 'The page would be at /search, which belongs to the search page. Choose another name.'],
  ['/assets/x', {}, "which belongs to the site's scripts"],
])('%s %j is refused', async (name, options, says) => {
  const project = diskProject();
  const before = project.files();
  expect(await refusal(addPage(project, name, options))).toContain(says);
  expect(project.files()).toEqual(before);
});

test('an existing file is not overwritten', async () => {
  const project = diskProject({ 'content/api/guides/plan.mdx': 'Not yet a page.\n' });
  const before = project.files();
  expect(await refusal(addPage(project, 'guides/plan', { since: '2.0' }))).toMatch(/^content\/api\/guides\/plan\.mdx/);
  expect(project.files()).toEqual(before);
});
