/** What was found in pasted text. */
import type { Bytes } from './bytes.ts';

export interface Found {
  /** For the reader: “a seal”, “calldata of verify”. */
  readonly form: string;
  readonly seal: Bytes;
  /** The seal has no selector: it starts with the proof. */
  readonly isBare?: boolean;
  readonly imageId?: Bytes;
  readonly journalDigest?: Bytes;
  /** What the receipt says it proves; `verify` asks for a claim of its own, made from image ID and journal. */
  readonly claimDigest?: Bytes;
  /** Why its claim is not the one that `verify` asks for. */
  readonly notes?: readonly string[];
  /** Only `verifyIntegrity` was called: no image ID and journal are needed. */
  readonly isIntegrity?: boolean;
}

/** Something recognizable that no verifier contract checks. */
export interface Explained {
  readonly explanation: string;
  readonly advice: readonly string[];
  readonly verdict: 'mock' | 'rejected' | 'unreadable';
}

export const unreadable = (explanation: string, ...advice: string[]): Explained => ({ explanation, advice, verdict: 'unreadable' });
