/** The steps of RiscZeroGroth16Verifier for a seal, with the reason if it reverts. */
import { type Bytes, toHex } from './bytes.ts';
import { type ProofPoints, readPoints, readPointsInRust } from './curve.ts';
import { releases, type VerifierRelease } from './facts/releases.ts';
import { isProofValid, publicInputs } from './groth16.ts';
import type { ReportStep } from './report.ts';

const sealLength = 260;

export interface OpenedSeal {
  readonly release: VerifierRelease;
  readonly points: ProofPoints;
  readonly steps: readonly ReportStep[];
}

export interface SealProblem {
  readonly summary: string;
  readonly error?: string;
  readonly advice: readonly string[];
  readonly steps: readonly ReportStep[];
}

export const nameOf = (release: { readonly zkvm: string }): string => `RISC Zero ${release.zkvm}`;

interface SealSource {
  /** Where the selector comes from if it was put in front of a seal that lacks it. */
  readonly selectorFrom?: string | undefined;
  /** Whether the seal is read as `Receipt::verify` reads it, and not as a contract does. */
  readonly isReceipt?: boolean | undefined;
}

/** Reads the selector and the points. */
export function openSeal(seal: Bytes, { selectorFrom, isReceipt }: SealSource = {}): OpenedSeal | SealProblem {
  const selector = toHex(seal.subarray(0, 4));
  const release = releases.find((candidate) => candidate.selector === selector);
  const name = `0x${selector}${release ? `: ${nameOf(release)}` : ''}`;
  const steps: ReportStep[] = selectorFrom
    ? [
        { name: 'Length', value: `${seal.length - 4} bytes: a proof without a selector`, passed: true },
        { name: 'Selector', value: `not in the seal; ${name}, ${selectorFrom}`, ...(release ? {} : { passed: false }) },
      ]
    : [
        { name: 'Length', value: `${seal.length} bytes`, passed: seal.length >= sealLength },
        { name: 'Selector', value: name, passed: release !== undefined },
      ];
  if (!release) {
    return {
      summary: `No release listed here makes seals with selector 0x${selector}.`,
      error: `SelectorUnknown(0x${selector})`,
      advice: [
        seal.length === sealLength
          ? `A release newer than ${releases.at(-1)?.zkvm} may have made it, or it is not a seal.`
          : `A Groth16 seal has ${sealLength} bytes, or ${sealLength - 4} without its selector. This has ${seal.length}.`,
      ],
      steps,
    };
  }
  if (seal.length < sealLength) {
    return {
      summary: `The seal is cut off: ${seal.length} bytes of ${sealLength}.`,
      error: '',
      advice: ['Copy the whole seal: 0x and 520 hexadecimal digits.'],
      steps,
    };
  }
  const points = (isReceipt ? readPointsInRust : readPoints)(seal.subarray(4, sealLength));
  const isBroken = typeof points === 'string';
  steps.push({
    name: 'Points A, B, C',
    value: isBroken ? points : 'less than the prime, on the curve, in the subgroup',
    passed: !isBroken,
  });
  if (!isBroken) return { release, points, steps };
  return {
    summary: `${points} The seal was changed.`,
    error: 'VerificationFailed()',
    advice: ['No valid proof looks like this: at least one byte was changed or moved.'],
    steps,
  };
}

export const isClaimProven = ({ points, release }: OpenedSeal, claim: Bytes): boolean =>
  isProofValid(points, publicInputs(release, claim), release.key);

/** The release under which a seal without a selector proves the claim. */
export const findRelease = (points: ProofPoints, claim: Bytes): VerifierRelease | undefined =>
  releases.toReversed().find((release) => isProofValid(points, publicInputs(release, claim), release.key));
