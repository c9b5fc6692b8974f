/** Marking what matched, and cutting the part of a text that shows it. */
import type { Fragment } from '../provider.ts';
import { type Word, wordsOf } from '../text/words.ts';

/** A text in fragments, words of `matched` marked. */
export function marked(text: string, matched: ReadonlySet<string>): Fragment[] {
  return fragments(text, wordsOf(text).filter(({ term }) => matched.has(term)));
}

function fragments(text: string, hits: readonly Word[]): Fragment[] {
  const out: Fragment[] = [];
  let at = 0;
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    if (start > at) out.push({ text: text.slice(at, start), marked: false });
    out.push({ text: text.slice(Math.max(at, start), end), marked: true });
    at = end;
  }
  if (at < text.length) out.push({ text: text.slice(at), marked: false });
  return out;
}

/** The stretch of at most `most` words of a text that has most of what matched, marked; its beginning where nothing did. */
export function snippet(text: string, matched: ReadonlySet<string>, most: number): Fragment[] {
  const spaced = [...text.matchAll(/\S+/g)];
  if (spaced.length === 0) return [];
  const hits = wordsOf(text).filter(({ term }) => matched.has(term));
  const starts = spaced.map(({ index }) => index);
  const wordAt = (offset: number) => {
    let i = starts.findIndex((start) => start > offset);
    if (i < 0) i = starts.length;
    return i - 1;
  };
  const found = hits.map(({ term, start }) => ({ term, at: wordAt(start) }));
  const from = Math.max(0, Math.min(bestWindow(found, most), spaced.length - most));
  const to = Math.min(spaced.length, from + most);
  const start = starts[from] as number;
  const last = spaced[to - 1] as RegExpExecArray;
  const end = last.index + last[0].length;
  const inside = hits.filter((hit) => hit.start >= start && hit.end <= end).map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }));
  const cut = fragments(text.slice(start, end), inside);
  return [...(from > 0 ? [{ text: '… ', marked: false }] : []), ...cut, ...(to < spaced.length ? [{ text: ' …', marked: false }] : [])];
}

/** First word of the window with most different matches; a little before the first of them, so that the match is read in its place. */
function bestWindow(found: readonly { term: string; at: number }[], most: number): number {
  let best = 0;
  let bestWorth = 0;
  for (const [i, first] of found.entries()) {
    const inside = found.slice(i).filter(({ at }) => at < first.at + most);
    const worth = new Set(inside.map(({ term }) => term)).size + inside.length / 100;
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    const last = inside[inside.length - 1]?.at ?? first.at;
    best = Math.max(0, first.at - Math.floor((most - 1 - (last - first.at)) / 3));
  }
  return best;
}
