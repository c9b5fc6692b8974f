/**
 * A toy hash to show commitments with: 32 bits, so that it can be read on a page. It is NOT collision resistant (about
 * 2^16 tries find one); real provers use SHA-256 or Poseidon2. The mixing function is the finalizer of MurmurHash3 (A.
 * Appleby, public domain).
 */

function mix(state: number): number {
  let h = state;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The hash, an integer in [0, 2^32), of a sequence of integers in [0, 2^32). */
export function toyHash(values: readonly number[]): number {
  let state = mix(0x9e3779b9 ^ values.length);
  for (const value of values) state = mix(Math.imul(state, 5) + 0x38495ab5 + mix(value + 0x2545f491));
  return state >>> 0;
}

/** A hash as eight hexadecimal digits. */
export function formatHash(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}
