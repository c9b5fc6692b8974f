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

export interface FoundWord extends Word {
  readonly matched: Matched;
}

export function matchesIn({ words }: TextPassage, stems: MatchedStems): FoundWord[] {
  return words.flatMap((word) => {
    const matched = stems.get(stem(word.term));
    return matched ? [{ ...word, matched }] : [];
  });
}

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

/**
 * The part of a text, at most `max` words long, that shows the most of what is `sought`, or else the beginning. It
 * begins with a line or sentence of the text if that is near. The words are marked.
 */
export function snippet(
  text: string,
  words: readonly FoundWord[],
  max: number,
  sought: readonly FoundWord[] = words,
): Fragment[] {
  const spaced = [...text.matchAll(/\S+/g)];
  let at = 0;
  // Both lists are in the order of the text, except that an identifier follows its parts.
  const placed = sought.map(({ matched, start }) => {
    while (at > 0 && (spaced[at]?.index ?? 0) > start) at--;
    while (at + 1 < spaced.length && (spaced[at + 1] as RegExpExecArray).index <= start) at++;
    return { ...matched, at };
  });
  const beginsLine = (word: number) =>
    word === 0 || text[(spaced[word]?.index ?? 0) - 1] === '\n' || /[.!?]$/.test(spaced[word - 1]?.[0] ?? '');
  const from = Math.max(0, Math.min(bestWindow(placed, max, beginsLine), spaced.length - max));
  const last = spaced[Math.min(spaced.length, from + max) - 1];
  if (!last) return [];
  const start = spaced[from]?.index ?? 0;
  const end = last.index + last[0].length;
  const inside = words
    .filter((word) => word.start >= start && word.end <= end)
    .map((word) => ({ start: word.start - start, end: word.end - start }));
  const before = from > 0 ? [{ text: '… ', marked: false }] : [];
  const after = from + max < spaced.length ? [{ text: ' …', marked: false }] : [];
  return [...before, ...marked(text.slice(start, end).replaceAll('\n', ' '), inside), ...after];
}

/** First word of the window that shows most of the query: that of a line, or a little before the first match. */
function bestWindow(
  placed: readonly (Matched & { readonly at: number })[],
  max: number,
  beginsLine: (word: number) => boolean,
): number {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [i, first] of placed.entries()) {
    const infos = new Map<number, number>();
    let last = first.at;
    for (let k = i; k < placed.length && (placed[k]?.at ?? 0) < first.at + max; k++) {
      const match = placed[k] as Matched & { readonly at: number };
      infos.set(match.term, Math.max(infos.get(match.term) ?? 0, match.info));
      last = match.at;
    }
    // Of equally good ones, the one whose matches are closest to each other.
    let score = (first.at - last) / 1000;
    for (const info of infos.values()) score += info;
    if (score <= bestScore) continue;
    bestScore = score;
    const room = max - 1 - (last - first.at);
    best = Math.max(0, first.at - Math.floor(room / 3));
    for (let word = first.at; word >= 0 && word >= first.at - room; word--) {
      if (!beginsLine(word)) continue;
      best = word;
      break;
    }
  }
  return best;
}
