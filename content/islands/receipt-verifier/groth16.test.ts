/** Facts and arithmetic: they have to agree with each other, and with the contracts' own test receipts. */
import { bn254 } from '@noble/curves/bn254.js';
import { describe, expect, it } from 'vitest';
import { table as controlRoots } from '../../data/control-roots.ts';
import { table as selectors } from '../../data/verifier-selectors.ts';
import { fromHex, reversed, toHex } from './bytes.ts';
import { claimDigest, successClaim, systemStateDigest } from './claim.ts';
import { firstPoint, readPoints, secondPoint, sumOfProducts, toNumbers } from './curve.ts';
import { setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { testReceipts } from './facts/test-receipts.ts';
import * as key from './facts/verifying-key.ts';
import { finalExponentiate, frobenius } from './final-exponent.ts';
import { isProofValid, publicInputs } from './groth16.ts';
import { keyDigest, parametersDigest, setVerifierParameters } from './parameters.ts';
import { sha256 } from './tagged-hash.ts';

const { G1, G2, fields } = bn254;
/** (x2, x1, y2, y1) of the second group's generator, which is the key's gamma. */
const gamma = fromHex(
  [G2.Point.BASE.x, G2.Point.BASE.y]
    .flatMap(({ c0, c1 }) => [c1, c0].map((number) => number.toString(16).padStart(64, '0')))
    .join(''),
);
const codes = (table: typeof selectors, column: number) =>
  table.rows.flatMap(({ cells }) => {
    const cell = cells[column];
    return typeof cell === 'object' && 'code' in cell ? [cell.code] : [];
  });

describe('facts', () => {
  it('has the selectors of the table, computed from control root, control ID and verifying key', () => {
    for (const release of releases) expect(toHex(parametersDigest(release).subarray(0, 4))).toBe(release.selector);
    const computed = releases.map(({ selector }) => `0x${selector}`);
    expect(computed).toEqual(expect.arrayContaining(codes(selectors, 1)));
  });

  it('has the control roots and IDs of the table', () => {
    const listed = codes(controlRoots, 1);
    for (const { zkvm, controlRoot, controlId } of releases.filter((release) => !release.zkvm.includes('rc'))) {
      expect([zkvm, listed.includes(controlRoot), listed.includes(toHex(reversed(fromHex(controlId))))]).toEqual([
        zkvm,
        true,
        true,
      ]);
    }
  });

  it('derives what it stores of the verifying key', () => {
    const bytes = (digits: string) => fromHex(digits);
    const inputs = key.inputPoints.map(bytes);
    const digest = keyDigest({
      alpha: bytes(key.alpha),
      beta: bytes(key.beta),
      gamma,
      delta: bytes(key.delta),
      inputs,
    });
    expect(toHex(digest)).toBe(key.verifyingKeyDigest);
    const pairing = bn254.pairing(firstPoint(bytes(key.alpha)), secondPoint(bytes(key.beta)));
    const stored = fields.Fp12.fromBigTwelve(
      toNumbers(bytes(key.alphaBeta)) as Parameters<typeof fields.Fp12.fromBigTwelve>[0],
    );
    expect(fields.Fp12.eql(pairing, stored)).toBe(true);
    const [first, last] = [key.inputPoints[0], key.inputPoints[5]].map((point) => firstPoint(bytes(point)));
    if (!first || !last) throw new Error('The key lacks points.');
    expect(
      firstPoint(bytes(key.usualConstant)).equals(first.add(last.multiply(BigInt(`0x${key.usualControlId}`)))),
    ).toBe(true);
  });

  it('has the selectors of set verifiers, computed from the builder’s image ID', () => {
    for (const { builderId, selector } of setVerifiers)
      expect(toHex(setVerifierParameters(fromHex(builderId)).subarray(0, 4))).toBe(selector);
  });
});

describe('arithmetic', () => {
  it('hashes the final state like SYSTEM_STATE_ZERO_DIGEST in the contract', () => {
    expect(toHex(systemStateDigest(0, new Uint8Array(32)))).toBe(
      'a3acc27117418996340b84e5a90f3ef4c49d22c79e44aad822ec9c313e1eb8e2',
    );
  });

  it('adds products like the library does one by one', () => {
    const points = [1n, 5n, 77n].map((factor) => G1.Point.BASE.multiply(factor));
    const factors = [3n, 0n, (1n << 200n) + 12345n];
    const expected = points.reduce(
      (sum, point, index) => sum.add(point.multiplyUnsafe(factors[index] ?? 0n)),
      G1.Point.ZERO,
    );
    expect(sumOfProducts(points, factors).equals(expected)).toBe(true);
  });

  it('raises pairings to the last power like the library', () => {
    const { Fp12 } = fields;
    const element = bn254.pairing(G1.Point.BASE, G2.Point.BASE, false);
    expect(Fp12.eql(frobenius(element), Fp12.frobeniusMap(element, 1))).toBe(true);
    expect(Fp12.eql(finalExponentiate(element), Fp12.finalExponentiate(element))).toBe(true);
  });

  it.each(testReceipts)('verifies $source under its own release and no other', ({ imageId, journal, seal, zkvm }) => {
    const digest = claimDigest(successClaim(fromHex(imageId), sha256(fromHex(journal))));
    const points = readPoints(fromHex(seal).subarray(4));
    if (typeof points === 'string') throw new Error(points);
    const accepting = releases.filter((release) => isProofValid(points, publicInputs(release, digest)));
    expect(accepting.map((release) => release.zkvm)).toEqual([zkvm]);
    expect(accepting[0]?.selector).toBe(seal.slice(0, 8));
  });
});

describe('points', () => {
  const seal = fromHex(testReceipts[0].seal).subarray(4);
  const prime = fields.Fp.ORDER;
  const withNumber = (index: number, change: (number: bigint) => bigint) => {
    const numbers = toNumbers(seal);
    numbers[index] = change(numbers[index] ?? 0n);
    return fromHex(numbers.map((number) => number.toString(16).padStart(64, '0')).join(''));
  };

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('rejects number %i beyond the prime', (index) => {
    expect(readPoints(withNumber(index, (number) => number + prime))).toMatch(
      index === 1 ? /A is not on the curve/ : /not less than the field’s prime/,
    );
  });

  it.each([
    [0, 'A'],
    [3, 'B'],
    [7, 'C'],
  ] as const)('rejects a changed number %i: point %s is not on the curve', (index, name) => {
    expect(readPoints(withNumber(index, (number) => number ^ 1n))).toBe(
      `The seal’s point ${name} is not on the curve.`,
    );
  });

  it('rejects a point on the curve that is not in the subgroup', () => {
    const { Fp2 } = fields;
    // The twist has more points than the subgroup: the first x that has a y will do.
    for (let real = 1n; ; real++) {
      const x = Fp2.fromBigTuple([real, 0n]);
      const square = Fp2.add(Fp2.mul(Fp2.sqr(x), x), G2.Point.CURVE().b);
      if (!Fp2.eql(Fp2.pow(square, (prime * prime - 1n) / 2n), Fp2.ONE)) continue;
      const y = Fp2.sqrt(square);
      const numbers = toNumbers(seal);
      numbers.splice(2, 4, 0n, real, y.c1, y.c0);
      const bytes = fromHex(numbers.map((number) => number.toString(16).padStart(64, '0')).join(''));
      expect(readPoints(bytes)).toMatch(/not in its subgroup/);
      return;
    }
  });

  it('takes the point at infinity, and a proof of such points proves nothing', () => {
    const points = readPoints(new Uint8Array(256));
    if (typeof points === 'string') throw new Error(points);
    expect(isProofValid(points, [0n, 0n, 0n, 0n, 0n])).toBe(false);
  });
});
