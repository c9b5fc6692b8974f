/** The equation of Groth16, as Groth16Verifier.sol checks it: e(-A, B) · e(α, β) · e(inputs, γ) · e(C, δ) = 1. */
import { bn254 } from '@noble/curves/bn254.js';
import { type Bytes, fromHex, reversed, toNumber } from './bytes.ts';
import {
  type FirstPoint,
  firstPoint,
  type ProofPoints,
  type SecondPoint,
  secondPoint,
  sumOfProducts,
  toNumbers,
} from './curve.ts';
import type { VerifierRelease } from './facts/releases.ts';
import * as key from './facts/verifying-key.ts';
import { finalExponentiate } from './final-exponent.ts';

type Lines = ReturnType<typeof bn254.utils.calcPairingPrecomputes>;

/** The parts that differ between verifying keys; alpha, beta, and gamma are the same in all. */
export interface VerifyingKey {
  readonly delta: SecondPoint;
  /** A constant, and one point for each public input. */
  readonly inputPoints: readonly FirstPoint[];
}

export const readKey = ({
  delta,
  inputPoints,
}: {
  readonly delta: string;
  readonly inputPoints: readonly string[];
}): VerifyingKey => ({
  delta: secondPoint(fromHex(delta)),
  inputPoints: inputPoints.map((digits) => firstPoint(fromHex(digits))),
});

const gamma = bn254.G2.Point.BASE;
const currentKey = readKey(key);
const usualConstant = firstPoint(fromHex(key.usualConstant));
const usualControlId = toNumber(fromHex(key.usualControlId));
const alphaBeta = bn254.fields.Fp12.fromBigTwelve(
  toNumbers(fromHex(key.alphaBeta)) as Parameters<typeof bn254.fields.Fp12.fromBigTwelve>[0],
);

/**
 * The contribution of a point of the second group doesn't depend on the other point, so that of the keys' points is
 * cached.
 */
const keyLines = new WeakMap<SecondPoint, Lines>();
function linesOf(point: SecondPoint): Lines {
  const lines = keyLines.get(point) ?? bn254.utils.calcPairingPrecomputes(point);
  keyLines.set(point, lines);
  return lines;
}

/** A digest as two numbers: each half with its bytes reversed (splitDigest). */
export function halves(digest: Bytes): [bigint, bigint] {
  const [high, low] = [digest.subarray(0, 16), digest.subarray(16)];
  return [toNumber(reversed(high)), toNumber(reversed(low))];
}

/** The five public inputs of the proof: control root, claim, control ID. */
export const publicInputs = (
  { controlRoot, controlId }: Pick<VerifierRelease, 'controlRoot' | 'controlId'>,
  claimDigest: Bytes,
): bigint[] => [...halves(fromHex(controlRoot)), ...halves(claimDigest), toNumber(fromHex(controlId))];

/** IC0 + input1 · IC1 + input2 · IC2 + …, where the last term of newer releases is a constant. */
function inputSum(inputs: readonly bigint[], { inputPoints: [constant, ...points] }: VerifyingKey): FirstPoint {
  if (inputs[4] === usualControlId) return sumOfProducts(points.slice(0, 4), inputs.slice(0, 4)).add(usualConstant);
  return sumOfProducts(points, inputs).add(constant as FirstPoint);
}

type PairingTerm = readonly [first: FirstPoint, second: SecondPoint, lines: () => Lines];

/** The product of pairings before the last power. The pairing with the point at infinity is 1. */
const multiplyPairings = (terms: readonly PairingTerm[]) =>
  bn254.millerLoopBatch(
    terms
      .filter(([first, second]) => !first.is0() && !second.is0())
      .map(([first, , lines]) => {
        const { x, y } = first.toAffine();
        return [lines(), x, y];
      }),
  );

/** The last proof. From its second check on, the part that doesn't depend on the public inputs is cached. */
let latest:
  | { points: ProofPoints; verifyingKey: VerifyingKey; fixed?: ReturnType<typeof multiplyPairings> }
  | undefined;

/** Whether the proof is valid for these public inputs. The points have passed `readPoints`. */
export function isProofValid(points: ProofPoints, inputs: readonly bigint[], verifyingKey = currentKey): boolean {
  const { Fp12 } = bn254.fields;
  const { negatedA, b, c } = points;
  const { delta } = verifyingKey;
  const inputTerm: PairingTerm = [inputSum(inputs, verifyingKey), gamma, () => linesOf(gamma)];
  const others: PairingTerm[] = [
    [negatedA, b, () => bn254.utils.calcPairingPrecomputes(b)],
    [c, delta, () => linesOf(delta)],
  ];
  const isAgain = latest?.points === points && latest.verifyingKey === verifyingKey;
  latest =
    isAgain && latest ? { ...latest, fixed: latest.fixed ?? multiplyPairings(others) } : { points, verifyingKey };
  const product = latest.fixed
    ? Fp12.mul(latest.fixed, multiplyPairings([inputTerm]))
    : multiplyPairings([inputTerm, ...others]);
  return Fp12.eql(Fp12.mul(finalExponentiate(product), alphaBeta), Fp12.ONE);
}
