/** What was found in pasted text. */
import type { Bytes } from './bytes.ts';

export interface Found {
  /** For the reader: “a seal”, “calldata of verify”. */
  readonly form: string;
  readonly seal: Bytes;
  readonly imageId?: Bytes | undefined;
  readonly journalDigest?: Bytes | undefined;
  /** Other ways to read the journal, with the digest that follows. */
  readonly otherJournals?: readonly (readonly [way: string, digest: Bytes])[] | undefined;
  /** The digest of the final state, which claims before 1.0 depend on. */
  readonly postState?: Bytes | undefined;
  /** What the receipt says it proves; `verify` asks for a claim of its own, made from image ID and journal. */
  readonly claimDigest?: Bytes | undefined;
  /** Why its claim is not the one that `verify` asks for. */
  readonly notes?: readonly string[] | undefined;
}

/** Something recognizable that no verifier contract checks. */
export interface Explained {
  readonly explanation: string;
  readonly advice: readonly string[];
  readonly verdict: 'explained' | 'mock' | 'unreadable';
}

/** What it is, for something that nothing needs to be verified of. */
export const explained = (explanation: string, ...advice: string[]): Explained => ({ explanation, advice, verdict: 'explained' });

export const unreadable = (explanation: string, ...advice: string[]): Explained => ({ explanation, advice, verdict: 'unreadable' });
