/** `npx onesource new` on a small project: what it prints is a page that passes the check, and it changes nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diskProject, refusal } from '../../../tests/fixtures/project-files.ts';
import { type NewPageOptions, newPage } from './new.ts';

type DiskProject = ReturnType<typeof diskProject>;

function write(project: DiskProject, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(project.root, file)), { recursive: true });
  fs.writeFileSync(path.join(project.root, file), text);
}

test('a page with versions, its file, the line for a sidebar, and its address', async () => {
  const project = diskProject();
  const before = project.files();
  const { text, where } = await newPage(project, 'guides/cycle-budget', { since: '1.0' });
  expect(project.files()).toEqual(before);
  expect(text).toMatch(/^---\ntitle: Cycle budget\ndescription: .*\nversions: '>=1\.0'\ndraft: true\n---\n/);
  expect(where).toBe(`The page goes into content/api/guides/cycle-budget.mdx.
Its entry, in content/sidebars.ts where readers should find it: 'guides/cycle-budget',
Its address: /api/guides/cycle-budget, in 1.0, 2.0, next. While it has "draft: true", only npx onesource dev shows it.`);
  write(project, 'content/api/guides/cycle-budget.mdx', text);
  expect((await project.site()).warnings).toEqual([]);
});

test('published as it is printed, with its line in the sidebars, it is in every version that has it', async () => {
  const project = diskProject();
  const { text } = await newPage(project, 'cycle-budget', { since: '2.0', title: 'A: budget' });
  expect(text).toContain("title: 'A: budget'");
  write(project, 'content/api/cycle-budget.mdx', text.replace('draft: true\n', ''));
  const sidebars = project.read('content/sidebars.ts');
  write(project, 'content/sidebars.ts', sidebars.replace("'upgrade',", "'upgrade', 'cycle-budget',"));
  const { sets, warnings } = await project.site();
  expect(warnings).toEqual([]);
  expect(sets.map(({ meta }) => [meta.name, meta.docs.find(({ id }) => id === 'cycle-budget')?.sidebar])).toEqual([
    ['1.0', undefined],
    ['2.0', 'api'],
    ['next', 'api'],
    ['learn', undefined],
  ]);
});

test('a page without versions', async () => {
  const project = diskProject();
  const { text, where } = await newPage(project, '/about/team', {});
  expect(text).not.toContain('versions');
  expect(where).toContain('content/learn/about/team.mdx');
  expect(where).toContain('Its address: /about/team. While');
});

test.each<[string, NewPageOptions, string]>([
  [
    'guides/x',
    {},
    'The versions in which "guides/x" exists are missing. Add --since VERSION; for a page without versions, write /guides/x.',
  ],
  ['/guides/x', { since: '2.0' }, 'The page /guides/x has no versions. Leave out --since'],
  ['/api/guides/cache', {}, 'Write npx onesource new guides/cache --since 2.0.'],
  ['guides/x', { since: '3.0' }, 'There is no version "3.0".'],
  ['Guides/X', { since: '2.0' }, '"Guides/X" is not a valid page name: a path is lower-case words'],
  ['../x', { since: '2.0' }, '"../x" is not a valid page name'],
  ['index', { since: '2.0' }, '"index" is not a valid page name'],
  ['guides/run', { since: '2.0' }, 'content/api/guides/run.mdx: The file exists already.'],
])('%s %j is refused', async (name, options, says) => {
  expect(await refusal(newPage(diskProject(), name, options))).toContain(says);
});
