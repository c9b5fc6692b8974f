/**
 * Seals of set verifiers: a path in a Merkle tree, and the seal of its root (contracts/src/RiscZeroSetVerifier.sol).
 */
import { bytesAt, encodedBytes, encodedNumber, numberAt } from './abi.ts';
import { type Bytes, concat, fromHex, fromText, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import type { SetVerifier } from './facts/other-verifiers.ts';
import { sha256 } from './tagged-hash.ts';

export interface InclusionSeal {
  readonly path: readonly Bytes[];
  /** Empty if the contract must know the root already. */
  readonly rootSeal: Bytes;
}

/** Decodes the bytes after the selector; undefined if they are truncated. */
export function readInclusion(data: Bytes): InclusionSeal | undefined {
  if (data.length === 0) return { path: [], rootSeal: data };
  const tuple = numberAt(data, 0);
  const start = tuple + numberAt(data, tuple);
  const count = numberAt(data, start);
  const rootSeal = bytesAt(data, tuple + 32, tuple);
  if (!rootSeal || !(start + 32 + count * 32 <= data.length)) return undefined;
  return {
    path: Array.from({ length: count }, (_, index) => data.slice(start + 32 * (index + 1), start + 32 * (index + 2))),
    rootSeal,
  };
}

/** What `readInclusion` reads. */
export const encodeInclusion = (path: readonly Bytes[], rootSeal: Bytes): Bytes =>
  concat(...[32, 64, 96 + 32 * path.length, path.length].map(encodedNumber), ...path, encodedBytes(rootSeal));

/**
 * The tree's root: leaf and siblings are hashed in ascending order, as MerkleProof does. Keccak is loaded on demand.
 */
export async function rootOf(
  { leafTag }: Pick<SetVerifier, 'leafTag'>,
  claim: Bytes,
  path: readonly Bytes[],
): Promise<Bytes> {
  const { keccak_256: keccak } = await import('@noble/hashes/sha3.js');
  return path.reduce<Bytes>(
    (node, sibling) => keccak(toHex(node) < toHex(sibling) ? concat(node, sibling) : concat(sibling, node)),
    leafTag ? keccak(concat(fromText(leafTag), claim)) : claim,
  );
}

/**
 * The claim that the root's seal proves: the builder's program committed its own ID, a finished tree (since 0.2), and
 * the root.
 */
export function rootClaim(
  { builderId, isMarkedFinished }: Pick<SetVerifier, 'builderId' | 'isMarkedFinished'>,
  root: Bytes,
): Bytes {
  const id = fromHex(builderId);
  const finished = new Uint8Array(isMarkedFinished ? 32 : 0);
  finished[0] = 0x80;
  return claimDigest(successClaim(id, sha256(concat(id, finished, root))));
}
