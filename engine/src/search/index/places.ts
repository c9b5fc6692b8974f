/** Where a word is: the section, the field of it, and the position in the field, as two numbers. */

/** Parts of a section that a word can be in. */
export const fields = { name: 0, slug: 1, description: 2, text: 3, asked: 4 } as const;
export const fieldCount = 5;

/**
 * Positions are numbered through all fields of a section; each field starts at a multiple of this. Words of lists are
 * all at its start.
 */
export const fieldSpan = 1 << 16;
/** The names of a section (title or heading, then its other names or `askedAs`) start at multiples of this. */
export const nameSpan = 64;

export interface Term {
  readonly word: string;
  /** Pairs of entry number and position. */
  readonly places: number[];
}
