/** The seal's numbers as points of BN254, with the checks of Ethereum's precompiled contracts (EIP-196, EIP-197). */
import { bn254 } from '@noble/curves/bn254.js';
import { itemAt } from 'onesource/lookup';
import { type Bytes, toNumber } from './bytes.ts';

const { Fp, Fp2 } = bn254.fields;
const First = bn254.G1.Point;
const Second = bn254.G2.Point;
export type FirstPoint = InstanceType<typeof First>;
export type SecondPoint = InstanceType<typeof Second>;

/** A seal's three points; `negatedA` is minus the first. */
export interface ProofPoints {
  readonly negatedA: FirstPoint;
  readonly b: SecondPoint;
  readonly c: FirstPoint;
}

/** The numbers of 32 bytes each that `bytes` consist of. */
export const toNumbers = (bytes: Bytes): bigint[] =>
  Array.from({ length: bytes.length / 32 }, (_, index) => toNumber(bytes.subarray(index * 32, index * 32 + 32)));

/** A point of the first group, unchecked: for constants. */
export const firstPoint = (bytes: Bytes): FirstPoint => {
  const [x = 0n, y = 0n] = toNumbers(bytes);
  return First.fromAffine({ x, y });
};

/** A point of the second group, unchecked: for constants. */
export const secondPoint = (bytes: Bytes): SecondPoint => {
  const [x1 = 0n, x0 = 0n, y1 = 0n, y0 = 0n] = toNumbers(bytes);
  return Second.fromAffine({ x: Fp2.fromBigTuple([x0, x1]), y: Fp2.fromBigTuple([y0, y1]) });
};

const isOnFirst = (x: bigint, y: bigint): boolean =>
  (x === 0n && y === 0n) || Fp.eql(Fp.sqr(y), Fp.add(Fp.mul(Fp.sqr(x), x), 3n));

function isOnSecond(point: SecondPoint): boolean {
  const { x, y } = point.toAffine();
  return point.is0() || Fp2.eql(Fp2.sqr(y), Fp2.add(Fp2.mul(Fp2.sqr(x), x), Second.CURVE().b));
}

/** The numbers of a seal. */
const numberNames = [
  ...['A.x', 'A.y', 'B.x (imaginary part)', 'B.x (real part)', 'B.y (imaginary part)', 'B.y (real part)'],
  ...['C.x', 'C.y'],
];

const nameOfTooLarge = (numbers: readonly bigint[]): string | undefined =>
  numberNames[numbers.findIndex((value) => value >= Fp.ORDER)];

/**
 * Reads a seal without its selector (256 bytes). The sentence says which number or point is wrong.
 * Like the contract, this computes minus A with numbers modulo 2^256, before anything checks A's y.
 */
export function readPoints(seal: Bytes): ProofPoints | string {
  const [ax = 0n, ay = 0n, bx1 = 0n, bx0 = 0n, by1 = 0n, by0 = 0n, cx = 0n, cy = 0n] = toNumbers(seal);
  const tooLarge = nameOfTooLarge([ax, 0n, bx1, bx0, by1, by0, cx, cy]);
  if (tooLarge) return `The seal’s number ${tooLarge} is not less than the field’s prime.`;
  const negatedY = BigInt.asUintN(256, Fp.ORDER - ay) % Fp.ORDER;
  if (!isOnFirst(ax, negatedY)) return 'The seal’s point A is not on the curve.';
  if (!isOnFirst(cx, cy)) return 'The seal’s point C is not on the curve.';
  const b = Second.fromAffine({ x: Fp2.fromBigTuple([bx0, bx1]), y: Fp2.fromBigTuple([by0, by1]) });
  if (!isOnSecond(b)) return 'The seal’s point B is not on the curve.';
  if (!b.is0() && !b.isTorsionFree()) return 'The seal’s point B is on the curve, but not in its subgroup.';
  return { negatedA: First.fromAffine({ x: ax, y: negatedY }), b, c: First.fromAffine({ x: cx, y: cy }) };
}

/** Where the points of a seal are, and the y whose first two bits are flags in arkworks. */
const flagged = [
  { name: 'A', start: 0, y: 32, end: 64 },
  { name: 'B', start: 64, y: 128, end: 192 },
  { name: 'C', start: 192, y: 224, end: 256 },
];

/**
 * Reads a seal as `Receipt::verify` does, with arkworks: it ignores the first bit of each y, a sign, takes a point for
 * the one at infinity if only the second bit is there (and not if its numbers are 0), and wants A's y to be less than
 * the prime, too.
 */
export function readPointsInRust(seal: Bytes): ProofPoints | string {
  const plain = seal.slice();
  const flagOf = (y: number) => (seal[y] as number) >> 6;
  for (const { y } of flagged) if (flagOf(y) < 3) plain[y] = (seal[y] as number) & 0x3f;
  const tooLarge = nameOfTooLarge(toNumbers(plain));
  if (tooLarge) return `The seal’s number ${tooLarge} is not less than the field’s prime.`;
  for (const { name, start, y, end } of flagged)
    if (flagOf(y) === 1) plain.fill(0, start, end);
    else if (plain.subarray(start, end).every((byte) => byte === 0))
      return `The seal’s point ${name} is not on the curve.`;
  return readPoints(plain);
}

/** The name of a point that is the point at infinity: contracts accept its encoding, but no proof has one. */
export function infinitePoint({ negatedA, b, c }: ProofPoints): string | undefined {
  return negatedA.is0() ? 'A' : b.is0() ? 'B' : c.is0() ? 'C' : undefined;
}

/**
 * The sum of points times numbers: one doubling for each bit, and one addition of the points whose numbers have that
 * bit.
 */
export function sumOfProducts(points: readonly FirstPoint[], factors: readonly bigint[]): FirstPoint {
  const sums = [First.ZERO];
  for (const point of points) sums.push(...sums.map((sum) => sum.add(point)));
  const bits = Math.max(...factors.map((factor) => factor.toString(2).length));
  let total = First.ZERO;
  for (let bit = BigInt(bits) - 1n; bit >= 0n; bit--) {
    const subset = factors.reduce((mask, factor, index) => mask | (Number((factor >> bit) & 1n) << index), 0);
    total = total.double();
    if (subset) total = total.add(itemAt(sums, subset));
  }
  return total;
}
