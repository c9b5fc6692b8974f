/** Text to words: where they stand, and identifiers taken apart. A hand-written scanner, since it reads whole versions while a reader waits. */

/** A word of a text. Parts of an identifier are words of their own; what they spell together is one more, at the first part's position. */
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

// Kinds of characters: those of words first, then what parts them. A joint parts an identifier, a dot its segments
// (`risc0_zkvm` and `env` in `risc0_zkvm::env`), with number 5.
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
  if (/\p{Lu}/u.test(char)) return upper;
  // Halves of a surrogate pair are letters: nothing is to part them.
  return /[\p{L}\p{M}\ud800-\udfff]/u.test(char) ? lower : /\p{N}/u.test(char) ? digit : 0;
}

const isWord = (kind: number) => kind >= lower && kind <= upper;

/** Kept in one piece: version numbers and addresses. */
const unsplit = /^(?:v?\d+(?:\.\d+)+|0x[\da-f]{6,})$/i;

/** Lower case without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 127) return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  }
  return lower;
}

/** All words of a text, in order; a whole identifier comes after its parts. `C++` is the word `cpp`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let position = 0;
  let at = 0;
  while (at < text.length) {
    if (!isWord(kindAt(text, at))) {
      at++;
      continue;
    }
    const end = compoundEnd(text, at);
    if (end === at + 1 && text.startsWith('++', end)) {
      words.push({ term: `${fold(text.slice(at, end))}pp`, position: position++, start: at, end: end + 2, parts: 1 });
      at = end + 2;
      continue;
    }
    const code = text.charCodeAt(at) | 32;
    // Only what begins with a digit or a v can be kept in one piece.
    if ((code < 58 || code === 118) && unsplit.test(text.slice(at, end))) {
      words.push({ term: fold(text.slice(at, end)), position: position++, start: at, end, parts: 1 });
    } else position = readCompound(text, at, end, position, words);
    at = end;
  }
  return words;
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

/** Adds the words of letters, digits and joints; gives the position after them. */
function readCompound(text: string, start: number, end: number, from: number, words: Word[]): number {
  let position = from;
  let segment = start;
  let first = words.length;
  let part = start;
  const endPart = (at: number) => {
    if (at > part) words.push({ term: fold(text.slice(part, at)), position: position++, start: part, end: at, parts: 1 });
  };
  const endSegment = (at: number) => {
    const parts = words.length - first;
    if (parts > 1) {
      let whole = '';
      for (let i = first; i < words.length; i++) whole += (words[i] as Word).term;
      words.push({ term: whole, position: position - parts, start: segment, end: at, parts });
    }
    first = words.length;
  };
  let before = 0;
  for (let at = start; at < end; at++) {
    const kind = kindAt(text, at);
    if (kind >= joint) {
      endPart(at);
      if (kind !== joint) endSegment(at);
      // The s of "the prover's" is no word.
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
  return position;
}

/** Whether a capital after a capital begins a word: `B` in `ELFBinary`, but not `K` in `SNARKs`. */
function startsWord(text: string, at: number, end: number): boolean {
  if (at + 1 >= end || kindAt(text, at + 1) !== lower) return false;
  return text[at + 1] !== 's' || (at + 2 < end && kindAt(text, at + 2) === lower);
}
