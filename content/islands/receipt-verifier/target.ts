/** The claim to check. */
import { type Bytes, fromText, toHex } from './bytes.ts';
import { claimDigest, outputDigest, successClaim } from './claim.ts';
import type { ReceiptFindings } from './findings.ts';
import { readDigest, readJournal } from './read-bytes.ts';
import type { ReceiptQuestion, ReceiptReport, ReportStep } from './report.ts';
import { sha256 } from './tagged-hash.ts';

export const hex = (bytes: Bytes): string => `0x${toHex(bytes)}`;

export interface Target {
  readonly imageId: Bytes | undefined;
  readonly journalDigest: Bytes | undefined;
  /** Known for receipts of releases before 1.0 only. */
  readonly postState: Bytes | undefined;
  /** Undefined if image ID or journal is missing. */
  readonly claim: Bytes | undefined;
  /** Whether the reader entered image ID or journal, so that the receipt's claim is ignored. */
  readonly isOverridden: boolean;
}

function digestOfJournal({ journal, journalForm }: ReceiptQuestion): Bytes | string {
  if (journalForm === 'text') return sha256(fromText(journal));
  if (journalForm === 'digest') return readDigest(journal, 'The journal digest');
  const bytes = readJournal(journal, 'The journal');
  return typeof bytes === 'string' ? bytes : sha256(bytes);
}

/** The reader's input takes precedence over the receipt's. A sentence if the input is invalid. */
export function readTarget(question: ReceiptQuestion, findings: ReceiptFindings): Target | string {
  const imageId = question.imageId.trim() ? readDigest(question.imageId, 'The image ID') : findings.imageId;
  if (typeof imageId === 'string') return imageId;
  const journalDigest = question.journal === '' ? findings.journalDigest : digestOfJournal(question);
  if (typeof journalDigest === 'string') return journalDigest;
  const postState = question.postState.trim()
    ? readDigest(question.postState, 'The post-state digest')
    : findings.postState;
  if (typeof postState === 'string') return postState;
  const claim = imageId && journalDigest ? claimDigest(successClaim(imageId, journalDigest)) : findings.claimDigest;
  return {
    imageId,
    journalDigest,
    postState,
    claim,
    isOverridden: imageId !== findings.imageId || journalDigest !== findings.journalDigest,
  };
}

/** The missing parts of a claim, for a sentence. */
export const missing = ({ imageId, journalDigest }: Target): string =>
  [!imageId && 'the image ID', !journalDigest && 'the journal'].filter(Boolean).join(' and ');

/** The digests between image ID, journal, and claim. */
export function claimSteps({ imageId, journalDigest, claim }: Target): ReportStep[] {
  const steps: ReportStep[] = [];
  if (imageId) steps.push({ name: 'Image ID', value: hex(imageId) });
  if (journalDigest) steps.push({ name: 'Journal digest', value: hex(journalDigest) });
  if (imageId && journalDigest) {
    steps.push({ name: 'Output digest', value: hex(outputDigest(journalDigest)) });
    steps.push({ name: 'Final state digest', value: hex(successClaim(imageId, journalDigest).post) });
  }
  if (claim) steps.push({ name: 'Claim digest', value: hex(claim) });
  return steps;
}

/** The call that checks the same on a chain. */
export function callFor(seal: Bytes, { imageId, journalDigest, claim }: Target): ReceiptReport['call'] {
  if (imageId && journalDigest)
    return { signature: 'verify(bytes,bytes32,bytes32)', args: [hex(seal), hex(imageId), hex(journalDigest)] };
  return claim && { signature: 'verifyIntegrity((bytes,bytes32))', args: [`(${hex(seal)},${hex(claim)})`] };
}
