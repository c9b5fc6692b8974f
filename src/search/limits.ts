/** Constants of search from the specification. Separate exports, so that the bundler can inline them. */

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
export const mostRecents = 7;
export const mostRecentsWithFavorites = 4;
export const mostFavorites = 10;
/** Milliseconds after which a search without an answer counts as stalled. */
export const stalledAfter = 300;
