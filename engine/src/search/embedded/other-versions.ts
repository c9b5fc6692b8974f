/** Suggests other versions that have the words that a version lacks, without loading them. */
import { readQuery } from '../engine/query.ts';
import type { SearchIndex } from '../index/inverted-index.ts';
import { stem } from '../index/language.ts';
import type { OtherVersions } from '../provider.ts';

/** Words that only some versions have. */
export interface VersionWords {
  /** Labels, newest first. */
  readonly versions: readonly string[];
  /** Words by the set of versions that have them (a bit mask; the first version is bit 0), separated by spaces. */
  readonly words: Readonly<Record<string, string>>;
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
