/**
 * All constants of the ranking; the README says what each rule wins. `npm run bench:relevance` measures the effect of a
 * change; `-- --half tune` uses one half of the readers' queries and `-- --half validate` the other, which shows whether
 * a change helps in general or overfits.
 */
export const tuning = {
  /**
   * How well a word of the index matches a word of the query, and to what degree that word counts as found (both 0 to
   * 1).
   */
  match: {
    exact: [1, 1],
    /** Plural, tense, spelling variant. */
    inflected: [0.92, 1],
    /** The query's word is a prefix. */
    prefix: [0.8, 1],
    synonym: [0.5, 0.8],
    /** A typo, if no form of the word itself matches: nearly what it corrects. */
    typo: [0.8, 0.6],
    /** Derived word: verify, verifier. */
    distant: [0.4, 0.6],
  },
  /** Minimum number of letters of a word with a typo. */
  typoLetters: 4,

  /** How much a number or a part of an identifier says about the subject, compared with a word. */
  minorWord: 0.4,
  /** The same for the product's name in a longer query. */
  productWord: 0.02,

  /** Weight of a matching word per field of a section. */
  fieldBoosts: { name: 9, otherName: 7, slug: 8, description: 2, text: 1.8 },
  /** Share of a name's score that does not depend on how much of the name matches. */
  nameShare: 0.15,
  /** Number of terms up to which a query is one for a page: `page.itself` holds. */
  shortQuery: 4,
  /**
   * Factor for the page itself, as opposed to its sections; and what a page adds to each of its sections: its slug and
   * description, and its other sections: at most `sections`, and half of it if they score `halfSections`.
   */
  page: { itself: 1.15, about: 0.6, sections: 3, halfSections: 4 },
  /**
   * Which section of a page comes first: how much a word counts that is only in what names the page, how much a whole
   * identifier counts besides its parts, and the bonus for a title or heading that is exactly the query.
   */
  passage: { named: 0.5, identifier: 0.5, exactName: 0.5 },
  /** Factor for glossary terms if the query asks what a word means, and for questions if it is a longer one. */
  askedFor: 2,
  /** Bonus for a name that consists of exactly the query. */
  exactName: 1,

  /** Exponent of coverage, the share of the query's information that a section has. */
  coverage: 2,
  /**
   * The closest sections, shown if those on fewer than `few` pages match: exponent of their coverage, which matters
   * less because none has every word, and how many there are at most, together with the matching ones.
   */
  closest: { few: 3, coverage: 0.5, most: 20 },
  /**
   * Minimum weight of known words relative to unknown ones (`share`); a word is fully trusted from this number of
   * sections.
   */
  credible: { sections: 8, share: 0.8 },
  /** Minimum score of a page's further sections, relative to its first. */
  beneath: 0.8,
} as const;
