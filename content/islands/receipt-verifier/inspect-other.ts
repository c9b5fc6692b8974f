/** Seals other than Groth16 proofs: those of mock verifiers and of set verifiers. */
import { areEqual, type Bytes, fromHex, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { mockSelectors, type SetVerifier } from './facts/other-verifiers.ts';
import type { ReceiptFindings } from './findings.ts';
import { parametersDigest, setVerifierParameters } from './parameters.ts';
import { type ReceiptReport, type ReportStep, withContradictions } from './report.ts';
import { readInclusion, rootClaim, rootOf } from './set-inclusion.ts';
import { isClaimProven, nameOf, openSeal } from './verify-seal.ts';

const realProof =
  'For a real verifier, generate the proof again without RISC0_DEV_MODE. Deploy the mock verifier in tests only.';

/** A mock seal is its selector and the claim digest. */
export function inspectMock(seal: Bytes, claim: Bytes | undefined, before: readonly ReportStep[]): ReceiptReport {
  const selector = toHex(seal.subarray(0, 4));
  const isWhole = seal.length === 36;
  const isFitting = claim && areEqual(seal.subarray(4), claim);
  const verdict = isFitting ? 'accepts' : 'rejects';
  const steps: ReportStep[] = [...before, { name: 'Length', value: `${seal.length} bytes`, passed: isWhole }];
  if (claim && isWhole)
    steps.push({ name: 'Claim digest in the seal', value: `0x${toHex(seal.subarray(4))}`, passed: !!isFitting });
  return {
    verdict: 'mock',
    summary: `This is a mock seal (selector 0x${selector}), made in dev mode. It proves nothing.`,
    advice: [
      ...(isWhole
        ? []
        : [
            `Mock verifiers reject it: a mock seal is its selector and 32 bytes, so it has 36 bytes, not ${seal.length}.`,
          ]),
      ...(claim && isWhole
        ? [`A mock verifier ${verdict} it for this image ID and journal; every other verifier rejects it.`]
        : []),
      realProof,
    ],
    steps,
    selector,
  };
}

/** What is known of a set-inclusion seal before its root is checked. */
interface Inclusion {
  readonly kind: string;
  readonly selector: string;
  readonly notes: readonly string[];
  readonly steps: readonly ReportStep[];
}

/** The proof of a set's root. `expected`: digest of the claim that it has to prove. */
function inspectRoot(
  rootSeal: Bytes,
  expected: Bytes,
  { kind, selector, notes, steps: before }: Inclusion,
  isProven: typeof isClaimProven,
): ReceiptReport {
  if (mockSelectors.includes(toHex(rootSeal.subarray(0, 4)))) {
    const isFitting = areEqual(rootSeal.subarray(4), expected);
    return {
      verdict: 'mock',
      summary: `${kind}. Its root has a mock seal, made in dev mode. It proves nothing.`,
      advice: [
        `A set verifier in front of a mock verifier ${isFitting ? 'accepts' : 'rejects'} it; every other one rejects it.`,
        realProof,
      ],
      steps: [
        ...before,
        { name: 'Root’s mock seal: claim digest', value: `0x${toHex(rootSeal.subarray(4))}`, passed: isFitting },
      ],
      selector,
    };
  }
  const rootProof = openSeal(rootSeal);
  const steps = [...before, ...rootProof.steps.map((step) => ({ ...step, name: `Root’s seal: ${step.name}` }))];
  if (!('points' in rootProof))
    return {
      ...rootProof,
      verdict: 'rejected',
      summary: `${kind}. About its root: ${rootProof.summary}`,
      steps,
      selector,
    };
  const holds = isProven(rootProof, expected);
  steps.push({ name: 'Root’s claim digest', value: `0x${toHex(expected)}` });
  steps.push({ name: 'Root’s seal: pairing equation', value: holds ? 'holds' : 'does not hold', passed: holds });
  if (holds) {
    const summary = `This program wrote this journal and ended successfully. Its claim is in the set, and ${nameOf(rootProof.release)} proved the set’s root.`;
    return { verdict: 'verified', summary, advice: notes, steps, selector };
  }
  return {
    verdict: 'rejected',
    summary: `${kind}. The root that follows from this claim is not the one its seal proves.`,
    error: 'VerificationFailed()',
    advice: [
      ...notes,
      'The image ID belongs to a different program, the journal differs, or the path or the root’s seal was changed.',
    ],
    steps,
    selector,
  };
}

/** What the receipt says besides its seal, and says otherwise. `rootClaim`: what the proof of the root has to prove. */
function contradictionsOf(
  { claimDigest: stated, parameters, root }: Omit<ReceiptFindings, 'form' | 'seal'>,
  { builderId }: SetVerifier,
  claim: Bytes,
  expected: Bytes,
): string[] {
  const found: string[] = [];
  const compare = (one: Bytes | undefined, other: Bytes | undefined, sentence: string) => {
    if (one && other && !areEqual(one, other)) found.push(sentence);
  };
  const release = root && openSeal(root.seal);
  const rootParameters = release && 'release' in release ? parametersDigest(release.release) : undefined;
  const { imageId, journalDigest } = root ?? {};
  const rootContent = imageId && journalDigest && claimDigest(successClaim(imageId, journalDigest));
  compare(stated, claim, 'The claim in the receipt is not that of the image ID and the journal.');
  compare(
    parameters,
    setVerifierParameters(fromHex(builderId)),
    'The verifier parameters in the receipt are not those of the set verifier that their first four bytes name.',
  );
  compare(
    root?.parameters,
    rootParameters,
    'The verifier parameters of the root’s receipt are not those of its release.',
  );
  compare(root?.claimDigest, expected, 'The claim of the root’s receipt is not that of the set with this claim.');
  compare(rootContent, expected, 'The image ID or the journal of the root’s receipt does not belong to this set.');
  return found;
}

/** A seal of a set verifier. `isProven` checks the seal of its root. */
export async function inspectInclusion(
  findings: Omit<ReceiptFindings, 'form'>,
  verifier: SetVerifier,
  claim: Bytes | undefined,
  before: readonly ReportStep[],
  isProven = isClaimProven,
): Promise<ReceiptReport> {
  const { seal, notes = [] } = findings;
  const { version, selector, builderId } = verifier;
  const opened = readInclusion(seal.subarray(4));
  const kind = `This is a set-inclusion seal, for RiscZeroSetVerifier ${version}`;
  const steps: ReportStep[] = [
    ...before,
    { name: 'Selector', value: `0x${selector}: RiscZeroSetVerifier ${version}`, passed: true },
    { name: 'Set builder', value: `0x${builderId}` },
  ];
  if (!opened)
    return {
      verdict: 'rejected',
      summary: `${kind}, but it is cut off.`,
      advice: ['Copy the whole seal.'],
      steps,
      selector,
    };
  const { path, rootSeal } = opened;
  steps.push({
    name: 'Path',
    value:
      path.length === 1 ? '1 digest from the claim to the root' : `${path.length} digests from the claim to the root`,
  });
  if (!claim) {
    const advice = [
      'Such a seal proves that a claim is in a set. One proof of the set’s root covers all the claims in it.',
      ...notes,
    ];
    return {
      verdict: 'open',
      summary: `${kind}. To verify it, enter the image ID and the journal.`,
      advice,
      steps,
      selector,
    };
  }
  const root = await rootOf(verifier, claim, path);
  steps.push({ name: 'Root', value: `0x${toHex(root)}` });
  const expected = rootClaim(verifier, root);
  const contradictions = contradictionsOf(findings, verifier, claim, expected);
  if (!rootSeal.length) {
    const report: ReceiptReport = {
      verdict: 'open',
      summary: `${kind}, without a proof of its root: it verifies on chains where the contract knows the root.`,
      advice: [
        'Ask the set verifier: containsRoot with the root below. If it answers false, nobody has called submitMerkleRoot there, or the image ID or the journal differs.',
        ...notes,
      ],
      steps,
      selector,
    };
    return withContradictions(report, contradictions);
  }
  return withContradictions(
    inspectRoot(rootSeal, expected, { kind, selector, notes, steps }, isProven),
    contradictions,
  );
}
