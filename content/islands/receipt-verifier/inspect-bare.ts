/**
 * Seals without a selector that prove the claim in no release since 1.0: they may be older, or the claim may be wrong.
 */
import { areEqual, type Bytes } from './bytes.ts';
import { outputDigest } from './claim.ts';
import type { ProofPoints } from './curve.ts';
import { suspicions } from './diagnose.ts';
import { type OldRelease, oldReleases } from './facts/old-releases.ts';
import type { ReceiptFindings } from './findings.ts';
import { findOldRelease, oldClaim } from './old-claim.ts';
import type { ReceiptQuestion, ReceiptReport, ReportStep } from './report.ts';
import { claimSteps, hex, missing, type Target } from './target.ts';
import { findRelease, nameOf } from './verify-seal.ts';

const span = `${oldReleases[0]?.zkvm} to ${oldReleases.at(-1)?.zkvm}`;
const hint = `If ${span} made the seal, enter the post-state digest too: the claims of these releases depend on it.`;

/** The claim of an old release's receipt; undefined if a part is missing. */
function oldClaimFor({ claimDigest }: ReceiptFindings, { imageId, journalDigest, postState, isOverridden }: Target) {
  if (imageId && journalDigest && postState)
    return (release: OldRelease): Bytes => oldClaim(release, imageId, postState, journalDigest);
  return claimDigest && !isOverridden ? (): Bytes => claimDigest : undefined;
}

interface OldProof {
  readonly release: OldRelease;
  /** Digest of the claim that the release proved. */
  readonly claim: Bytes;
}

/** The report of a seal that a release before 1.0 made for this claim. */
function verifiedReport(
  { release, claim }: OldProof,
  notes: readonly string[],
  { imageId, journalDigest, postState }: Target,
  opened: readonly ReportStep[],
): ReceiptReport {
  const isWhole = imageId && journalDigest && !notes.length;
  const what = isWhole ? 'This program wrote this journal and ended successfully' : 'The seal proves the claim';
  const digests: [string, Bytes | false | undefined][] = [
    ['Image ID', imageId],
    ['Journal digest', journalDigest],
    ['Post-state digest', postState],
    ['Output digest', release.claimTag === 'risc0.ReceiptClaim' && journalDigest && outputDigest(journalDigest)],
    ['Claim digest', claim],
  ];
  return {
    verdict: 'verified',
    summary: `${what}. ${nameOf(release)} made the proof.`,
    advice: [
      ...notes,
      `Only RiscZeroGroth16Verifier of ${release.tag} accepts it, and none is listed on any network. Deploy your own, or generate the proof with a current release.`,
    ],
    steps: [
      ...opened,
      { name: 'Control ID', value: release.controlId.map((half) => `0x${half}`).join(' ') },
      ...digests.flatMap(([name, digest]) => (digest ? [{ name, value: hex(digest) }] : [])),
      { name: 'Pairing equation', value: 'holds: the proof is valid for this claim', passed: true },
    ],
  };
}

export function inspectBare(
  question: ReceiptQuestion,
  findings: ReceiptFindings,
  target: Target,
  points: ProofPoints,
): ReceiptReport {
  const { imageId, journalDigest, claim } = target;
  const notes = findings.notes ?? [];
  const opened: ReportStep[] = [
    { name: 'Recognized', value: findings.form },
    { name: 'Length', value: `${findings.seal.length} bytes: a proof without a selector`, passed: true },
    { name: 'Points A, B, C', value: 'less than the prime, on the curve, in the subgroup', passed: true },
  ];
  const oldClaimOf = oldClaimFor(findings, target);
  const release = oldClaimOf && findOldRelease(points, oldClaimOf);
  if (release && oldClaimOf) return verifiedReport({ release, claim: oldClaimOf(release) }, notes, target, opened);
  const steps = [...opened, ...claimSteps(target)];
  if (!claim) {
    return {
      verdict: 'open',
      summary: `This seal has no selector, so its first bytes don’t say who made it. To verify it, enter ${missing(target)}.`,
      advice: [...notes, hint],
      steps,
    };
  }
  const failed: ReportStep = { name: 'Pairing equation', value: 'does not hold for any release', passed: false };
  const claimed = imageId && journalDigest ? { imageId, journalDigest } : undefined;
  const guess =
    claimed &&
    suspicions(question, findings, claimed).find(([, other]) => !areEqual(other, claim) && findRelease(points, other));
  if (guess || oldClaimOf) {
    return {
      verdict: 'rejected',
      summary: 'No release proves this claim with this seal.',
      error: oldClaimOf && !guess ? 'false' : 'VerificationFailed()',
      cause:
        guess?.[0] ??
        'The image ID, the journal, or the post-state digest belongs to a different run, or the seal was changed. The seal itself cannot tell which.',
      advice: notes,
      steps: [...steps, failed],
    };
  }
  return {
    verdict: 'open',
    summary: 'This seal has no selector, and no release since 1.0 made it for this image ID and journal.',
    advice: [
      ...notes,
      hint,
      'Otherwise, the image ID belongs to a different program, the journal differs in at least one byte, or the seal was changed.',
    ],
    steps: [...steps, failed],
  };
}
