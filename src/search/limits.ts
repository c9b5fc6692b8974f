/** Constants of search, as the specification gives them. */
export const limits = {
  /** Characters the input takes. */
  query: 64,
  /** Hits of one search. */
  hits: 20,
  /** Hits of one page in the dialog, on wide and on narrow screens. */
  perGroup: { wide: 5, narrow: 3 },
  /** Words of a snippet. */
  snippetWords: { wide: 10, narrow: 5 },
  /** Recent searches kept, and kept where favourites exist. */
  recents: 7,
  recentsWithFavorites: 4,
  favorites: 10,
  /** Milliseconds after which a search that has no answer yet counts as stalled. */
  stalledAfter: 300,
} as const;

/** Media query of the screens on which search takes the whole width. */
export const narrowScreen = '(max-width: 768px)';
