/** Inspects a receipt: its kind, its release, whether it verifies, and what to do if it doesn't. */
import { areEqual, concat, fromHex, toHex } from './bytes.ts';
import { readPoints } from './curve.ts';
import { suspicions } from './diagnose.ts';
import { foreignSeals, mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { type Explained, type Found, unreadable } from './found.ts';
import { parametersDigest } from './parameters.ts';
import { isBare, readReceipt } from './read-receipt.ts';
import type { Question, Report, Step } from './report.ts';
import { callFor, claimSteps, hex, missing, readTarget, type Target } from './target.ts';
import { findRelease, isClaimProven, nameOf, openSeal } from './verify-seal.ts';

/** Adds the selector under which a seal without one verifies. */
async function inspectWithoutSelector(question: Question, found: Found, target: Target): Promise<Report> {
  const points = readPoints(found.seal);
  if (typeof points === 'string') {
    return {
      verdict: 'rejected',
      summary: `These are 256 bytes, as many as a seal without its selector has. ${points}`,
      error: 'VerificationFailed()',
      advice: ['This is not a proof, or at least one of its bytes was changed or moved.'],
      steps: [{ name: 'Recognized', value: found.form }],
    };
  }
  const release = target.claim && findRelease(points, target.claim);
  if (release) {
    const note = `The seal lacks its selector: contracts since 1.0 expect 0x${release.selector} in front of it, which encode_seal writes.`;
    return inspectGroth16(
      question,
      { ...found, notes: [...(found.notes ?? []), note], seal: concat(fromHex(release.selector), found.seal) },
      target,
    );
  }
  const { inspectBare } = await import('./inspect-bare.ts');
  return inspectBare(question, found, target, points);
}

function inspectGroth16(question: Question, found: Found, target: Target): Report {
  const { seal } = found;
  const opened = openSeal(seal);
  const intro: Step = { name: 'Recognized', value: found.form };
  const selector = toHex(seal.subarray(0, 4));
  if (!('points' in opened)) return { verdict: 'rejected', ...opened, steps: [intro, ...opened.steps], selector };
  const { release } = opened;
  const notes = [...(found.notes ?? [])];
  if (seal.length > 260) notes.push(`${seal.length - 260} bytes follow the proof. The contract ignores them, but Receipt::verify doesn’t.`);
  const parameters: Step = { name: 'Verifier parameters', value: hex(parametersDigest(release)) };
  const base = { selector, call: callFor(seal, target), steps: [intro, ...opened.steps, parameters, ...claimSteps(target)] };
  const { claim } = target;
  if (!claim) {
    return {
      verdict: 'open',
      summary: `This seal has the selector of ${nameOf(release)}. To verify it, enter ${missing(target)}.`,
      advice: notes,
      ...base,
    };
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
    return {
      ...base,
      steps: [...steps, { name: 'Your verifier', value: `expects 0x${wanted.selector}: ${nameOf(wanted)}`, passed: false }],
      verdict: 'rejected',
      summary: `Your contract’s verifier is for ${wanted.zkvm}; this seal was made by ${release.zkvm}.`,
      error: `SelectorMismatch(0x${selector}, 0x${wanted.selector})`,
      advice: [
        isProven
          ? `Under ${nameOf(release)} it verifies, so the proof is good, but the verifier is for a different release.`
          : 'It doesn’t verify under its own release either.',
        `Call the verifier for ${release.zkvm}, call a router, or generate the proof with ${nameOf(wanted)}.`,
        ...notes,
      ],
    };
  }
  if (isProven) {
    const what =
      target.imageId && target.journalDigest ? 'This program wrote this journal and ended successfully' : 'The seal proves the claim';
    return { ...base, steps, verdict: 'verified', summary: `${what}. ${nameOf(release)} made the proof.`, advice: notes };
  }
  const claimed = target.imageId && target.journalDigest ? { imageId: target.imageId, journalDigest: target.journalDigest } : undefined;
  const guess =
    claimed && suspicions(question, found, claimed).find(([, other]) => !areEqual(other, claim) && isClaimProven(opened, other));
  return {
    ...base,
    steps,
    verdict: 'rejected',
    summary: 'The seal does not prove this claim.',
    error: 'VerificationFailed()',
    advice: guess
      ? [guess[0], ...notes]
      : [
          ...notes,
          'The image ID belongs to a different program, the journal differs in at least one byte, or the seal was changed. The seal itself cannot tell which.',
        ],
  };
}

async function inspectFound(question: Question, found: Found): Promise<Report> {
  const target = readTarget(question, found);
  const recognized: Step = { name: 'Recognized', value: found.form };
  if (typeof target === 'string') return { verdict: 'unreadable', summary: target, advice: [], steps: [recognized] };
  if (isBare(found.seal)) return inspectWithoutSelector(question, found, target);
  const selector = toHex(found.seal.subarray(0, 4));
  const setVerifier = setVerifiers.find((one) => one.selector === selector);
  const steps = [recognized, ...claimSteps(target)];
  const foreign = foreignSeals[selector];
  if (foreign) {
    const advice = ['Neither the routers nor this page check it. The selectors below are those of RISC Zero’s own contracts.'];
    return { verdict: 'explained', summary: `This is a seal for ${foreign} (selector 0x${selector}).`, advice, steps };
  }
  if (!setVerifier && !mockSelectors.includes(selector)) return inspectGroth16(question, found, target);
  const { inspectInclusion, inspectMock } = await import('./inspect-other.ts');
  if (!setVerifier) return inspectMock(found.seal, target.claim, steps);
  return { ...(await inspectInclusion(found, setVerifier, target.claim, steps)), call: callFor(found.seal, target) };
}

function read(text: string): Found | Explained {
  try {
    return readReceipt(text);
  } catch (error) {
    // No known input leads here, but the reader should get a sentence anyway.
    return unreadable(
      `This cannot be read: ${String(error).slice(0, 200)}.`,
      'Paste the seal alone, and enter the image ID and the journal.',
    );
  }
}

/** Rejects only if a part of the inspector cannot be loaded. */
export async function inspect(question: Question): Promise<Report> {
  const found = read(question.receipt);
  if ('seal' in found) return inspectFound(question, found);
  return { verdict: found.verdict, summary: found.explanation, advice: found.advice, steps: [] };
}
