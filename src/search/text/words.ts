/** Text to words: where they stand, and identifiers taken apart. */

/** A word of a text. Parts of an identifier are words of their own; what they spell together is one more at the first part's position. */
export interface Word {
  /** Lower case, without accents. */
  readonly term: string;
  /** Place in the text, counted in words. */
  readonly position: number;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Number of parts the word spells: more than 1 for a whole identifier. */
  readonly parts: number;
}

/** Letters and digits, joined by what joins identifiers, paths and compounds. */
const compound = /[\p{L}\p{N}]+(?:(?:::|[-_.'’])[\p{L}\p{N}]+)*/gu;
/** What ends a segment: `risc0_zkvm` and `env` are segments of `risc0_zkvm::env`. */
const segment = /[^:.]+/g;
/** Kept in one piece: version numbers and addresses. */
const unsplit = /^(?:v?\d+(?:\.\d+)+|0x[\da-f]{6,})$/i;
/** Parts of a segment: `RISC0`, `Prover`, `Opts`, `SNARKs`, `sha256`. */
const part = /\p{Lu}[\p{Lu}\p{N}]*s?(?![\p{Ll}])|\p{Lu}[\p{Lu}\p{N}]*(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{N}]+|[\p{L}\p{N}]+/gu;

/** Lower case without accents; of the same length where nothing had an accent. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII, which most text is, needs no normalising.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** All words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  for (const match of text.matchAll(compound)) {
    if (unsplit.test(match[0])) {
      words.push({ term: fold(match[0]), position: position++, start: match.index, end: match.index + match[0].length, parts: 1 });
      continue;
    }
    for (const piece of match[0].matchAll(segment)) position = readSegment(piece[0], match.index + piece.index, position, words);
  }
  return words;
}

/** Adds the words of one segment; gives the position after it. */
function readSegment(text: string, offset: number, position: number, words: Word[]): number {
  // "the prover's" and "don't" are no identifiers.
  const apostrophe = text.search(/['’]/);
  const name = apostrophe < 0 ? text : text.slice(0, apostrophe);
  const first = words.length;
  let next = position;
  for (const found of name.matchAll(part)) {
    const start = offset + found.index;
    words.push({ term: fold(found[0]), position: next++, start, end: start + found[0].length, parts: 1 });
  }
  const parts = next - position;
  if (parts > 1) {
    const whole = words.slice(first).map(({ term }) => term).join('');
    words.push({ term: whole, position, start: offset, end: offset + name.length, parts });
  }
  return next;
}
