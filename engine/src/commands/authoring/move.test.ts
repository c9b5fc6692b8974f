/** `npx onesource move` on a small project: all references to the page are updated, and no address is lost. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { diskProject, refusal } from '../../../tests/fixtures/project-files.ts';
import { movePage } from './move.ts';

/** The target of an address of the built site; a page's address is its own target. */
async function leads(project: ReturnType<typeof diskProject>, address: string) {
  const { sets, redirects } = await project.site();
  const pages = sets.flatMap(({ meta }) => meta.docs.map(({ path }) => `${meta.path}${path && `/${path}`}` || '/'));
  return pages.includes(address) ? address : redirects.find(({ from }) => from === address)?.to;
}

test('a page of the API documentation', async () => {
  const project = diskProject();
  const said = await movePage(project, 'guides/run', 'tutorials/run-it');
  expect(said).toContain(
    'content/api/guides/run.mdx is now content/api/tutorials/run-it.mdx; 10 links and entries in 9 files follow it.',
  );
  expect(said).toContain('Its old addresses still lead to it: /api/guides/run, /api/next/guides/run.');
  const files = project.files();
  expect(files['content/api/guides/run.mdx']).toBeUndefined();
  expect(files['content/sidebars.ts']).toContain(
    "category: 'guides/run', items: ['guides/install', 'tutorials/run-it']",
  );
  expect(files['content/glossary.ts']).toContain("see: 'api:tutorials/run-it'");
  expect(files['content/data/costs.ts']).toContain("'api:tutorials/run-it#on-linux'");
  expect(files['content/moved.ts']).toContain("'guides/run': 'tutorials/run-it'");
  expect(files['content/moved.ts']).toContain("'old/run': 'tutorials/run-it'");
  expect(files['content/api/index.mdx']).toContain('[api:guides/run](api:tutorials/run-it#on-linux)');
  expect(files['content/api/guides/install.mdx']).toContain('href="api:tutorials/run-it"');
  expect(files['content/api/guides/install.mdx']).toContain(
    'not `api:guides/run`.\n\n[one]: api@1.0:tutorials/run-it\n\n```text\napi:guides/run',
  );
  expect(files['content/api/ended.mdx']).toContain('successor: tutorials/run-it');
  expect(files['content/shared/notice.mdx']).toContain('(api:tutorials/run-it)');
  expect((await project.site()).warnings).toEqual([]);
  expect(await leads(project, '/api/guides/run')).toBe('/api/tutorials/run-it');
  expect(await leads(project, '/api/next/guides/run')).toBe('/api/next/tutorials/run-it');
  expect(await leads(project, '/api/1.0/start')).toBe('/api/1.0/start');
  expect(await leads(project, '/api/old/run')).toBe('/api/tutorials/run-it');
  expect(JSON.parse(files['content/addresses.json'] ?? '')).toEqual([
    '/api/1.0/start',
    '/api/guides/run',
    '/api/next/guides/run',
  ]);
});

test('an unversioned page', async () => {
  const project = diskProject();
  await movePage(project, '/about/faq', '/help');
  const files = project.files();
  expect(files['content/sidebars.ts']).toContain("items: ['help']");
  expect(files['content/glossary.ts']).toContain("see: '/help'");
  expect(files['content/moved.ts']).toContain("'/about/faq': '/help'");
  expect(files['content/moved.ts']).toContain("'/questions': '/help'");
  expect(files['content/api/index.mdx']).toContain('[FAQ](/help)');
  // The folder is gone with its last page.
  expect(Object.keys(files).some((file) => file.startsWith('content/learn/about'))).toBe(false);
  expect((await project.site()).warnings).toEqual([]);
  expect(await leads(project, '/about/faq')).toBe('/help');
});

test('a move and its reversal', async () => {
  const project = diskProject();
  await movePage(project, 'guides/run', 'run');
  project.commit();
  await movePage(project, 'run', 'guides/run');
  expect((await project.site()).warnings).toEqual([]);
  expect(await leads(project, '/api/run')).toBe('/api/guides/run');
  expect(await leads(project, '/api/guides/run')).toBe('/api/guides/run');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>';
const withPicture = {
  'content/api/guides/flow.svg': svg,
  'content/api/guides/flow.light.svg': svg,
  'content/api/upgrade.mdx': `---\ntitle: Up\ndescription: What a reader of this tiny page may expect of it, in one sentence.\nversions: '>=2.0'\n---\nUp.\n`,
};

test('the pictures of a page move with it', async () => {
  const project = diskProject(withPicture);
  fs.writeFileSync(
    `${project.root}/content/api/guides/run.mdx`,
    `${project.read('content/api/guides/run.mdx')}\n![Flow](./flow.svg)\n`,
  );
  project.commit();
  await movePage(project, 'guides/run', 'run');
  expect(project.files()).toMatchObject({ 'content/api/flow.svg': svg, 'content/api/flow.light.svg': svg });
  expect(project.files()['content/api/guides/flow.svg']).toBeUndefined();
  expect((await project.site()).warnings).toEqual([]);
});

test.each([
  ['guides/rum', 'a', 'Did you mean "guides/run"?'],
  ['guides/run', 'guides/run', 'The page is "guides/run" already.'],
  ['guides/run', '/run', '"guides/run" is versioned, and /run would be unversioned.'],
  ['guides/run', 'Run', '"Run" is not a valid page name'],
  ['guides/run', 'index', '"index" is not a valid page name'],
  ['guides/run', 'upgrade', 'The page would be at /api/upgrade, where content/api/upgrade.mdx is already.'],
  ['upgrade', 'old/run', 'The page would be at /api/old/run, which leads to /api/guides/run'],
  ['index', 'start-here', 'The site itself links to "index", which has to stay where it is.'],
  ['/', '/home', 'The site itself links to "index"'],
])('%s to %s is refused', async (from, to, says) => {
  const project = diskProject();
  const before = project.files();
  expect(await refusal(movePage(project, from, to))).toContain(says);
  expect(project.files()).toEqual(before);
});

test('if a page has a mistake, nothing is changed', async () => {
  const project = diskProject({
    'content/api/upgrade.mdx': withPicture['content/api/upgrade.mdx'].replace('Up.', '[A](api:nowhere)'),
  });
  const before = project.files();
  expect(await refusal(movePage(project, 'guides/run', 'run'))).toContain('There is no versioned topic "nowhere"');
  expect(project.files()).toEqual(before);
});

test('without content/moved.ts, the file is created', async () => {
  const project = diskProject({ 'content/moved.ts': null });
  await movePage(project, 'guides/run', 'run');
  expect(project.read('content/moved.ts')).toBe(
    "export const moved = { paths: { 'guides/run': 'run',}, withoutRoot: [], addresses: {} };\n",
  );
  expect(await leads(project, '/api/guides/run')).toBe('/api/run');
});
