/** Inspects a receipt: what it is, who made it, whether it verifies, and what to do if it doesn't. Never throws. */
import { areEqual, type Bytes, concat, fromHex, fromText, toHex } from './bytes.ts';
import { claimDigest, outputDigest, successClaim } from './claim.ts';
import { readPoints } from './curve.ts';
import { suspicions } from './diagnose.ts';
import { mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import type { Found } from './found.ts';
import { inspectInclusion, inspectMock } from './inspect-other.ts';
import { parametersDigest } from './parameters.ts';
import { readDigest, readHex } from './read-bytes.ts';
import { readReceipt } from './read-receipt.ts';
import type { Question, Report, Step } from './report.ts';
import { sha256 } from './tagged-hash.ts';
import { findRelease, isClaimProven, nameOf, openSeal } from './verify-seal.ts';

const hex = (bytes: Bytes): string => `0x${toHex(bytes)}`;

/** The claim to check: what the reader gave goes before what the receipt says of itself. */
export interface Target {
  readonly imageId?: Bytes;
  readonly journalDigest?: Bytes;
  /** Undefined as long as image ID or journal is missing. */
  readonly claim?: Bytes;
}

function readTarget(question: Question, found: Found): Target | string {
  const imageId = question.imageId.trim() ? readDigest(question.imageId, 'The image ID') : found.imageId;
  if (typeof imageId === 'string') return imageId;
  let journalDigest: Bytes | string | undefined = found.journalDigest;
  if (question.journal !== '') {
    if (question.journalForm === 'text') journalDigest = sha256(fromText(question.journal));
    else if (question.journalForm === 'digest') journalDigest = readDigest(question.journal, 'The journal digest');
    else {
      // Two characters say that the journal is known, and empty.
      const bytes = question.journal.trim() === '0x' ? new Uint8Array() : readHex(question.journal, 'The journal');
      journalDigest = typeof bytes === 'string' ? bytes : sha256(bytes);
    }
  }
  if (typeof journalDigest === 'string') return journalDigest;
  const claim = imageId && journalDigest ? claimDigest(successClaim(imageId, journalDigest)) : found.claimDigest;
  return { ...(imageId && { imageId }), ...(journalDigest && { journalDigest }), ...(claim && { claim }) };
}

/** The digests between image ID, journal and claim. */
function claimSteps({ imageId, journalDigest, claim }: Target): Step[] {
  const steps: Step[] = [];
  if (imageId) steps.push({ name: 'Image ID', value: hex(imageId) });
  if (journalDigest) steps.push({ name: 'Journal digest', value: hex(journalDigest) });
  if (imageId && journalDigest) {
    steps.push({ name: 'Output digest', value: hex(outputDigest(journalDigest)) });
    steps.push({ name: 'Final state digest', value: hex(successClaim(imageId, journalDigest).post) });
  }
  if (claim) steps.push({ name: 'Claim digest', value: hex(claim) });
  return steps;
}

function callFor(seal: Bytes, { imageId, journalDigest, claim }: Target): Report['call'] {
  if (imageId && journalDigest) return { signature: 'verify(bytes,bytes32,bytes32)', args: [hex(seal), hex(imageId), hex(journalDigest)] };
  return claim && { signature: 'verifyIntegrity((bytes,bytes32))', args: [`(${hex(seal)},${hex(claim)})`] };
}

/** Gives a seal without a selector the one with which it verifies, or the one that is expected. */
function withSelector(found: Found, claim: Bytes | undefined, expected: string): Bytes {
  if (!found.isBare) return found.seal;
  const points = readPoints(found.seal);
  const release = claim && typeof points === 'object' ? findRelease(points, claim) : undefined;
  return concat(fromHex(release?.selector ?? (expected || (releases.at(-1)?.selector ?? ''))), found.seal);
}

function inspectGroth16(question: Question, found: Found, target: Target): Report {
  const seal = withSelector(found, target.claim, question.expected);
  const opened = openSeal(seal);
  const intro: Step = { name: 'Recognized', value: found.form };
  const selector = toHex(seal.subarray(0, 4));
  if (!('points' in opened)) return { verdict: 'rejected', ...opened, steps: [intro, ...opened.steps], selector };
  const { release } = opened;
  const notes = [...(found.notes ?? [])];
  if (seal.length > 260) notes.push(`${seal.length - 260} bytes follow the proof. The contract ignores them; Receipt::verify does not.`);
  const parameters: Step = { name: 'Verifier parameters', value: hex(parametersDigest(release)) };
  const base = { selector, call: callFor(seal, target), steps: [intro, ...opened.steps, parameters, ...claimSteps(target)] };
  const { claim } = target;
  if (!claim) {
    const missing = [!target.imageId && 'the image ID', !target.journalDigest && 'the journal'].filter(Boolean).join(' and ');
    return strip({
      verdict: 'open',
      summary: `${nameOf(release)} made this seal. To verify it, enter ${missing}.`,
      advice: notes,
      ...base,
    });
  }
  const isProven = isClaimProven(opened, claim);
  const proof: Step = {
    name: 'Pairing equation',
    value: isProven ? 'holds: the proof is valid for this claim' : 'does not hold',
    passed: isProven,
  };
  const steps = [...base.steps, proof];
  const wanted = releases.find((one) => one.selector === question.expected);
  if (wanted && wanted !== release) {
    return strip({
      ...base,
      steps: [...steps, { name: 'Your verifier', value: `expects 0x${wanted.selector}: ${nameOf(wanted)}`, passed: false }],
      verdict: 'rejected',
      summary: `Your contract’s verifier is for ${wanted.zkvm}; this seal was made by ${release.zkvm}.`,
      error: `SelectorMismatch(0x${selector}, 0x${wanted.selector})`,
      advice: [
        isProven
          ? `Under ${nameOf(release)} it verifies, so the proof is good, but the verifier is for a different release.`
          : 'Under its own release it does not verify either.',
        `Call the verifier for ${release.zkvm}, call a router, or generate the proof with ${nameOf(wanted)}.`,
        ...notes,
      ],
    });
  }
  if (isProven) {
    const what =
      target.imageId && target.journalDigest ? 'This program wrote this journal and ended successfully' : 'The seal proves the claim';
    return strip({ ...base, steps, verdict: 'verified', summary: `${what}. ${nameOf(release)} made the proof.`, advice: notes });
  }
  const claimed = target.imageId && target.journalDigest ? { imageId: target.imageId, journalDigest: target.journalDigest } : undefined;
  const guess =
    claimed && suspicions(question, found, claimed).find(([, other]) => !areEqual(other, claim) && isClaimProven(opened, other));
  return strip({
    ...base,
    steps,
    verdict: 'rejected',
    summary: 'The seal does not prove this claim.',
    error: 'VerificationFailed()',
    advice: guess
      ? [guess[0], ...notes]
      : [
          ...notes,
          'The image ID is of another program, the journal differs in at least one byte, or the seal was changed: a seal does not say which.',
        ],
  });
}

/** Leaves out an absent call. */
const strip = ({ call, ...report }: Omit<Report, 'call'> & { call: Report['call'] }): Report => (call ? { ...report, call } : report);

export async function inspect(question: Question): Promise<Report> {
  const found = readReceipt(question.receipt);
  if ('explanation' in found) return { verdict: found.verdict, summary: found.explanation, advice: found.advice, steps: [] };
  const target = readTarget(question, found);
  if (typeof target === 'string')
    return { verdict: 'unreadable', summary: target, advice: [], steps: [{ name: 'Recognized', value: found.form }] };
  const selector = toHex(found.seal.subarray(0, 4));
  const setVerifier = setVerifiers.find((one) => one.selector === selector);
  const base = [{ name: 'Recognized', value: found.form }, ...claimSteps(target)];
  if (setVerifier)
    return strip({ ...(await inspectInclusion(found.seal, setVerifier, target.claim, base)), call: callFor(found.seal, target) });
  if (mockSelectors.includes(selector)) return inspectMock(found.seal, target.claim, base);
  return inspectGroth16(question, found, target);
}
