import { expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { folderSidebar } from './folder-sidebar.ts';

const topics = (...ids: string[]) => ids.map((id) => ({ id, title: `Title of ${id}` }));

test('folders are categories, with their own page if there is one', () => {
  const ids = ['zoo', 'guides/install', 'index', 'guides', 'getting-started/a', 'guides/deep/b', 'guides/basic'];
  expect(folderSidebar(topics(...ids))).toEqual([
    {
      name: 'pages',
      versions: '*',
      items: [
        'index',
        'zoo',
        { category: 'Getting started', items: ['getting-started/a'] },
        {
          category: 'Title of guides',
          doc: 'guides',
          items: ['guides/basic', 'guides/install', { category: 'Deep', items: ['guides/deep/b'] }],
        },
      ],
    },
  ]);
  expect(folderSidebar([])).toEqual([]);
});

test('a site without sidebars lists every page, in each version that has it', async () => {
  const site = await loadTiny({
    files: {
      'content/api/guides/one.mdx': page("versions: '>=2.0'"),
      'content/api/guides/index.mdx': page("versions: '*'"),
    },
    modules: { sidebars: null },
  });
  const sidebarOf = (label: string) => site.sets.find(({ meta }) => meta.name === label)?.meta.sidebars.pages;
  expect(sidebarOf('2.0')).toMatchObject([
    { type: 'doc', id: 'index' },
    { type: 'doc', id: 'install' },
    { type: 'doc', id: 'upgrade' },
    { type: 'category', label: 'A page', doc: 'guides', items: [{ type: 'doc', id: 'guides/one' }] },
  ]);
  expect(JSON.stringify(sidebarOf('1.0'))).toContain('"guides"');
  expect(JSON.stringify(sidebarOf('1.0'))).not.toContain('guides/one');
  expect(site.warnings).toEqual([]);
});
