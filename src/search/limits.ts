/** Constants of search, as the specification gives them. Each on its own, so that the bundler writes its value where it is used. */

/** Characters the input takes. */
export const queryLength = 64;
/** Hits of one search. */
export const hitsPerSearch = 20;
/** Hits of one page in the dialog, and words of a snippet: on wide screens, and on those on which search takes the whole width. */
export const hitsPerGroup = 5;
export const hitsPerGroupNarrow = 3;
export const snippetWords = 10;
export const snippetWordsNarrow = 5;
export const narrowScreen = '(max-width: 768px)';
/** Recent searches kept, and kept where favourites exist. */
export const mostRecents = 7;
export const mostRecentsWithFavorites = 4;
export const mostFavorites = 10;
/** Milliseconds after which a search that has no answer yet counts as stalled. */
export const stalledAfter = 300;
