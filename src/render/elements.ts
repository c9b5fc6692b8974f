/** What a page may write as elements, and with which attributes. */
/** The authoring vocabulary: names of elements, and of the attributes that each one takes. */
export const vocabularyAttributes = {
  When: ['versions', 'badge'],
  Note: ['title'],
  Tip: ['title'],
  Warning: ['title'],
  Danger: ['title'],
  Tabs: ['group'],
  Tab: ['label'],
  Steps: [],
  Cards: [],
  Card: ['title', 'href'],
  Details: ['summary'],
  DataTable: ['name'],
  Glossary: [],
  Include: ['file'],
  /** Takes the island's own props too, which its schema checks. */
  Island: null,
} as const satisfies Readonly<Record<string, readonly string[] | null>>;

/** Elements a writer names; the compiler refuses every other. */
export const writersElements: readonly string[] = Object.keys(vocabularyAttributes);

/** Elements of a shared passage: all but another passage. */
export const passageElements = writersElements.filter((name) => name !== 'Include');
