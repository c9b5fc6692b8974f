/** Inspects a receipt: its kind, its release, whether it verifies, and what to do if it doesn't. */
import { areEqual, concat, fromHex, toHex } from './bytes.ts';
import { successClaim } from './claim.ts';
import { infinitePoint, readPoints } from './curve.ts';
import { foreignSeals, mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { type Explained, type ReceiptFindings, unreadable } from './findings.ts';
import { inspectGroth16 } from './inspect-groth16.ts';
import { isBare, readReceipt } from './read-receipt.ts';
import {
  type JournalForm,
  type ReceiptQuestion,
  type ReceiptReport,
  type ReportStep,
  withContradictions,
} from './report.ts';
import { callFor, claimSteps, readTarget, type Target } from './target.ts';
import { findRelease } from './verify-seal.ts';

/** Adds the selector under which a seal without one verifies. */
async function inspectWithoutSelector(
  question: ReceiptQuestion,
  findings: ReceiptFindings,
  target: Target,
): Promise<ReceiptReport> {
  const points = readPoints(findings.seal);
  const infinite = typeof points === 'string' ? undefined : infinitePoint(points);
  if (typeof points === 'string' || infinite) {
    const problem = infinite ? `The seal’s point ${infinite} is the point at infinity.` : points;
    return {
      verdict: 'rejected',
      summary: `These are 256 bytes, as many as a seal without its selector has. ${problem}`,
      error: 'VerificationFailed()',
      advice: ['No valid proof looks like this: at least one byte was changed or moved.'],
      steps: [{ name: 'Recognized', value: findings.form }],
    };
  }
  // A receipt without verifier parameters is older than 1.0.
  const release = target.claim && !findings.isReceipt && findRelease(points, target.claim);
  if (release) {
    const note = `The seal lacks its selector: contracts since 1.0 expect 0x${release.selector} in front of it, which encode_seal writes.`;
    return inspectGroth16(
      question,
      {
        ...findings,
        notes: [...(findings.notes ?? []), note],
        seal: concat(fromHex(release.selector), findings.seal),
        selectorFrom: 'found by trying every release',
      },
      target,
    );
  }
  const { inspectBare } = await import('./inspect-bare.ts');
  return inspectBare(question, findings, target, points);
}

async function inspectFound(question: ReceiptQuestion, findings: ReceiptFindings): Promise<ReceiptReport> {
  const target = readTarget(question, findings);
  const recognized: ReportStep = { name: 'Recognized', value: findings.form };
  if (typeof target === 'string') return { verdict: 'unreadable', summary: target, advice: [], steps: [recognized] };
  if (isBare(findings.seal)) return inspectWithoutSelector(question, findings, target);
  const selector = toHex(findings.seal.subarray(0, 4));
  const setVerifier = setVerifiers.find((candidate) => candidate.selector === selector);
  const steps = [recognized, ...claimSteps(target)];
  const foreign = foreignSeals[selector];
  if (foreign) {
    const advice = [
      'Neither the routers nor this page check it. The selectors below are those of RISC Zero’s own contracts.',
    ];
    return { verdict: 'explained', summary: `This is a seal for ${foreign} (selector 0x${selector}).`, advice, steps };
  }
  if (!setVerifier && !mockSelectors.includes(selector)) {
    const { imageId, journalDigest, postState } = target;
    const post = imageId && journalDigest && successClaim(imageId, journalDigest).post;
    const isOther = post && postState && !areEqual(post, postState);
    return withContradictions(
      inspectGroth16(question, findings, target),
      isOther ? ['The digest of the final state is not that of a program that ended successfully.'] : [],
    );
  }
  const { inspectInclusion, inspectMock } = await import('./inspect-other.ts');
  if (!setVerifier) return inspectMock(findings.seal, target.claim, steps);
  return {
    ...(await inspectInclusion(findings, setVerifier, target.claim, steps)),
    call: callFor(findings.seal, target),
  };
}

function read(text: string): ReceiptFindings | Explained {
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

const ways: Readonly<Record<JournalForm, readonly [condition: string, chosen: string]>> = {
  text: ['the journal is text', 'as text'],
  hex: ['the journal is hexadecimal', 'as hexadecimal digits'],
  digest: ['this is the journal’s digest', 'as its digest'],
};

/** The report with the journal read in the reader's way, or, if that fails, in the way in which the receipt verifies. */
async function inspectEachWay(question: ReceiptQuestion, findings: ReceiptFindings): Promise<ReceiptReport> {
  const inspectAs = async (journalForm: JournalForm) =>
    withContradictions(await inspectFound({ ...question, journalForm }, findings), findings.contradictions ?? []);
  const report = await inspectAs(question.journalForm);
  if (question.journal === '' || !['rejected', 'open', 'unreadable'].includes(report.verdict)) return report;
  for (const reading of Object.keys(ways) as JournalForm[]) {
    if (reading === question.journalForm || (await inspectAs(reading)).verdict !== 'verified') continue;
    const cause = `Verified if ${ways[reading][0]}.`;
    const summary = `Read ${ways[question.journalForm][1]}, the journal is not the one that the seal proves.`;
    return { ...report, verdict: 'otherwise', summary, error: undefined, rust: undefined, cause, reading, advice: [] };
  }
  return report;
}

/** Rejects only if a part of the inspector cannot be loaded. */
export async function inspect(question: ReceiptQuestion): Promise<ReceiptReport> {
  const findings = read(question.receipt);
  if ('seal' in findings) return inspectEachWay(question, findings);
  const { verdict, explanation: summary, advice, rust } = findings;
  return { verdict, summary, advice, rust, steps: [] };
}
