/** Seals of set verifiers: a path in a Merkle tree, and the seal of its root (contracts/src/RiscZeroSetVerifier.sol). */
import { type Bytes, concat, fromHex, fromText, toHex, toNumber } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { bytesAt } from './read-calldata.ts';
import { sha256 } from './tagged-hash.ts';

export interface InclusionSeal {
  readonly path: readonly Bytes[];
  /** Empty where the contract must know the root already. */
  readonly rootSeal: Bytes;
}

/** Decodes what follows the selector; undefined where it is cut off. */
export function readInclusion(data: Bytes): InclusionSeal | undefined {
  if (data.length === 0) return { path: [], rootSeal: data };
  const number = (at: number): number => (at + 32 <= data.length ? Number(toNumber(data.subarray(at, at + 32))) : Number.NaN);
  const tuple = number(0);
  const start = tuple + number(tuple);
  const count = number(start);
  const rootSeal = bytesAt(data, tuple + 32, tuple);
  if (!rootSeal || !(start + 32 + count * 32 <= data.length)) return undefined;
  return { path: Array.from({ length: count }, (_, index) => data.slice(start + 32 * (index + 1), start + 32 * (index + 2))), rootSeal };
}

/** The tree's root: leaf and siblings are hashed in ascending order, as MerkleProof does. Keccak is loaded when it is needed. */
export async function rootOf(claim: Bytes, path: readonly Bytes[]): Promise<Bytes> {
  const { keccak_256: keccak } = await import('@noble/hashes/sha3.js');
  return path.reduce<Bytes>(
    (node, sibling) => keccak(toHex(node) < toHex(sibling) ? concat(node, sibling) : concat(sibling, node)),
    keccak(concat(fromText('LEAF_TAG'), claim)),
  );
}

/** The claim that the root's seal proves: the builder's program committed its own ID, a finished tree, and the root. */
export function rootClaim(builderId: string, root: Bytes): Bytes {
  const id = fromHex(builderId);
  const finished = new Uint8Array(32);
  finished[0] = 0x80;
  return claimDigest(successClaim(id, sha256(concat(id, finished, root))));
}
