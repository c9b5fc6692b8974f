/** Receipts that serde reads, from JSON or bincode: what they say, and where `Receipt::verify` refuses them. */
import { areEqual, type Bytes, concat } from './bytes.ts';
import { type Explained, type ReceiptFindings, refused } from './findings.ts';
import type { Groth16Receipt, ReadClaim, Receipt } from './schema.ts';
import { type Reader, Refusal, type Source } from './serde.ts';
import { sha256 } from './tagged-hash.ts';

const proofLength = 256;

/** The content of a claim. */
export function claimed(claim: ReadClaim, journal: Bytes | undefined): Partial<ReceiptFindings> {
  const isOther = journal && claim.journalDigest && !areEqual(journal, claim.journalDigest);
  return {
    claimDigest: claim.digest,
    imageId: claim.imageId,
    journalDigest: journal ?? claim.journalDigest,
    notes: claim.notes,
    contradictions: isOther ? ['The journal was changed: it differs from the one in the receipt’s claim.'] : [],
  };
}

/** What a Groth16 receipt says; `journal` is the digest of the journal next to it. */
export function groth16Findings(
  form: string,
  { seal, claim, verifier_parameters: parameters }: Groth16Receipt,
  journal?: Bytes,
): ReceiptFindings | Explained {
  if (seal.length !== proofLength)
    return refused(
      'ReceiptFormatError',
      `The seal in the receipt has ${seal.length} bytes; a Groth16 proof has ${proofLength}.`,
    );
  return {
    ...claimed(claim, journal),
    form,
    isReceipt: true,
    parameters,
    ...(parameters
      ? { seal: concat(parameters.subarray(0, 4), seal), selectorFrom: 'from the receipt’s verifier parameters' }
      : { seal }),
  };
}

/** What a whole receipt says. */
export function receiptFindings(form: string, { inner, journal, metadata }: Receipt): ReceiptFindings | Explained {
  const parameters = metadata?.verifier_parameters;
  if (parameters && inner.verifier_parameters && !areEqual(parameters, inner.verifier_parameters))
    return refused(
      'ReceiptFormatError',
      'The verifier parameters in the receipt’s metadata are not those next to its seal.',
    );
  return groth16Findings(form, inner, sha256(journal.bytes));
}

/** What `find` finds in what `reader` reads, or why serde doesn't read it. */
export function readAs<T>(
  source: Source,
  reader: Reader<T>,
  find: (read: T) => ReceiptFindings | Explained,
): ReceiptFindings | Explained {
  try {
    return find(reader(source));
  } catch (error) {
    if (error instanceof Refusal) return refused(undefined, `This receipt cannot be deserialized. ${error.message}`);
    throw error;
  }
}
