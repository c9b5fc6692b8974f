import { expect, test } from 'vitest';
import { loadTiny } from '../../../tests/fixtures/tiny-project.ts';
import { changePages } from '../../compare/pages.ts';
import { searchFiles } from './search.ts';

test('search finds the changes and the upgrade guide of each version except the oldest', async () => {
  const site = await loadTiny({});
  const { files } = searchFiles(site, changePages(site, true), false);
  const namesOf = (label: string) =>
    JSON.parse(String(files.find(({ file }) => file === `data/search/${label}/names.json`)?.make())) as {
      titles: string[];
      askedAs: string[];
    };
  expect(namesOf('2.0').titles).toEqual(expect.arrayContaining(['What changed in 2.0', 'Upgrade to 2.0']));
  expect(namesOf('2.0').askedAs.join('\n')).toContain('upgrade 1.0 2.0');
  expect(namesOf('1.0').titles.join()).not.toContain('What changed');
});
