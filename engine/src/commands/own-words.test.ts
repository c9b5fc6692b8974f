import { expect, test } from 'vitest';
import { loadTiny, page } from '../../tests/fixtures/tiny-project.ts';
import { ownWords } from './own-words.ts';

const install = 'content/api/install.mdx';

async function reported(words: string, more = ''): Promise<string[]> {
  const body = `## Remove it\n\n<AskedAs words="${words}" />\n\nDelete the folder.${more}`;
  return ownWords(await loadTiny({ files: { [install]: page("versions: '*'", body) } })).map(String);
}

test('words that the section has, in any form, are refused with their place', async () => {
  expect(await reported('deleting, uninstall folders, removed')).toEqual([
    `${install}:8:1: The section has these words itself: deleting, folders, removed. Delete them: search finds the section by its own words.`,
  ]);
});

test('words that only some versions have are of use in the others', async () => {
  expect(await reported('uninstall', '\n\n<When versions="2.0">Uninstall it.</When>')).toEqual([]);
});
