/** Seals that are no Groth16 proofs: of mock verifiers, and of set verifiers. */
import { areEqual, type Bytes, toHex } from './bytes.ts';
import type { SetVerifier } from './facts/other-verifiers.ts';
import type { Report, Step } from './report.ts';
import { readInclusion, rootClaim, rootOf } from './set-inclusion.ts';
import { isClaimProven, nameOf, openSeal } from './verify-seal.ts';

/** A mock seal is its selector and the claim digest. */
export function inspectMock(seal: Bytes, claim: Bytes | undefined, steps: readonly Step[]): Report {
  const selector = toHex(seal.subarray(0, 4));
  const isFitting = claim && areEqual(seal.subarray(4), claim);
  return {
    verdict: 'mock',
    summary: `This is a mock seal (selector 0x${selector}), made in dev mode. It proves nothing.`,
    advice: [
      ...(claim
        ? [`A mock verifier ${isFitting ? 'accepts' : 'rejects'} it for this image ID and journal; every other verifier rejects it.`]
        : []),
      'Generate the proof again without RISC0_DEV_MODE for a real verifier, and deploy the mock verifier in tests only.',
    ],
    steps: [...steps, ...(claim ? [{ name: 'Claim digest in the seal', value: `0x${toHex(seal.subarray(4))}`, passed: !!isFitting }] : [])],
    selector,
  };
}

export async function inspectInclusion(
  seal: Bytes,
  { version, selector, builderId }: SetVerifier,
  claim: Bytes | undefined,
  before: readonly Step[],
): Promise<Report> {
  const opened = readInclusion(seal.subarray(4));
  const kind = `This is a set-inclusion seal, for RiscZeroSetVerifier ${version}`;
  const steps: Step[] = [
    ...before,
    { name: 'Selector', value: `0x${selector}: RiscZeroSetVerifier ${version}`, passed: true },
    { name: 'Set builder', value: `0x${builderId}` },
  ];
  if (!opened) return { verdict: 'rejected', summary: `${kind}, but it is cut off.`, advice: ['Copy the whole seal.'], steps, selector };
  steps.push({ name: 'Path', value: `${opened.path.length} digests from the claim to the root` });
  if (!claim) {
    const advice = ['It proves that a claim is in a set, whose root is proven once for all of them.'];
    return { verdict: 'open', summary: `${kind}. To verify it, enter image ID and journal.`, advice, steps, selector };
  }
  const root = await rootOf(claim, opened.path);
  steps.push({ name: 'Root', value: `0x${toHex(root)}` });
  if (opened.rootSeal.length === 0) {
    return {
      verdict: 'open',
      summary: `${kind}, without a proof of its root: it verifies on chains where the contract knows the root.`,
      advice: [
        'Ask the contract: containsRoot with the root below. If it answers false, submitMerkleRoot has not run there, or image ID or journal differ.',
      ],
      steps,
      selector,
    };
  }
  const rootSeal = openSeal(opened.rootSeal);
  steps.push(...rootSeal.steps.map((step) => ({ ...step, name: `Root’s seal: ${step.name}` })));
  if (!('points' in rootSeal)) return { verdict: 'rejected', ...rootSeal, summary: `${kind}. ${rootSeal.summary}`, steps, selector };
  const isProven = isClaimProven(rootSeal, rootClaim(builderId, root));
  steps.push({ name: 'Root’s seal: pairing equation', value: isProven ? 'holds' : 'does not hold', passed: isProven });
  if (isProven) {
    const summary = `This program wrote this journal. Its claim is in a set of version ${version}; ${nameOf(rootSeal.release)} proved the root.`;
    return { verdict: 'verified', summary, advice: [], steps, selector };
  }
  return {
    verdict: 'rejected',
    summary: `${kind}. The root that follows from this claim is not the one its seal proves.`,
    error: 'VerificationFailed()',
    advice: ['The image ID is of another program, the journal differs, or the path or the root’s seal was changed.'],
    steps,
    selector,
  };
}
