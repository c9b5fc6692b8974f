/**
 * Every constant that orders results. `npm run bench:relevance` measures what a change does; `-- --tune` on one half of the readers' queries
 * and `-- --validate` on the other tell whether a change helps in general or fits single queries.
 */
export const tuning = {
  /** How well a word of the index fits a word of the query, and how far it counts as found (both 0 to 1). */
  match: {
    exact: [1, 1],
    /** Written as one word with its neighbors, or as two. */
    joined: [0.95, 1],
    /** Plural, tense, spelling variant. */
    inflected: [0.92, 1],
    /** The query's word is a beginning of it. */
    prefix: [0.8, 1],
    /** Derived word: verify, verifier. */
    derived: [0.6, 0.6],
    /** Another name of the same thing in the glossary. */
    equivalent: [0.75, 0.95],
    synonym: [0.5, 0.8],
    typo: [0.55, 0.7],
    /** Short words have many neighbors. */
    typoInShort: [0.45, 0.42],
    twoTypos: [0.4, 0.6],
    typoInPrefix: [0.35, 0.55],
  },
  /** A finished word counts less for being the beginning of another one, and less still beside a word that fits better. */
  prefixOfFinished: 0.6,
  prefixBesideExact: 0.7,
  /** Letters of the shortest word that can have a typo, of the shortest for which a typo is no guess, and for two typos. */
  typoLetters: 4,
  sureTypoLetters: 6,
  twoTypoLetters: 9,

  /** How much of the query's information a kind of word carries. */
  weights: { weak: 0.3, number: 0.2, part: 0.4, unknown: 0.7, leastIdf: 0.3 },

  /** What a matching word is worth per field of a section. */
  fieldBoosts: { name: 9, otherName: 7, slug: 2.5, description: 2.2, defines: 4, prose: 1.8, code: 1 },
  /** Part of a name's worth that one word of it has, however long the name is. */
  nameShare: 0.35,
  /** Preference for the page itself over its sections; what a page adds to each of its sections: its best name, or part of it beside a name of the section, its slug and description, and its other sections. */
  page: { itself: 1.15, name: 0.52, bothNames: 0.2, about: 0.6, sections: 0.3, halfSections: 4 },
  /** What a glossary term adds to the page it sends the reader to. */
  see: 0.35,
  /** Preference for a glossary's term where a query asks what a word means. */
  meaning: 2,
  /** Whole identifiers, above their parts. */
  identifier: 1.6,
  /** A name that is the query and nothing else. */
  exactName: 1,
  /** Terms side by side: in a name, and in running text. */
  nearName: 4,
  nearText: 2,

  /** How far a section counts as having a word that is elsewhere on its page. */
  presenceOnPage: 0.4,
  /** Exponent of coverage, the part of the query's information that a section has. */
  coverage: 2,
  /** Sections with less of the query's information than this are no answer: in all, for one-word queries, and beside the best section. */
  least: { coverage: 0.4, ofOneTerm: 0.3, ofBest: 0.36 },
  /** Where not even the best section has this part of a query of several words, it has to be worth this much in proportion to the query's information. */
  partial: { coverage: 0.95, worth: 2.3, weight: 1.5 },
  /** What known words have to weigh beside words on no page: quality and sections of a word that is trusted in full, and their share. */
  credible: { quality: 0.7, sections: 8, share: 0.8 },
  /** Sections with which a page counts half: a page with very many (questions, terms) is about no single subject. */
  longPagePenalty: 180,
  /** A further section of a page is shown while its score is at least this part of the first one's. */
  beneath: 0.75,
} as const;
