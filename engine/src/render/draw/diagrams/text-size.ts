/**
 * Estimates the size of text, because the build can't measure the reader's sans-serif font. The estimate is generous:
 * for each character, it uses the widest of Segoe UI, San Francisco, Roboto, Noto Sans, and Arial.
 */

/** Widths in thousandths of the font size. */
const widths: readonly (readonly [characters: string, width: number])[] = [
  ["'|", 260],
  ['ijl.,:;!·’', 300],
  [' fIt()[]/\\`', 380],
  ['r-"*“”', 430],
  ['ckszvxyJ', 560],
  ['mMW@%—…→', 950],
  ['w&', 830],
  ['ABCDEGHKNOPQRSTUVXYZ', 720],
  ['+=<>~±×', 620],
];
const widthOf = new Map(
  widths.flatMap(([characters, width]) => [...characters].map((character) => [character, width] as const)),
);
const usual = 610;

/** Width of a line of text in pixels at a font size in pixels. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const character of text) sum += widthOf.get(character) ?? usual;
  return Math.ceil((sum * size) / 1000);
}

/** Breaks text at spaces into few lines of similar length, at most `room` pixels. A longer word stays whole. */
export function wrap(text: string, room: number, size: number): string[] {
  const words = text.split(/\s+/);
  const lines = fill(words, room, size);
  if (lines.length === 1) return lines;
  // The smallest width with the same number of lines makes the lengths similar.
  let [low, high] = [0, room];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fill(words, middle, size).length <= lines.length) high = middle;
    else low = middle;
  }
  return fill(words, high, size);
}

function fill(words: readonly string[], room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && textWidth(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const lineHeight = 18;

export interface TextBlock {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

export function textBlock(text: string, room: number, size: number): TextBlock {
  const lines = text ? wrap(text, room, size) : [];
  return {
    lines,
    width: Math.max(0, ...lines.map((line) => textWidth(line, size))),
    height: lines.length * lineHeight,
  };
}
