/** Tagged hashes of structures: contracts/src/StructHash.sol, risc0/binfmt/src/hash.rs. */
import { sha256 } from '@noble/hashes/sha2.js';
import { type Bytes, concat, emptyDigest, fromText } from './bytes.ts';

export { sha256 };

/** SHA-256 of the tag's digest, the digests below, the data, and the number of digests (16 bits, little-endian). */
export function hashStruct(tag: string, below: readonly Bytes[], data: Bytes = new Uint8Array()): Bytes {
  return sha256(concat(sha256(fromText(tag)), ...below, data, Uint8Array.of(below.length & 255, below.length >> 8)));
}

/** The digest of a list: of its head and its rest. The empty list is 32 zero bytes. */
export const hashList = (tag: string, items: readonly Bytes[]): Bytes =>
  items.reduceRight<Bytes>((tail, head) => hashStruct(tag, [head, tail]), emptyDigest);
