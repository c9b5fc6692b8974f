/** Words that only some versions have, so that a search can suggest other versions without loading them. */
import type { Pack, PageRecord, SetMeta } from '../../model/record.ts';
import { readQuery } from '../engine/query.ts';
import type { SearchIndex } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import { sectionsOfRecord } from '../index/searchable.ts';
import { stopWords } from '../index/stop-words.ts';
import { wordsOf } from '../index/words.ts';
import type { OtherVersions } from '../provider.ts';

export interface VersionWords {
  /** Labels, newest first. */
  readonly versions: readonly string[];
  /** Words by the set of versions that have them (a bit mask; the first version is bit 0), separated by spaces. */
  readonly words: Readonly<Record<string, string>>;
}

/** The number of bits in a mask. */
const maxVersions = 31;

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
  // No word contains white space, and most of the pieces between occur often, so split each into words once.
  const pieces = new Map<string, number>();
  for (const [page, versions] of versionsOf) {
    const sections = sectionsOfRecord(page).map(({ heading, text, code }) => `${heading} ${text} ${code}`);
    for (const piece of `${page.title} ${page.description} ${sections.join(' ')}`.split(/\s+/)) {
      pieces.set(piece, (pieces.get(piece) ?? 0) | versions);
    }
  }
  const masks = new Map<string, number>();
  for (const [piece, versions] of pieces) {
    for (const { term } of wordsOf(piece)) {
      if (term.length > 2 && !stopWords.has(term) && !/^\d|^0x/.test(term))
        masks.set(term, (masks.get(term) ?? 0) | versions);
    }
  }
  const everywhere = 2 ** sets.length - 1;
  const words = new Map<string, string[]>();
  for (const [word, mask] of [...masks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (mask !== everywhere) words.set(String(mask), [...(words.get(String(mask)) ?? []), word]);
  }
  return {
    versions: sets.map(({ meta }) => meta.name),
    words: Object.fromEntries([...words].map(([mask, list]) => [mask, list.join(' ')])),
  };
}

/**
 * Finds versions that have all words and identifiers of the query that are missing in the scope's index; null if there
 * are none. The index has whole identifiers only where they are explained, so one that the scope has in code is not
 * missing.
 */
export function findOtherVersions(
  { versions, words }: VersionWords,
  query: string,
  scope: string,
  index: SearchIndex | undefined,
): OtherVersions | null {
  const { terms, wholes } = readQuery(query);
  const scopeIndex = versions.indexOf(scope);
  const ownBit = scopeIndex < 0 ? 0 : 1 << scopeIndex;
  const maskOf = (isWord: (word: string) => boolean) =>
    Object.entries(words).reduce(
      (mask, [group, list]) => (list.split(' ').some(isWord) ? mask | Number(group) : mask),
      0,
    );
  const missing = terms
    .filter(({ word }) => !index?.withStem(stem(word)).length)
    .map(({ word, text }) => ({ text, mask: maskOf((other) => stem(other) === stem(word)) }));
  const identifiers = wholes
    .filter(({ term }) => !index?.exact(term))
    .map(({ term, text }) => ({ text, mask: maskOf((other) => other === term) }))
    .filter(({ mask }) => mask && !(mask & ownBit));
  const all = [...missing, ...identifiers];
  // A part of an identifier says no more than all of it.
  const named = all.filter(
    ({ text }) => !identifiers.some((whole) => whole.text !== text && whole.text.includes(text)),
  );
  if (!named.length) return null;
  const common = named.reduce((mask, word) => mask & word.mask, -1);
  const having = versions.map((label, i) => ({ label, i })).filter(({ i }) => i !== scopeIndex && common & (1 << i));
  if (!having.length) return null;
  having.sort((a, b) => Math.abs(a.i - scopeIndex) - Math.abs(b.i - scopeIndex) || a.i - b.i);
  return { words: named.map(({ text }) => text), versions: having.map(({ label }) => label) };
}
