/** Marks matches in a text, and selects the part of the text that shows them. */
import { stem } from '../index/language.ts';
import type { TextPassage, Word } from '../index/words.ts';
import type { Fragment } from '../provider.ts';

/** The query's term that a word matches, and how much information it has. */
export interface Matched {
  readonly term: number;
  readonly info: number;
}

/** Matches of the index's words by stem, since texts contain other forms of them too. */
export type MatchedStems = ReadonlyMap<string, Matched>;

interface FoundWord extends Word {
  readonly matched: Matched;
}

export function matchesIn({ words }: TextPassage, stems: MatchedStems): FoundWord[] {
  return words.flatMap((word) => {
    const matched = stems.get(stem(word.term));
    return matched ? [{ ...word, matched }] : [];
  });
}

/** Splits a text into fragments; the words are marked. */
export function marked(text: string, words: readonly Pick<Word, 'start' | 'end'>[]): Fragment[] {
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

/** The part of a text, at most `max` words long, that shows the most matches, or else the beginning. */
export function snippet(text: string, words: readonly FoundWord[], max: number): Fragment[] {
  const spaced = [...text.matchAll(/\S+/g)];
  let at = 0;
  // Both lists are in the order of the text, except that an identifier follows its parts.
  const placed = words.map(({ matched, start }) => {
    while (at > 0 && (spaced[at]?.index ?? 0) > start) at--;
    while (at + 1 < spaced.length && (spaced[at + 1] as RegExpExecArray).index <= start) at++;
    return { ...matched, at };
  });
  const from = Math.max(0, Math.min(bestWindow(placed, max), spaced.length - max));
  const last = spaced[Math.min(spaced.length, from + max) - 1];
  if (!last) return [];
  const start = spaced[from]?.index ?? 0;
  const end = last.index + last[0].length;
  const inside = words
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ start: word.start - start, end: word.end - start }));
  const before = from > 0 ? [{ text: '… ', marked: false }] : [];
  const after = from + max < spaced.length ? [{ text: ' …', marked: false }] : [];
  return [...before, ...marked(text.slice(start, end), inside), ...after];
}

/** First word of the window that shows most of the query. It begins a little before the first match, for context. */
function bestWindow(placed: readonly (Matched & { readonly at: number })[], max: number): number {
  let best = 0;
  let bestScore = 0;
  for (const [i, first] of placed.entries()) {
    const infos = new Map<number, number>();
    let last = first.at;
    let count = 0;
    for (let k = i; k < placed.length && (placed[k]?.at ?? 0) < first.at + max; k++) {
      const match = placed[k] as Matched & { readonly at: number };
      infos.set(match.term, Math.max(infos.get(match.term) ?? 0, match.info));
      last = match.at;
      count++;
    }
    let score = count / 100;
    for (const info of infos.values()) score += info;
    if (score <= bestScore) continue;
    bestScore = score;
    best = Math.max(0, first.at - Math.floor((max - 1 - (last - first.at)) / 3));
  }
  return best;
}
