/**
 * A release that only this check knows. Its verifying key is RISC Zero's with gamma in the place of delta, so that a
 * proof of any claim can be computed: receipts with journals of each length need no prover.
 */
import { bn254 } from '@noble/curves/bn254.js';
import { type Bytes, fromHex, toHex } from '../../content/islands/receipt-verifier/bytes.ts';
import {
  type FirstPoint,
  firstPoint,
  type SecondPoint,
  secondPoint,
} from '../../content/islands/receipt-verifier/curve.ts';
import { releases, type VerifierRelease } from '../../content/islands/receipt-verifier/facts/releases.ts';
import * as facts from '../../content/islands/receipt-verifier/facts/verifying-key.ts';
import { publicInputs, readKey } from '../../content/islands/receipt-verifier/groth16.ts';
import { keyDigest, parametersDigest } from '../../content/islands/receipt-verifier/parameters.ts';

const { G2, fields } = bn254;
const number = (value: bigint) => value.toString(16).padStart(64, '0');

/** x and y. */
const firstDigits = (point: FirstPoint) => {
  const { x, y } = point.toAffine();
  return number(x) + number(y);
};
/** x and y, the imaginary part of each first. */
const secondDigits = (point: SecondPoint) => {
  const { x, y } = point.toAffine();
  return [x.c1, x.c0, y.c1, y.c0].map(number).join('');
};

const gamma = secondDigits(G2.Point.BASE);
const digits = { delta: gamma, inputPoints: facts.inputPoints };
const [alpha, beta] = [firstPoint(fromHex(facts.alpha)), secondPoint(fromHex(facts.beta))];

const latest = releases.at(-1) as VerifierRelease;
const key = {
  ...readKey(digits),
  digest: toHex(
    keyDigest({
      alpha: fromHex(facts.alpha),
      beta: fromHex(facts.beta),
      gamma: fromHex(gamma),
      delta: fromHex(gamma),
      inputs: facts.inputPoints.map(fromHex),
    }),
  ),
};
const unnamed = { ...latest, key };
export const testRelease: VerifierRelease = {
  ...unnamed,
  zkvm: 'check:receipts',
  selector: toHex(parametersDigest(unnamed).subarray(0, 4)),
};

/** A seal without its selector: the pairing of A with B doesn't change if both are multiplied by inverse numbers. */
const sealOf = (a: FirstPoint, b: SecondPoint, c: FirstPoint, factor: bigint): Bytes =>
  fromHex(
    firstDigits(a.multiplyUnsafe(factor)) + secondDigits(b.multiplyUnsafe(fields.Fr.inv(factor))) + firstDigits(c),
  );

/** A proof of a claim under the key of the test. */
export function prove(claim: Bytes, factor: bigint): Bytes {
  const [constant, ...points] = key.inputPoints as readonly [FirstPoint, ...FirstPoint[]];
  const inputs = publicInputs(testRelease, claim);
  const sum = points.reduce((total, point, at) => total.add(point.multiplyUnsafe(inputs[at] ?? 0n)), constant);
  return sealOf(alpha, beta, sum.negate(), factor);
}

/** Another seal that is as valid as this one. */
export const reworked = (seal: Bytes, factor: bigint): Bytes =>
  sealOf(firstPoint(seal.subarray(0, 64)), secondPoint(seal.subarray(64, 192)), firstPoint(seal.subarray(192)), factor);

const pairs = (hex: string): string[] => (hex.match(/.{64}/g) ?? []).map((part) => `0x${part}`);
/** Real parts first, as snarkjs has them. */
const snarkPoint = (hex: string) => {
  const [x1 = '', x0 = '', y1 = '', y0 = ''] = pairs(hex);
  return [
    [x0, x1],
    [y0, y1],
  ];
};

/** The key as risc0-groth16 reads it. */
export const snarkKey = {
  protocol: 'groth16',
  curve: 'bn128',
  nPublic: 5,
  vk_alpha_1: pairs(facts.alpha),
  vk_beta_2: snarkPoint(facts.beta),
  vk_gamma_2: snarkPoint(gamma),
  vk_delta_2: snarkPoint(gamma),
  vk_alphabeta_12: [],
  IC: facts.inputPoints.map(pairs),
};
