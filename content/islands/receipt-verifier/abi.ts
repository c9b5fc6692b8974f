/** Reads values in ABI-encoded bytes. Truncated values are undefined. */
import { type Bytes, concat, fromHex, toNumber } from './bytes.ts';

export const wordAt = (data: Bytes, at: number): Bytes | undefined =>
  at + 32 <= data.length ? data.slice(at, at + 32) : undefined;

/** An offset or a length; NaN if it is truncated. */
export const numberAt = (data: Bytes, at: number): number => {
  const word = wordAt(data, at);
  return word ? Number(toNumber(word)) : Number.NaN;
};

/**
 * The bytes whose offset starts a struct that Solidity leaves in calldata. It compares such offsets with a sign
 * (`access_calldata_tail`), so that the bytes may also be in front of the struct.
 */
export function firstBytesOf(data: Bytes, struct: number): Bytes | undefined {
  const word = wordAt(data, struct);
  return word && bytesAt(data, struct, struct, Number(BigInt.asIntN(256, toNumber(word))));
}

/** The bytes whose offset is at `at`; `base` is what offsets count from. */
export function bytesAt(data: Bytes, at: number, base = 0, offset = numberAt(data, at)): Bytes | undefined {
  const start = base + offset;
  const end = start + 32 + numberAt(data, start);
  return end <= data.length ? data.slice(start + 32, end) : undefined;
}

export const encodedNumber = (number: number): Bytes => fromHex(number.toString(16).padStart(64, '0'));

/** Length, bytes, and zeros up to a multiple of 32. */
export const encodedBytes = (bytes: Bytes): Bytes =>
  concat(encodedNumber(bytes.length), bytes, new Uint8Array(-bytes.length & 31));
