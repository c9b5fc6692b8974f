/**
 * Inspects a Groth16 seal with its selector: whether it proves the claim, and what the reader has to know about the
 * answer.
 */
import { areEqual, type Bytes, toHex } from './bytes.ts';
import { infinitePoint, readPoints } from './curve.ts';
import { suspicions } from './diagnose.ts';
import { releases, type VerifierRelease } from './facts/releases.ts';
import type { ReceiptFindings } from './findings.ts';
import { parametersDigest } from './parameters.ts';
import type { ReceiptQuestion, ReceiptReport, ReportStep } from './report.ts';
import { callFor, claimSteps, hex, missing, type Target } from './target.ts';
import { isClaimProven, nameOf, type OpenedSeal, openSeal } from './verify-seal.ts';

type Base = Pick<ReceiptReport, 'selector' | 'call' | 'steps' | 'rust'>;

/** What `Receipt::verify` returns for the receipt; undefined for a seal, or if the reader entered another journal. */
function rustResult(findings: ReceiptFindings, target: Target, opened: OpenedSeal): string | undefined {
  const { isReceipt, claimDigest, journalDigest } = findings;
  if (!isReceipt || !claimDigest || !target.claim) return undefined;
  if (journalDigest && target.journalDigest && !areEqual(journalDigest, target.journalDigest)) return undefined;
  if (!isClaimProven(opened, claimDigest)) return 'InvalidProof';
  return areEqual(claimDigest, target.claim) ? 'Ok(())' : 'ClaimDigestMismatch';
}

/** The seal is good for the claim, but the contract's verifier is for a different release. */
function foreignVerifier(
  base: Base,
  wanted: VerifierRelease,
  release: VerifierRelease,
  isProven: boolean,
  notes: readonly string[],
): ReceiptReport {
  return {
    ...base,
    steps: [
      ...base.steps,
      { name: 'Your verifier', value: `expects 0x${wanted.selector}: ${nameOf(wanted)}`, passed: false },
    ],
    verdict: 'rejected',
    summary: `Your contract’s verifier is for ${wanted.zkvm}; this seal was made by ${release.zkvm}.`,
    error: `SelectorMismatch(0x${base.selector}, 0x${wanted.selector})`,
    advice: [
      isProven
        ? `Under ${nameOf(release)} it verifies, so the proof is good, but the verifier is for a different release.`
        : 'It doesn’t verify under its own release either.',
      `Call the verifier for ${release.zkvm}, call a router, or generate the proof with ${nameOf(wanted)}.`,
      ...notes,
    ],
  };
}

/**
 * What a proof that holds means: for the reader's image ID, for the one in the receipt, or for something that the
 * receipt doesn't claim.
 */
function verified(
  base: Base,
  question: ReceiptQuestion,
  findings: ReceiptFindings,
  target: Target,
  release: VerifierRelease,
  notes: readonly string[],
): ReceiptReport {
  const maker = `${nameOf(release)} made the proof.`;
  const isWhole = target.imageId !== undefined && target.journalDigest !== undefined;
  if (isWhole && findings.claimDigest && target.claim && !areEqual(findings.claimDigest, target.claim)) {
    return {
      ...base,
      steps: [
        ...base.steps,
        { name: 'The receipt’s claim', value: `${hex(findings.claimDigest)}: a different one`, passed: false },
      ],
      verdict: 'altered',
      summary: `The seal proves that the program with the image ID below wrote the journal below and ended successfully. ${maker}`,
      cause: 'The claim in the receipt says something else: the receipt was changed.',
      advice: [...notes.map((note) => note.replace(/^The program ended/, 'The receipt claims that the program ended'))],
    };
  }
  if (!isWhole) return { ...base, verdict: 'verified', summary: `The seal proves the claim. ${maker}`, advice: notes };
  if (question.imageId.trim()) {
    return {
      ...base,
      verdict: 'verified',
      summary: `This program wrote this journal and ended successfully. ${maker}`,
      advice: notes,
    };
  }
  return {
    ...base,
    verdict: 'verified',
    summary: `This holds for the image ID in the receipt; compare it with yours. That program wrote this journal and ended successfully. ${maker}`,
    advice: notes,
  };
}

/** Why a proof doesn't hold, as far as that can be found out. */
function rejected(
  base: Base,
  question: ReceiptQuestion,
  findings: ReceiptFindings,
  target: Target,
  opened: OpenedSeal,
  notes: readonly string[],
): ReceiptReport {
  const { imageId, journalDigest, claim } = target;
  const infinite = infinitePoint(opened.points);
  const claimed = imageId && journalDigest ? { imageId, journalDigest } : undefined;
  const isOther = (other: Bytes) => (!claim || !areEqual(other, claim)) && isClaimProven(opened, other);
  const guess =
    claimed && !infinite ? suspicions(question, findings, claimed).find(([, other]) => isOther(other)) : undefined;
  const unknown =
    'The image ID belongs to a different program, the journal differs in at least one byte, or the seal was changed. The seal itself cannot tell which.';
  return {
    ...base,
    verdict: 'rejected',
    summary: infinite
      ? `The seal’s point ${infinite} is the point at infinity.`
      : 'The seal does not prove this claim.',
    error: 'VerificationFailed()',
    cause: infinite ? 'No valid proof looks like this: its bytes were changed.' : (guess?.[0] ?? unknown),
    advice: notes,
  };
}

export function inspectGroth16(question: ReceiptQuestion, findings: ReceiptFindings, target: Target): ReceiptReport {
  const { seal } = findings;
  const opened = openSeal(seal, findings);
  const intro: ReportStep = { name: 'Recognized', value: findings.form };
  const selector = toHex(seal.subarray(0, 4));
  if (!('points' in opened)) {
    const isKnown = releases.some((release) => release.selector === selector);
    return {
      verdict: 'rejected',
      ...opened,
      ...(findings.isReceipt
        ? { error: undefined, rust: isKnown ? 'ReceiptFormatError' : 'VerifierParametersMismatch' }
        : {}),
      steps: [intro, ...opened.steps],
      selector,
    };
  }
  const { release } = opened;
  const notes = [...(release.warning ? [release.warning] : []), ...(findings.notes ?? [])];
  if (seal.length > 260) notes.push(`${seal.length - 260} bytes follow the proof. The contract ignores them.`);
  const expected = parametersDigest(release);
  const hasOther = findings.parameters !== undefined && !areEqual(findings.parameters, expected);
  const parameters: ReportStep = {
    name: 'Verifier parameters',
    value: hasOther ? `${hex(findings.parameters)}: ${nameOf(release)} has ${hex(expected)}` : hex(expected),
    ...(hasOther ? { passed: false } : {}),
  };
  const base: Base = {
    selector,
    call: callFor(seal, target),
    steps: [intro, ...opened.steps, parameters, ...claimSteps(target)],
  };
  if (hasOther) {
    const summary = 'The verifier parameters in the receipt are not those of the release that its selector names.';
    return { verdict: 'rejected', summary, advice: notes, ...base, rust: 'VerifierParametersMismatch' };
  }
  const isWhole = target.imageId && target.journalDigest;
  if (!target.claim || (findings.isReceipt && !isWhole)) {
    const summary = `This seal has the selector of ${nameOf(release)}. To verify it, enter ${missing(target)}.`;
    return { verdict: 'open', summary, advice: notes, ...base };
  }
  const isProven = isClaimProven(opened, target.claim);
  const value = isProven ? 'holds: the proof is valid for this claim' : 'does not hold';
  const judged = {
    ...base,
    rust: rustResult(findings, target, opened),
    steps: [...base.steps, { name: 'Pairing equation', value, passed: isProven }],
  };
  const wanted = releases.find((other) => other.selector === question.expected);
  if (wanted && wanted !== release) return foreignVerifier(judged, wanted, release, isProven, notes);
  const forContract = readPoints(seal.subarray(4, 260));
  if (typeof forContract === 'string') notes.push(`Contracts reject this seal, unlike Rust. ${forContract}`);
  return isProven
    ? verified(judged, question, findings, target, release, notes)
    : rejected(judged, question, findings, target, opened, notes);
}
