/** What a receipt proves: contracts/src/IRiscZeroVerifier.sol, risc0/zkvm/src/claim/receipt.rs. */
import { type Bytes, emptyDigest, fromWords } from './bytes.ts';
import { hashStruct } from './tagged-hash.ts';

/**
 * The digests that a claim consists of. `exit` is the system's code (0 halted, 1 paused, 2 split) and the guest's own.
 */
export interface Claim {
  readonly input: Bytes;
  readonly pre: Bytes;
  readonly post: Bytes;
  readonly output: Bytes;
  readonly exit: readonly [system: number, user: number];
}

export const systemStateDigest = (programCounter: number, merkleRoot: Bytes): Bytes =>
  hashStruct('risc0.SystemState', [merkleRoot], fromWords([programCounter]));

export const outputDigest = (journalDigest: Bytes, assumptions: Bytes = emptyDigest): Bytes =>
  hashStruct('risc0.Output', [journalDigest, assumptions]);

/** The claim that `verify` checks: this program ended with exit code 0 and this journal, without assumptions. */
export const successClaim = (imageId: Bytes, journalDigest: Bytes): Claim => ({
  input: emptyDigest,
  pre: imageId,
  post: systemStateDigest(0, emptyDigest),
  output: outputDigest(journalDigest),
  exit: [0, 0],
});

/** The digest of a claim. Up to 0.19, its tag was different. */
export const claimDigest = ({ input, pre, post, output, exit }: Claim, tag = 'risc0.ReceiptClaim'): Bytes =>
  hashStruct(tag, [input, pre, post, output], fromWords(exit));
