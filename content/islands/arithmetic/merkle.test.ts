import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toyHash } from './hash.ts';
import { merklePath, merkleTree, verifyPath } from './merkle.ts';

const rows = fc.integer({ min: 0, max: 4 }).chain((bits) => {
  const row = fc.array(fc.integer({ min: 0, max: 96 }), { minLength: 1, maxLength: 3 });
  return fc.array(row, { minLength: 2 ** bits, maxLength: 2 ** bits });
});

it('every row opens, and none with another value', () => {
  fc.assert(
    fc.property(rows, (leaves) => {
      const tree = merkleTree(leaves);
      leaves.forEach((row, i) => {
        const path = merklePath(tree, i);
        expect(verifyPath(tree.root, i, row, path)).toBe(true);
        expect(verifyPath(tree.root, i, [...row.slice(0, -1), 97], path)).toBe(false);
      });
    }),
  );
});

it('counts order, number and zeros', () => {
  const hashes = [toyHash([]), toyHash([0]), toyHash([0, 0]), toyHash([1, 2]), toyHash([2, 1])];
  expect(new Set(hashes).size).toBe(5);
});

it('refuses a number of rows that is no power of two', () => {
  expect(() => merkleTree([[1], [2], [3]])).toThrow('not a power of two');
});
