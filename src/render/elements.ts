/** The elements and attributes that pages may use. */
/** The authoring vocabulary: each element with its attributes. */
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
  /** Also accepts the island's props, which its schema validates. */
  Island: null,
} as const satisfies Readonly<Record<string, readonly string[] | null>>;

/** The elements that a writer may use; all others are errors. */
export const writersElements: readonly string[] = Object.keys(vocabularyAttributes);

/** Elements of a shared passage: all except `<Include>`. */
export const passageElements = writersElements.filter((name) => name !== 'Include');
