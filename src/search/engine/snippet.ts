/** Marking what matched, and cutting the part of a text that shows it. */

import { type Word, wordsOf } from '../index/words.ts';
import type { Fragment } from '../provider.ts';

/** The words of a text that matched. */
export function matchesIn(text: string, matched: { has(word: string): boolean }): Word[] {
  return wordsOf(text).filter(({ term }) => matched.has(term));
}

/** A text in fragments, marked where the words are. */
export function marked(text: string, words: readonly Word[]): Fragment[] {
  const fragments: Fragment[] = [];
  let at = 0;
  for (const { start, end } of [...words].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    if (start > at) fragments.push({ text: text.slice(at, start), marked: false });
    fragments.push({ text: text.slice(Math.max(at, start), end), marked: true });
    at = end;
  }
  if (at < text.length) fragments.push({ text: text.slice(at), marked: false });
  return fragments;
}

/** The stretch of at most `most` words of a text that shows most of what matched; its beginning where nothing did. */
export function snippet(text: string, words: readonly Word[], most: number): Fragment[] {
  const spaced = [...text.matchAll(/\S+/g)];
  let at = 0;
  // Both lists are in order of the text, save that a whole identifier comes after its parts.
  const found = words.map(({ term, start }) => {
    while (at > 0 && (spaced[at]?.index ?? 0) > start) at--;
    while (at + 1 < spaced.length && (spaced[at + 1] as RegExpExecArray).index <= start) at++;
    return { term, at };
  });
  const from = Math.max(0, Math.min(bestWindow(found, most), spaced.length - most));
  const last = spaced[Math.min(spaced.length, from + most) - 1];
  if (!last) return [];
  const start = spaced[from]?.index ?? 0;
  const end = last.index + last[0].length;
  const inside = words
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ ...word, start: word.start - start, end: word.end - start }));
  const before = from > 0 ? [{ text: '… ', marked: false }] : [];
  const after = from + most < spaced.length ? [{ text: ' …', marked: false }] : [];
  return [...before, ...marked(text.slice(start, end), inside), ...after];
}

/** First word of the window with most different matches; a little before the first of them, so that the match is read in its place. */
function bestWindow(found: readonly { term: string; at: number }[], most: number): number {
  let best = 0;
  let bestWorth = 0;
  for (const [i, first] of found.entries()) {
    const terms = new Set<string>();
    let count = 0;
    let last = first.at;
    for (let k = i; k < found.length && (found[k]?.at ?? 0) < first.at + most; k++) {
      const each = found[k] as { term: string; at: number };
      terms.add(each.term);
      last = each.at;
      count++;
    }
    const worth = terms.size + count / 100;
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = Math.max(0, first.at - Math.floor((most - 1 - (last - first.at)) / 3));
  }
  return best;
}
