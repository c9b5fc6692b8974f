/** The tokenizer: splits text into words, and identifiers into their parts. */

/**
 * A word of a text. Each part of an identifier is a word. The parts of a segment joined (`acme0devmode`) and two
 * adjacent segments joined (`envcommit` for `env::commit`) are words too, after their parts.
 */
export interface Word {
  /** Lower case, without accents. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** Number of parts the word spells: more than 1 for a whole identifier. */
  readonly parts: number;
}

// Kinds of characters: first those in words, then separators. A joint separates the parts of an identifier; a dot or
// colon (kind 5) separates its segments: `acme0_core` and `env` in `acme0_core::env`.
const lower = 1;
const digit = 2;
const upper = 3;
const joint = 4;
const quote = 6;

const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  ascii[code] = [/[a-z]/, /\d/, /[A-Z]/, /[-_]/, /[.:]/, /'/].findIndex((kind) => kind.test(char)) + 1;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return ascii[code] as number;
  const char = text[at] ?? ' ';
  if (char === '’') return quote;
  // Hyphens and dashes, as in Reed–Solomon.
  if (char >= '\u2010' && char <= '\u2013') return joint;
  if (/\p{Lu}/u.test(char)) return upper;
  // Halves of a surrogate pair count as letters, so that a pair is never split.
  return /[\p{L}\p{M}\ud800-\udfff]/u.test(char) ? lower : /\p{N}/u.test(char) ? digit : 0;
}

const isWord = (kind: number) => kind >= lower && kind <= upper;

/** Never split: version numbers and addresses. */
const unsplit = /^(?:v?\d+(?:\.\d+)+|(?:0x)?(?=[\da-f]*\d)[\da-f]{20,}|0x[\da-f]{6,})$/i;

/** Number of characters that identify an address: 0x and eight digits. */
const addressLength = 10;

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  }
  return lower;
}

export interface TextPassage {
  readonly text: string;
  readonly words: readonly Word[];
}

export const passageOf = (text: string): TextPassage => ({ text, words: wordsOf(text) });

/** All words of a text, in order; a whole identifier comes after its parts. `C++` is the word `cpp`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && !isWord(kindAt(text, at))) at++;
    if (at >= text.length) return words;
    const end = compoundEnd(text, at);
    if (end === at + 1 && text.startsWith('++', end)) {
      words.push({ term: `${fold(text.slice(at, end))}pp`, start: at, end: end + 2, parts: 1 });
      at = end + 2;
      continue;
    }
    const code = text.charCodeAt(at) | 32;
    // Only words that begin with a digit or a v, or long ones, can match `unsplit`.
    if ((code < 58 || code === 118 || end - at >= 20) && unsplit.test(text.slice(at, end))) {
      words.push({
        term: fold(text.slice(at, end)).slice(0, addressLength),
        start: at,
        end,
        parts: 1,
      });
    } else readCompound(text, at, end, words);
    at = end;
  }
}

/** Where letters, digits, and single joints between them end; `::` is a joint too. */
function compoundEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    while (isWord(kindAt(text, at))) at++;
    const after = text.startsWith('::', at) ? at + 2 : text[at] !== ':' && kindAt(text, at) >= joint ? at + 1 : at;
    if (after === at || !isWord(kindAt(text, after))) return at;
    at = after;
  }
}

/** Adds the words of one compound. */
function readCompound(text: string, start: number, end: number, words: Word[]): void {
  let segment = start;
  let first = words.length;
  let previous: { term: string; parts: number; start: number } | null = null;
  let part = start;
  const endPart = (at: number) => {
    if (at > part) words.push({ term: fold(text.slice(part, at)), start: part, end: at, parts: 1 });
  };
  const endSegment = (at: number) => {
    const parts = words.length - first;
    if (parts === 0) return;
    let whole = '';
    for (let i = first; i < words.length; i++) whole += (words[i] as Word).term;
    const compound = { term: whole, parts, start: segment };
    if (parts > 1) words.push({ ...compound, end: at });
    if (previous) words.push({ ...previous, term: previous.term + whole, end: at, parts: previous.parts + parts });
    previous = compound;
    first = words.length;
  };
  let before = 0;
  for (let at = start; at < end; at++) {
    const kind = kindAt(text, at);
    if (kind >= joint) {
      endPart(at);
      if (kind !== joint) endSegment(at);
      // The s of "the prover's" is not a word.
      if (kind === quote) while (at + 1 < end && isWord(kindAt(text, at + 1))) at++;
      part = at + 1;
      if (kind !== joint) segment = part;
    } else if (kind === upper && at > part && (before !== upper || startsWord(text, at, end))) {
      endPart(at);
      part = at;
    }
    before = kind;
  }
  endPart(end);
  endSegment(end);
}

/** Whether a capital after a capital begins a word: `B` in `ELFBinary`, but not `K` in `SNARKs`. */
function startsWord(text: string, at: number, end: number): boolean {
  const isLower = (place: number) => place < end && kindAt(text, place) === lower;
  return isLower(at + 1) && (text[at + 1] !== 's' || isLower(at + 2));
}
