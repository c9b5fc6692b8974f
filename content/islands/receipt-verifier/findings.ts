/** The result of reading pasted text. */
import type { Bytes } from './bytes.ts';

export interface ReceiptFindings {
  /** For the reader: “a seal”, “calldata of verify”. */
  readonly form: string;
  /** With its selector, if that is known. */
  readonly seal: Bytes;
  /** Whether it is a receipt as Rust serializes it, or one without its journal: `Receipt::verify` judges it. */
  readonly isReceipt?: boolean | undefined;
  /** Where the selector comes from if the seal itself lacks it. */
  readonly selectorFrom?: string | undefined;
  readonly imageId?: Bytes | undefined;
  readonly journalDigest?: Bytes | undefined;
  /** Other ways to read the journal, with the digest that follows. */
  readonly otherJournals?: readonly (readonly [way: string, digest: Bytes])[] | undefined;
  /** The digest of the final state, which claims before 1.0 depend on. */
  readonly postState?: Bytes | undefined;
  /** The claim in the receipt. `verify` computes its own claim from image ID and journal. */
  readonly claimDigest?: Bytes | undefined;
  /** The digest of the verifier's parameters in the receipt. */
  readonly parameters?: Bytes | undefined;
  /** The receipt of a set's root. Its seal is also in the seal of the set. */
  readonly root?: ReceiptFindings | undefined;
  /** What can't be read or says something else than another part: `Receipt::verify` accepts no such receipt. */
  readonly contradictions?: readonly string[] | undefined;
  /** Why its claim differs from the one that `verify` computes. */
  readonly notes?: readonly string[] | undefined;
}

/** Something recognizable that no verifier contract checks, or that a verifier refuses without looking at the proof. */
export interface Explained {
  readonly explanation: string;
  readonly advice: readonly string[];
  readonly verdict: 'explained' | 'mock' | 'unreadable' | 'rejected';
  readonly rust?: string | undefined;
}

/** A description of something that needs no verification. */
export const explained = (explanation: string, ...advice: string[]): Explained => ({
  explanation,
  advice,
  verdict: 'explained',
});

/** A receipt that `Receipt::verify` refuses with this error, or never sees, since it can't be deserialized. */
export const refused = (rust: string | undefined, explanation: string): Explained => ({
  explanation,
  advice: ['Print the receipt again with serde_json::to_string, or paste its seal alone.'],
  verdict: 'rejected',
  rust,
});

export const unreadable = (explanation: string, ...advice: string[]): Explained => ({
  explanation,
  advice,
  verdict: 'unreadable',
});
