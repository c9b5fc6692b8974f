/** Where a word is: the section, the field of it, and which of its names, as two numbers. */

/** Parts of a section that a word can be in. */
export const fields = { name: 0, slug: 1, description: 2, text: 3 } as const;
export const fieldCount = 4;

/** A place is a field times this plus, in names, the number of the name: title or heading, then others or `askedAs`. */
export const fieldSpan = 1 << 16;

export interface Term {
  readonly word: string;
  /** Pairs of entry number and place. */
  readonly places: number[];
}
