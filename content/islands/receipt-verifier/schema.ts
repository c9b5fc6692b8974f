/**
 * Groth16 receipts as serde reads them: risc0/zkvm/src/receipt.rs, receipt/groth16.rs, and claim/ since 1.0;
 * host/receipt.rs and receipt_claim.rs in 0.20 and 0.21.
 */
import { areEqual, type Bytes, emptyDigest } from './bytes.ts';
import { type Claim, claimDigest, outputDigest, systemStateDigest } from './claim.ts';
import type { Reader } from './serde.ts';
import { hashList, hashStruct, sha256 } from './tagged-hash.ts';

export interface ReadClaim {
  readonly digest: Bytes;
  /** Unknown where the claim was pruned. */
  readonly imageId?: Bytes | undefined;
  readonly journalDigest?: Bytes | undefined;
  /** Why this is not the claim of a successful program without assumptions. */
  readonly notes: readonly string[];
}

export interface Groth16Receipt {
  readonly seal: Bytes;
  readonly claim: ReadClaim;
  /** None before 1.0. */
  readonly verifier_parameters?: Bytes;
}

export interface Receipt {
  readonly inner: Groth16Receipt;
  readonly journal: { readonly bytes: Bytes };
  readonly metadata?: { readonly verifier_parameters: Bytes };
}

const u32: Reader<number> = (source) => source.u32();
const bytes: Reader<Bytes> = (source) => source.bytes();
export const digest: Reader<Bytes> = (source) => source.digest();

/** The digest of something that may be pruned; `hash` reads the value and computes it. */
const prunable =
  (hash: Reader<Bytes>): Reader<Bytes> =>
  (source) =>
    source.variant({ Value: hash, Pruned: digest });

const optional = (hash: Reader<Bytes>): Reader<Bytes> => prunable((source) => source.option(hash) ?? emptyDigest);

const state: Reader<Bytes> = (source) => {
  const { pc, merkle_root } = source.fields({ pc: u32, merkle_root: digest });
  return systemStateDigest(pc, merkle_root);
};

/** As ExitCode::into_pair has them: risc0/binfmt/src/exit_code.rs. */
const exitCode: Reader<Claim['exit']> = (source) =>
  source.variant<Claim['exit']>({
    Halted: (code) => [0, code.u32()],
    Paused: (code) => [1, code.u32()],
    SystemSplit: { unit: [2, 0] },
    SessionLimit: { unit: [2, 2] },
  });

const assumption: Reader<Bytes> = (source) => {
  const { claim, control_root } = source.fields({ claim: digest, control_root: digest });
  return hashStruct('risc0.Assumption', [claim, control_root]);
};

/** A type without values. */
const nothing: Reader<never> = (source) => source.refuse('nothing');

/** The parts of a claim that differ between releases. */
interface ClaimParts {
  readonly input: Reader<Bytes>;
  readonly assumption: Reader<Bytes>;
}

const claimOf =
  ({ input, assumption }: ClaimParts): Reader<ReadClaim> =>
  (source) => {
    let journalDigest: Bytes | undefined;
    const notes: string[] = [];
    const output: Reader<Bytes> = (inside) => {
      const { journal, assumptions } = inside.fields({
        journal: prunable((value) => sha256(value.bytes())),
        assumptions: prunable((value) => hashList('risc0.Assumptions', value.list(prunable(assumption)))),
      });
      journalDigest = journal;
      if (!areEqual(assumptions, emptyDigest))
        notes.push('The claim depends on assumptions that have not been resolved.');
      return outputDigest(journal, assumptions);
    };
    const read = source.fields({
      pre: prunable(state),
      post: prunable(state),
      exit_code: exitCode,
      input,
      output: optional(output),
    });
    const { pre, exit_code: exit } = read;
    if (exit[0] || exit[1]) {
      const name = exit[0] > 1 ? (exit[1] ? 'SessionLimit' : 'SystemSplit') : ['Halted', 'Paused'][exit[0]];
      notes.push(`The program ended with ${exit[0] > 1 ? name : `${name}(${exit[1]})`}, not with exit code 0.`);
    }
    return { digest: claimDigest({ ...read, exit }), imageId: pre, journalDigest, notes };
  };

const claim = claimOf({ input: optional(nothing), assumption });
const oldClaim: Reader<ReadClaim> = claimOf({ input: digest, assumption: (source) => oldClaim(source).digest });

export const prunableClaim: Reader<ReadClaim> = (source) =>
  source.variant<ReadClaim>({ Value: claim, Pruned: (pruned) => ({ digest: pruned.digest(), notes: [] }) });

export const groth16Receipt: Reader<Groth16Receipt> = (source) =>
  source.fields({ seal: bytes, claim: prunableClaim, verifier_parameters: digest });

const oldGroth16Receipt: Reader<Groth16Receipt> = (source) => source.fields({ seal: bytes, claim: oldClaim });

const unread: Reader<never> = (source) => source.refuse('a Groth16 receipt');

export const innerReceipt: Reader<Groth16Receipt> = (source) =>
  source.variant<Groth16Receipt>({ Composite: unread, Succinct: unread, Groth16: groth16Receipt, Fake: unread });

const journal: Reader<Receipt['journal']> = (source) => source.fields({ bytes });

export const receipt: Reader<Receipt> = (source) =>
  source.fields({
    inner: innerReceipt,
    journal,
    metadata: (value) => value.fields({ verifier_parameters: digest }),
  });

/** Of 0.20, and of 0.21, which calls Groth16 receipts compact. */
export const oldReceipt: Reader<Receipt> = (source) =>
  source.fields({
    inner: (value) => value.variant({ Groth16: oldGroth16Receipt, Compact: oldGroth16Receipt }),
    journal,
  });
