/** Values in the format of `risc0_zkvm::serde`, which `env::read` and `env::commit` use: little-endian words of 32 bits. */
import { toHex } from '../receipt-verifier/bytes.ts';

export type ValueKind = 'bool' | 'u32' | 'u64' | 'string' | 'bool list' | 'u32 list' | 'bytes' | 'lines';

const MAX_U32 = 2n ** 32n - 1n;
const MAX_U64 = 2n ** 64n - 1n;
/** So that a typing error is no long wait. */
const LONGEST = 100_000;

/** What a field may contain, in words. */
const allowed: Readonly<Record<ValueKind, string>> = {
  bool: 'true or false',
  u32: 'a whole number from 0 to 4,294,967,295',
  u64: 'a whole number from 0 to 18,446,744,073,709,551,615',
  string: `text of at most ${LONGEST.toLocaleString('en-US')} bytes`,
  'bool list': 'true or false, with commas between them',
  'u32 list': `at most ${LONGEST.toLocaleString('en-US')} whole numbers from 0 to 4,294,967,295, with commas between them`,
  bytes: 'bytes in hexadecimal, such as 0x1f02',
  lines: 'a kind and a value in each line, such as “u64 27”',
};

/** Text that isn't what its kind allows; the message is a sentence for the reader. */
export class WrongValue extends Error {
  constructor(text: string, kind: ValueKind) {
    const found = text.trim() === '' ? 'The field is empty' : `“${text.trim().slice(0, 30)}” is not possible here`;
    super(`${found}: type ${allowed[kind]}.`);
  }
}

const word = (value: number): number[] => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];

function wholeNumber(text: string, kind: ValueKind, most: bigint): bigint {
  const digits = text.trim().replace(/(?<=\d),(?=\d{3}(,|$))|(?<=\d)[\s_](?=\d)/g, '');
  const value = /^\d{1,20}$/.test(digits) ? BigInt(digits) : most + 1n;
  if (value > most) throw new WrongValue(text, kind);
  return value;
}

function truth(text: string, kind: ValueKind): number[] {
  const value = text.trim().toLowerCase();
  if (value !== 'true' && value !== 'false') throw new WrongValue(text, kind);
  return word(value === 'true' ? 1 : 0);
}

export function listItems(text: string): string[] {
  return text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/);
}

function list(text: string, kind: ValueKind, item: (text: string) => number[]): number[] {
  const items = listItems(text);
  if (items.length > LONGEST) throw new WrongValue(`${items.length} values`, kind);
  return [...word(items.length), ...items.flatMap(item)];
}

function hexadecimal(text: string): number[] {
  const digits = text.replace(/\s/g, '').replace(/^0x/i, '');
  if (digits.length % 2 || !/^[0-9a-f]*$/i.test(digits)) throw new WrongValue(text, 'bytes');
  return digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
}

function string(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST) throw new WrongValue(`${bytes.length} bytes`, 'string');
  return [...word(bytes.length), ...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0)];
}

/** `u64 27` and the like, one after the other. */
function lines(text: string): number[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .flatMap((line) => {
      const [, kind = '', value = ''] = /^\s*((?:bool|u32) list|bool|u32|u64|string|bytes)\b ?(.*)$/s.exec(line) ?? [];
      if (!kind) throw new WrongValue(line, 'lines');
      return writeValue(kind as ValueKind, value);
    });
}

/**
 * The bytes that a host writes for a value.
 * @throws WrongValue if the text isn't what the kind allows
 */
export function writeValue(kind: ValueKind, text: string): number[] {
  switch (kind) {
    case 'bool':
      return truth(text, kind);
    case 'u32':
      return word(Number(wholeNumber(text, kind, MAX_U32)));
    case 'u64': {
      const value = wholeNumber(text, kind, MAX_U64);
      return [...word(Number(value & MAX_U32)), ...word(Number(value >> 32n))];
    }
    case 'string':
      return string(text);
    case 'bool list':
      return list(text, kind, (item) => truth(item, kind));
    case 'u32 list':
      return list(text, kind, (item) => word(Number(wholeNumber(item, kind, MAX_U32))));
    case 'bytes':
      return hexadecimal(text);
    case 'lines':
      return lines(text);
  }
}

/** Reads the values of these kinds from the front; null if the bytes aren't exactly these values. */
export function readValues(kinds: readonly ValueKind[], bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = 0;
  const next = () => {
    const value = view.getUint32(place, true);
    place += 4;
    return value;
  };
  const read = (kind: ValueKind): string => {
    if (kind === 'u32') return next().toLocaleString('en-US');
    if (kind === 'bool') return next() === 1 ? 'true' : 'false';
    if (kind === 'u64') return (BigInt(next()) + (BigInt(next()) << 32n)).toLocaleString('en-US');
    if (kind === 'u32 list')
      return Array.from({ length: Math.min(next(), bytes.length) }, () => read('u32')).join(', ');
    const rest = bytes.subarray(place);
    place = bytes.length;
    return toHex(rest);
  };
  try {
    const values = kinds.map(read);
    return place === bytes.length ? values : null;
  } catch {
    return null;
  }
}

/** The bytes as text, if they are text. */
export function asText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would not print
    return /[\x00-\x08\x0b-\x1f\x7f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}
