/** Reads values that people enter or paste as text. Returns a sentence if that fails. */
import { type Bytes, fromHex, fromWords } from './bytes.ts';

/** Hexadecimal digits with or without 0x, quotes, hex"…", spaces, and line breaks. */
export function readHex(text: string, what: string): Bytes | string {
  const digits = text
    .replace(/[\s"'_,;]+/g, '')
    .replace(/^hex/i, '')
    .replace(/^0x/i, '');
  const wrong = /[^0-9a-f]/iu.exec(digits);
  if (wrong) return `${what} has to consist of hexadecimal digits; “${wrong[0]}” is not one.`;
  if (digits === '') return `${what} is empty.`;
  if (digits.length % 2)
    return `${what} has ${digits.length} hexadecimal digits; an even number is needed, two for each byte.`;
  return fromHex(digits);
}

/** Whether the text is nothing but hexadecimal digits, two for each byte, with or without 0x. */
export const isHex = (text: string): boolean => /^(0x)?([0-9a-f]{2})+$/i.test(text.trim());

/** Base64 with either alphabet; undefined if the text is invalid. */
export function fromBase64(text: string): Bytes | undefined {
  const digits = text.replace(/\s/g, '');
  if (!/^[\w+/-]{2,}={0,2}$/.test(digits)) return;
  try {
    return Uint8Array.from(atob(digits.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
  } catch {
    return;
  }
}

const areBelow = (limit: number, list: readonly unknown[]): list is readonly number[] =>
  list.every((item) => Number.isInteger(item) && (item as number) >= 0 && (item as number) < limit);

/** A list of bytes: eight numbers are eight bytes, and no words. */
export const bytesOf = (list: readonly unknown[]): Bytes | undefined =>
  areBelow(256, list) ? Uint8Array.from(list) : undefined;

/** A digest: eight 32-bit words, or 32 bytes. */
export const digestOf = (list: readonly unknown[]): Bytes | undefined =>
  list.length === 8 && areBelow(2 ** 32, list) ? fromWords(list) : list.length === 32 ? bytesOf(list) : undefined;

/** A list of numbers as Rust writes it: `[1, 2]`, `&[1u8, 2]`, `vec![1, 2,];`. Undefined if the text is none. */
export function readList(text: string): number[] | undefined {
  const numbers = /^(?:&|vec!)?\s*\[([\d\s,_u]*)\]$/.exec(text.trim().replace(/;$/, '').trim())?.[1];
  if (numbers === undefined) return undefined;
  const words = numbers.split(',').map((word) => word.trim().replace(/_?u(8|32)$/, ''));
  if (words.at(-1) === '') words.pop();
  return words.map((word) => (/^\d[\d_]*$/.test(word) ? Number(word.replaceAll('_', '')) : Number.NaN));
}

/** A digest: 64 hexadecimal digits, or the eight words that `methods.rs` prints. */
export function readDigest(text: string, what: string): Bytes | string {
  const list = readList(text);
  if (list || /^\s*(&|vec!)?\s*\[/.test(text))
    return digestOf(list ?? []) ?? `${what} has to be a list of eight 32-bit numbers or of 32 bytes.`;
  const bytes = readHex(text, what);
  if (typeof bytes === 'string') return bytes;
  return bytes.length === 32
    ? bytes
    : `${what} has to have 32 bytes (64 hexadecimal digits), but this has ${bytes.length}.`;
}

/** A journal as digits or as a list of bytes. A known, empty journal has two characters. */
export function readJournal(text: string, what: string): Bytes | string {
  if (text.trim() === '0x') return new Uint8Array();
  const list = readList(text);
  return list ? (bytesOf(list) ?? `${what} has to be a list of bytes, from 0 to 255.`) : readHex(text, what);
}
