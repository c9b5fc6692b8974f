/** The limits of search from the specification, as separate exports that the bundler can inline. */

export const queryLength = 64;
export const hitsPerSearch = 20;
export const hitsPerGroup = 5;
export const hitsPerGroupNarrow = 3;
export const snippetWords = 10;
export const snippetWordsNarrow = 5;
/** Recent searches to keep: without, and with favorites. */
export const maxRecents = 7;
export const maxRecentsWithFavorites = 4;
export const maxFavorites = 10;
/** Milliseconds after which a search without an answer counts as stalled. */
export const stalledAfterMs = 300;
