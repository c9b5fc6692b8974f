import { describe, expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';
import { changedFactValues, changeReport, groupedChanges } from './edit-report.ts';

const body = (text: string) => ({ files: { 'content/api/install.mdx': page("versions: '*'", text) } });
const changes = async (before: string, after: string) =>
  groupedChanges(await loadTiny(body(before)), await loadTiny(body(after)));

describe('groupedChanges', () => {
  test('a change that readers don’t see is not listed', async () => {
    expect(await changes('Run  it.\n\n{/* a */}', 'Run it.\n\n{/* b */}')).toEqual([]);
  });

  test('versions with the same change are one group, even if their facts differ', async () => {
    const [install, ...more] = await changes('Take @build@.', 'Take @build@ now.');
    expect(more).toEqual([]);
    expect(install).toMatchObject({ id: 'install', file: 'content/api/install.mdx' });
    expect(install?.groups.map(({ where, labels }) => [where, labels])).toEqual([[null, ['1.0', '2.0', 'next']]]);
  });

  test('a change in some versions lists them', async () => {
    const [install] = await changes('One.', 'One.<When versions=">=2.0"> Two.</When>');
    expect(install?.groups.map(({ where }) => where)).toEqual(['Since 2.0']);
  });

  test('new and removed pages are listed, including unversioned ones', async () => {
    const files = { 'content/learn/faq.mdx': page(''), 'content/api/upgrade.mdx': null };
    const sidebars = { sidebars: [{ name: 'api', versions: '*', items: ['index', 'install'] }] };
    const grouped = groupedChanges(await loadTiny(), await loadTiny({ files, modules: sidebars }));
    expect(grouped.map(({ id, groups }) => [id, groups[0]?.change.kind, groups[0]?.labels])).toEqual([
      ['upgrade', 'removed', ['2.0', 'next']],
      ['faq', 'added', []],
    ]);
  });
});

test('a patch release is one line, and not a list of pages that differ in nothing else', async () => {
  const rows = (build: string) => [
    { label: '1.0', facts: { build: '1.0.1' } },
    { label: '2.0', latest: true, facts: { build } },
    { label: 'next', facts: { build: '3.0.0' } },
  ];
  const before = await loadTiny({ ...body('Take @build@.'), modules: { versions: rows('2.0.5') } });
  const after = await loadTiny({ ...body('Take @build@.'), modules: { versions: rows('2.0.6') } });
  const [changes, facts] = [groupedChanges(before, after), changedFactValues(before, after)];
  expect(changes).toEqual([]);
  expect(changeReport('Compared with main', changes, facts)).toBe(
    '## Compared with main\n\nOnly facts change.\n\nVersion 2.0: build 2.0.5 → 2.0.6 in 1 page',
  );
});

test('a page whose file was moved is one page', async () => {
  const after = await loadTiny({
    files: {
      'content/api/install.mdx': null,
      'content/api/setup.mdx': page("versions: '*'", '## On Linux\n\nRun it twice.'),
    },
    modules: {
      sidebars: [{ name: 'api', versions: '*', items: ['index', 'setup', 'upgrade'] }],
      moved: { paths: { install: 'setup' }, withoutRoot: [], addresses: {} },
    },
  });
  const report = changeReport('Compared with main', groupedChanges(await loadTiny(), after));
  expect(report).toContain('1 page change.\n\n### A page (`content/api/setup.mdx`)');
  expect(report).toContain('Moved from /api/1.0/install to /api/1.0/setup; 1 change');
  expect(report).not.toMatch(/New page|Page removed/);
});

test('a report has the passages that differ, each below its heading', async () => {
  const edited = await changes(
    '## Run\n\nRun it now.\n\n```bash\nls\ncd x\n```',
    '## Run\n\nRun it later.\n\n```bash\nls\ncd y\n```',
  );
  expect(changeReport('Compared with main', edited)).toBe(
    '## Compared with main\n\n1 page change.\n\n### A page (`content/api/install.mdx`)\n\n**In every version**: 2 changes\n\n[Run](/api/1.0/install#run)\n\n```diff\n- Run it now.\n+ Run it later.\n  ls\n- cd x\n+ cd y\n```',
  );
  expect(changeReport('Compared with main', [])).toContain('Nothing that readers see changes.');
});
