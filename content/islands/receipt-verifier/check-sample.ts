/** Verifies the receipts on the receipts page and the home page: a seal, an image ID, and a journal as text. */
import { fromText, toHex } from './bytes.ts';
import { claimDigest, successClaim } from './claim.ts';
import { readDigest, readHex } from './read-bytes.ts';
import type { ReceiptReport, ReportStep } from './report.ts';
import { sha256 } from './tagged-hash.ts';
import { isClaimProven, nameOf, openSeal } from './verify-seal.ts';

export interface ReceiptSample {
  readonly imageId: string;
  readonly journal: string;
  readonly seal: string;
}

const unread = (summary: string): ReceiptReport => ({ verdict: 'unreadable', summary, advice: [], steps: [] });

export function checkSample({ imageId, journal, seal }: ReceiptSample): ReceiptReport {
  const [id, bytes] = [readDigest(imageId, 'The image ID'), readHex(seal, 'The seal')];
  if (typeof id === 'string') return unread(id);
  if (typeof bytes === 'string') return unread(bytes);
  const opened = openSeal(bytes);
  if (!('points' in opened)) return { verdict: 'rejected', ...opened };
  const journalDigest = sha256(fromText(journal));
  const claim = claimDigest(successClaim(id, journalDigest));
  const isProven = isClaimProven(opened, claim);
  const steps: ReportStep[] = [
    ...opened.steps,
    { name: 'Journal digest', value: `0x${toHex(journalDigest)}` },
    { name: 'Claim digest', value: `0x${toHex(claim)}` },
    { name: 'Pairing equation', value: isProven ? 'holds' : 'does not hold', passed: isProven },
  ];
  return isProven
    ? {
        verdict: 'verified',
        summary: `This program wrote this journal, and ${nameOf(opened.release)} proved it.`,
        advice: [],
        steps,
      }
    : {
        verdict: 'rejected',
        summary: 'The seal does not prove this claim.',
        error: 'VerificationFailed()',
        advice: [],
        steps,
      };
}
