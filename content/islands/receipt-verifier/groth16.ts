/** The equation of Groth16, as Groth16Verifier.sol checks it: e(-A, B) · e(α, β) · e(inputs, γ) · e(C, δ) = 1. */
import { bn254 } from '@noble/curves/bn254.js';
import { type Bytes, fromHex, reversed, toNumber } from './bytes.ts';
import { type FirstPoint, firstPoint, type ProofPoints, type SecondPoint, secondPoint, sumOfProducts, toNumbers } from './curve.ts';
import type { Release } from './facts/releases.ts';
import * as key from './facts/verifying-key.ts';
import { finalExponentiate } from './final-exponent.ts';

type Lines = ReturnType<typeof bn254.utils.calcPairingPrecomputes>;

const gamma = bn254.G2.Point.BASE;
const delta = secondPoint(fromHex(key.delta));
const alphaBeta = bn254.fields.Fp12.fromBigTwelve(
  toNumbers(fromHex(key.alphaBeta)) as Parameters<typeof bn254.fields.Fp12.fromBigTwelve>[0],
);

/** What a point of the second group contributes does not depend on the other point, so that of the key's points is kept. */
const keyLines = new Map<SecondPoint, Lines>();
function linesOf(point: SecondPoint): Lines {
  const lines = keyLines.get(point) ?? bn254.utils.calcPairingPrecomputes(point);
  keyLines.set(point, lines);
  return lines;
}

/** A digest as two numbers: each half with its bytes reversed (splitDigest). */
function halves(digest: Bytes): [bigint, bigint] {
  const [high, low] = [digest.subarray(0, 16), digest.subarray(16)];
  return [toNumber(reversed(high)), toNumber(reversed(low))];
}

/** The five numbers that the proof is about: control root, claim, control ID. */
export const publicInputs = ({ controlRoot, controlId }: Pick<Release, 'controlRoot' | 'controlId'>, claimDigest: Bytes): bigint[] => [
  ...halves(fromHex(controlRoot)),
  ...halves(claimDigest),
  toNumber(fromHex(controlId)),
];

/** IC0 + input1 · IC1 + … + input5 · IC5, where the last term of newer releases is a constant. */
function inputSum(inputs: readonly bigint[]): FirstPoint {
  const [constant, ...points] = key.inputPoints.map((digits) => firstPoint(fromHex(digits))) as [FirstPoint, ...FirstPoint[]];
  const isKnown = inputs[4] === toNumber(fromHex(key.usualControlId));
  const count = isKnown ? 4 : 5;
  return sumOfProducts(points.slice(0, count), inputs.slice(0, count)).add(isKnown ? firstPoint(fromHex(key.usualConstant)) : constant);
}

/** Whether the proof holds for these public inputs. The points have passed `readPoints`. */
export function isProofValid({ negatedA, b, c }: ProofPoints, inputs: readonly bigint[]): boolean {
  const { Fp12 } = bn254.fields;
  const terms: [FirstPoint, SecondPoint, () => Lines][] = [
    [negatedA, b, () => bn254.utils.calcPairingPrecomputes(b)],
    [inputSum(inputs), gamma, () => linesOf(gamma)],
    [c, delta, () => linesOf(delta)],
  ];
  const pairs = terms
    // The pairing with the point at infinity is 1.
    .filter(([first, second]) => !first.is0() && !second.is0())
    .map(([first, , lines]) => {
      const { x, y } = first.toAffine();
      return [lines(), x, y] as [Lines, bigint, bigint];
    });
  const product = Fp12.mul(finalExponentiate(bn254.millerLoopBatch(pairs)), alphaBeta);
  return Fp12.eql(product, Fp12.ONE);
}
