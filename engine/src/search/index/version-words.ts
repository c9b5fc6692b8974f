/** Words that only some versions have, collected during the build. */
import type { Pack, PageRecord, SetMeta } from '../../model/record.ts';
import type { VersionWords } from '../embedded/other-versions.ts';
import { wordsOfRecord } from './searchable.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** The number of bits in a mask. */
const maxVersions = 31;

const tellsVersions = (word: string) => word.length > 2 && !stopWords.has(word) && !/^\d|^0x/.test(word);

/** Collects the words that only some versions have. `all` are the versions, newest first; only the newest 31 count. */
export function versionWords(all: readonly { meta: SetMeta; pack: Pack }[]): VersionWords {
  const sets = all.slice(0, maxVersions);
  // Every word is in every version.
  if (sets.length < 2) return { versions: sets.map(({ meta }) => meta.name), words: {} };
  // A page that reads the same in several versions is one record, and read once.
  const versionsOf = new Map<PageRecord, number>();
  sets.forEach(({ pack }, i) => {
    for (const page of pack.pages) versionsOf.set(page, (versionsOf.get(page) ?? 0) | (1 << i));
  });
  const masks = new Map<string, number>();
  for (const [page, versions] of versionsOf) {
    const named = wordsOf(`${page.title} ${page.description}`).map(({ term }) => term);
    for (const word of new Set([...named, ...wordsOfRecord(page)])) masks.set(word, (masks.get(word) ?? 0) | versions);
  }
  const everywhere = 2 ** sets.length - 1;
  const words = new Map<string, string[]>();
  for (const [word, mask] of [...masks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (mask === everywhere || !tellsVersions(word)) continue;
    const ofVersions = words.get(String(mask));
    if (ofVersions) ofVersions.push(word);
    else words.set(String(mask), [word]);
  }
  return {
    versions: sets.map(({ meta }) => meta.name),
    words: Object.fromEntries([...words].map(([mask, list]) => [mask, list.join(' ')])),
  };
}
