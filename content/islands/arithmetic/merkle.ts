import { log2 } from './field.ts';
import { toyHash } from './hash.ts';

/**
 * A Merkle tree over rows of field elements: levels[0] holds a hash for each row, every next level half as many,
 * the last one the root alone (R. Merkle 1987, with the toy hash).
 */
export interface MerkleTree {
  readonly levels: readonly (readonly number[])[];
  readonly root: number;
}

/** The tree over 2^k rows. Leaves and inner nodes are hashed with different tags, so that they cannot be confused. */
export function merkleTree(rows: readonly (readonly number[])[]): MerkleTree {
  log2(rows.length);
  const levels: number[][] = [rows.map(hashLeaf)];
  for (let level = levels[0] as number[]; level.length > 1; ) {
    const below = level;
    level = Array.from({ length: below.length / 2 }, (_, i) =>
      hashPair(below[2 * i] as number, below[2 * i + 1] as number),
    );
    levels.push(level);
  }
  return { levels, root: (levels.at(-1) as number[])[0] as number };
}

/** The sibling hashes on the path from the leaf `index` to the root. */
export function merklePath(tree: MerkleTree, index: number): number[] {
  return tree.levels.slice(0, -1).map((level, height) => level[Math.floor(index / 2 ** height) ^ 1] as number);
}

/** Whether the path proves that `row` is at `index` in the tree with this root. */
export function verifyPath(root: number, index: number, row: readonly number[], path: readonly number[]): boolean {
  const hash = path.reduce(
    (node, sibling, height) =>
      Math.floor(index / 2 ** height) % 2 === 0 ? hashPair(node, sibling) : hashPair(sibling, node),
    hashLeaf(row),
  );
  return hash === root;
}

function hashLeaf(row: readonly number[]): number {
  return toyHash([0, ...row]);
}

function hashPair(left: number, right: number): number {
  return toyHash([1, left, right]);
}
