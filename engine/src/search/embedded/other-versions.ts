/** Suggests other versions that have the words that a version lacks, without loading them. */
import { readQuery } from '../engine/query.ts';
import type { PageElsewhere } from '../index/digest.ts';
import type { SearchIndex } from '../index/inverted-index.ts';
import { stem, stemsOf } from '../index/language.ts';
import type { OtherVersions } from '../provider.ts';

export interface VersionWords {
  /** Labels, newest first. */
  readonly versions: readonly string[];
  readonly unreleased: readonly string[];
  /** Words by the set of versions that have them (a bit mask; the first version is bit 0), separated by spaces. */
  readonly words: Readonly<Record<string, string>>;
}

/** A page that only other versions have, if the query has all words of its title, or only such words. */
export function pageElsewhere({ names }: SearchIndex, query: string): PageElsewhere | undefined {
  const asked = stemsOf(query);
  return names.elsewhere.find(({ title, only }) => {
    const words = stemsOf(title);
    const isNamed = words.every((word) => asked.includes(word)) || asked.every((word) => words.includes(word));
    return isNamed && only.some((word) => asked.includes(word));
  });
}

/**
 * Finds versions that have a page of the query's name that the scope lacks, or else all words and identifiers of the
 * query that are missing in the scope's index; null if there are none. The index has whole identifiers only where they
 * are explained, so one that the scope has in code is not missing. The versions closest to the scope come first,
 * unreleased ones last.
 */
export function findOtherVersions(
  { versions, unreleased, words }: VersionWords,
  query: string,
  scope: string,
  index: SearchIndex,
): OtherVersions | null {
  const { terms, wholes } = readQuery(query);
  const scopeIndex = versions.indexOf(scope);
  const ownBit = scopeIndex < 0 ? 0 : 1 << scopeIndex;
  const nearestFirst = (labels: readonly string[]) => {
    const distance = (label: string) =>
      Math.abs(versions.indexOf(label) - scopeIndex) + (unreleased.includes(label) ? versions.length : 0);
    return [...labels].sort((a, b) => distance(a) - distance(b));
  };
  const page = pageElsewhere(index, query);
  if (page) return { words: [page.title], versions: nearestFirst(page.versions) };
  const maskOf = (isWord: (word: string) => boolean) =>
    Object.entries(words).reduce(
      (mask, [group, list]) => (list.split(' ').some(isWord) ? mask | Number(group) : mask),
      0,
    );
  const missing = terms
    .filter(({ word }) => !index.withStem(stem(word)).length)
    .map(({ word, text }) => ({ text, mask: maskOf((other) => stem(other) === stem(word)) }));
  const identifiers = wholes
    .filter(({ term }) => !index.exact(term))
    .map(({ term, text }) => ({ text, mask: maskOf((other) => other === term) }))
    .filter(({ mask }) => mask && !(mask & ownBit));
  const all = [...missing, ...identifiers];
  // A part of an identifier says no more than all of it.
  const named = all.filter(
    ({ text }) => !identifiers.some((whole) => whole.text !== text && whole.text.includes(text)),
  );
  if (!named.length) return null;
  const common = named.reduce((mask, word) => mask & word.mask, -1);
  const having = versions.filter((label, i) => label !== scope && common & (1 << i));
  return having.length ? { words: named.map(({ text }) => text), versions: nearestFirst(having) } : null;
}
