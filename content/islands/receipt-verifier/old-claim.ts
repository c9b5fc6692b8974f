/** Receipts of releases before 1.0: their claims, and the release under which a seal proves a claim. */
import { type Bytes, emptyDigest, fromHex, toNumber } from './bytes.ts';
import { claimDigest, outputDigest } from './claim.ts';
import type { ProofPoints } from './curve.ts';
import { type OldRelease, oldKeys, oldReleases } from './facts/old-releases.ts';
import { halves, isProofValid, readKey, type VerifyingKey } from './groth16.ts';

const keys: Readonly<Record<OldRelease['key'], VerifyingKey>> = {
  first: readKey(oldKeys.first),
  second: readKey(oldKeys.second),
};

/** The claim of a program that ended with exit code 0 in the state with the digest `post`. */
export const oldClaim = (
  { claimTag }: Pick<OldRelease, 'claimTag'>,
  imageId: Bytes,
  post: Bytes,
  journalDigest: Bytes,
): Bytes =>
  claimDigest(
    {
      input: emptyDigest,
      pre: imageId,
      post,
      output: claimTag === 'risc0.ReceiptMeta' ? journalDigest : outputDigest(journalDigest),
      exit: [0, 0],
    },
    claimTag,
  );

export function isOldProofValid(points: ProofPoints, release: OldRelease, claim: Bytes): boolean {
  const controlId = release.controlId.map((half) => toNumber(fromHex(half)));
  return isProofValid(points, [...controlId, ...halves(claim)], keys[release.key]);
}

/** The release under which the seal proves the claim that `claimOf` gives for it, newest first. */
export const findOldRelease = (points: ProofPoints, claimOf: (release: OldRelease) => Bytes): OldRelease | undefined =>
  oldReleases.toReversed().find((release) => isOldProofValid(points, release, claimOf(release)));
