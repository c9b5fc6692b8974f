/** Converts between bytes, hexadecimal digits, and whole numbers of seals and digests. */

export type Bytes = Uint8Array;

export const emptyDigest: Bytes = new Uint8Array(32);

/** Lowercase digits without a prefix. */
export const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes of valid hexadecimal digits: an even number, without a prefix. */
export const fromHex = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A big-endian number; 0 for no bytes. */
export const toNumber = (bytes: Bytes): bigint => BigInt(`0x0${toHex(bytes)}`);

export function concat(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const areEqual = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

export const reversed = (bytes: Bytes): Bytes => bytes.slice().reverse();

/** The words of a digest in the zkVM: 32 bits each, little-endian. */
export function fromWords(words: readonly number[]): Bytes {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  return bytes;
}

export const fromText = (text: string): Bytes => new TextEncoder().encode(text);
