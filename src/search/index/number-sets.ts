/** Sets of numbers as short printable strings: the gaps between them, most of which take one character. */

/** Printable, without what JSON escapes. The first ones end a number, the others begin one. */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const ends = 60;
const begins = alphabet.length - ends;

/** Writes a set of numbers from 0. */
export function encodeNumbers(numbers: readonly number[]): string {
  let previous = -1;
  let out = '';
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const gap = number - previous - 1;
    previous = number;
    let begin = '';
    for (let rest = Math.floor(gap / ends); rest > 0; rest = Math.floor(rest / begins))
      begin = `${alphabet[ends + (rest % begins)]}${begin}`;
    out += `${begin}${alphabet[gap % ends]}`;
  }
  return out;
}

/** Reads what `encodeNumbers` wrote, ascending. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let previous = -1;
  let begin = 0;
  for (const char of text) {
    const digit = alphabet.indexOf(char);
    if (digit >= ends) begin = begin * begins + digit - ends;
    else {
      previous += begin * ends + digit + 1;
      numbers.push(previous);
      begin = 0;
    }
  }
  return numbers;
}
