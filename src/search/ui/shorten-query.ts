/** Shortens texts that are too long for a query, such as a pasted error message, to their informative words. */
import { queryLength } from '../limits.ts';

/** Words that all error messages have. */
const messageWords = new Set('error warning warn info note help thread main panicked failed caused stack backtrace line column'.split(' '));

/** How informative a word of a message is: identifiers most; numbers, addresses, and local paths not at all. */
function worth(word: string): number {
  const bare = word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
  const folded = bare.toLowerCase();
  if (bare.length < 3 || /^[\d.,:x-]+$|^0x|^[\da-f]{16,}$|[/\\]/i.test(bare)) return 0;
  if (messageWords.has(folded)) return 0;
  if (/::|_|\d|\p{Ll}\p{Lu}/u.test(bare)) return 3;
  return bare.length > 4 ? 2 : 1;
}

/** Returns as many of the most informative words as fit into `queryLength` characters, in their order. */
export function shortenQuery(text: string): string {
  const tidy = text.replace(/\p{C}+/gu, ' ').trim();
  if (tidy.length <= queryLength) return tidy;
  const words = [...new Set(tidy.split(/\s+/))].map((word, at) => ({ word, at, value: worth(word) }));
  const kept: typeof words = [];
  let length = -1;
  for (const each of words.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value || a.at - b.at)) {
    if (length + each.word.length + 1 > queryLength) continue;
    kept.push(each);
    length += each.word.length + 1;
  }
  const short = kept.sort((a, b) => a.at - b.at).map(({ word }) => word);
  return short.join(' ') || tidy.slice(0, queryLength);
}

/** The value of an input after an edit: cuts what is typed beyond the limit, and shortens what is pasted. */
export function limitQuery(before: string, after: string): string {
  if (after.length <= queryLength) return after;
  return after.length - before.length > 1 ? shortenQuery(after) : after.slice(0, queryLength);
}
