/** The limits of search from the specification, as separate exports that the bundler can inline; and queries shortened to their limit. */

/** Maximum number of characters of a query. */
export const queryLength = 64;
/** Hits per search. */
export const hitsPerSearch = 20;
/** Hits per page in the dialog, and words per snippet; `Narrow`: on screens where search takes the whole width. */
export const hitsPerGroup = 5;
export const hitsPerGroupNarrow = 3;
export const snippetWords = 10;
export const snippetWordsNarrow = 5;
export const narrowScreen = '(max-width: 768px)';
/** Recent searches to keep: without, and with favorites. */
export const maxRecents = 7;
export const maxRecentsWithFavorites = 4;
export const maxFavorites = 10;
/** Milliseconds after which a search without an answer counts as stalled. */
export const stalledAfter = 300;

/** Words that all error messages have. */
const messageWords = new Set('error warning warn info note help thread main panicked failed caused stack backtrace line column'.split(' '));

/** How informative a word of a message is: identifiers most; numbers, addresses, and local paths not at all. */
function rating(word: string): number {
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
  const words = [...new Set(tidy.split(/\s+/))].map((word, at) => ({ word, at, value: rating(word) }));
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
