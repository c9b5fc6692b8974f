/** Values in the format of `risc0_zkvm::serde`, which `env::read` and `env::commit` use: little-endian words of 32 bits. */
import { fromHex, toHex } from '../receipt-verifier/bytes.ts';

export type ValueKind = 'bool' | 'u32' | 'u64' | 'string' | 'bool list' | 'u32 list' | 'bytes' | 'lines';

/** So that a typing error is no long wait. */
const LONGEST = 100_000;

type Refuse = (found: string) => never;

/** A kind of value: what a field may contain, in words, and its bytes. Anything else is refused. */
interface Format {
  readonly allowed: string;
  write(text: string, refuse: Refuse): number[];
}

const word = (value: number): number[] => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];

function wholeNumber(words: 1 | 2): Format {
  const end = 2n ** BigInt(32 * words);
  return {
    allowed: `a whole number from 0 to ${(end - 1n).toLocaleString('en-US')}`,
    write(text, refuse) {
      const digits = text.trim().replace(/(?<=\d),(?=\d{3}(,|$))|(?<=\d)[\s_](?=\d)/g, '');
      const value = /^\d{1,20}$/.test(digits) ? BigInt(digits) : end;
      if (value >= end) refuse(text);
      return [0n, 32n].slice(0, words).flatMap((shift) => word(Number((value >> shift) & 0xffff_ffffn)));
    },
  };
}

const truth: Format = {
  allowed: 'true or false',
  write(text, refuse) {
    const value = ['false', 'true'].indexOf(text.trim().toLowerCase());
    return value < 0 ? refuse(text) : word(value);
  },
};

export const listItems = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\s*,\s*|\s+/));

const list = (allowed: string, { write }: Format): Format => ({
  allowed: `${allowed}, with commas between them`,
  write(text, refuse) {
    const items = listItems(text);
    if (items.length > LONGEST) refuse(`${items.length} values`);
    return [...word(items.length), ...items.flatMap((item) => write(item, refuse))];
  },
});

const longest = LONGEST.toLocaleString('en-US');

const formats: Readonly<Record<ValueKind, Format>> = {
  bool: truth,
  u32: wholeNumber(1),
  u64: wholeNumber(2),
  'bool list': list(truth.allowed, truth),
  'u32 list': list(`at most ${longest} whole numbers from 0 to 4,294,967,295`, wholeNumber(1)),
  string: {
    allowed: `text of at most ${longest} bytes`,
    write(text, refuse) {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > LONGEST) refuse(`${bytes.length} bytes`);
      return [...word(bytes.length), ...bytes, ...Array<number>(-bytes.length & 3).fill(0)];
    },
  },
  bytes: {
    allowed: 'bytes in hexadecimal, such as 0x1f02',
    write(text, refuse) {
      const digits = text.replace(/\s/g, '').replace(/^0x/i, '');
      return /^(?:[0-9a-f]{2})*$/i.test(digits) ? [...fromHex(digits)] : refuse(text);
    },
  },
  lines: {
    allowed: 'a kind and a value in each line, such as “u64 27”',
    write: (text, refuse) =>
      text
        .split('\n')
        .filter((line) => line.trim())
        .flatMap((line) => {
          const [, kind, value = ''] =
            /^\s*((?:bool|u32) list|bool|u32|u64|string|bytes)\b ?(.*)$/s.exec(line) ?? refuse(line);
          return writeValue(kind as ValueKind, value);
        }),
  },
};

/**
 * The bytes that a host writes for a value.
 * @throws Error with a sentence for the reader if the text isn't what the kind allows
 */
export function writeValue(kind: ValueKind, text: string): number[] {
  const { allowed, write } = formats[kind];
  return write(text, (found) => {
    const shown = found.trim().slice(0, 30);
    throw new Error(`${shown ? `“${shown}” is not possible here` : 'The field is empty'}: type ${allowed}.`);
  });
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
