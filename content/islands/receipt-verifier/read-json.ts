/** Receipts as JSON: `serde_json` of a Receipt or of what is in one, and objects with a seal as digits. */
import { type Bytes, concat, toHex } from './bytes.ts';
import { type Explained, type Found, unreadable } from './found.ts';
import { isObject, jsonBytes, jsonDigest, type ReadClaim, readClaim } from './read-claim.ts';
import { sha256 } from './tagged-hash.ts';

const others: Readonly<Record<string, Explained>> = {
  Composite: {
    verdict: 'rejected',
    explanation: 'This is a composite receipt: one STARK for each segment. Receipt::verify checks it in Rust; no contract does.',
    advice: ['Compress it with ProverOpts::groth16(), then paste what that returns.'],
  },
  Succinct: {
    verdict: 'rejected',
    explanation: 'This is a succinct receipt: one STARK for the whole run. Receipt::verify checks it in Rust; no contract does.',
    advice: ['Compress it with ProverOpts::groth16(), then paste what that returns.'],
  },
  Fake: {
    verdict: 'mock',
    explanation: 'This is a fake receipt, made in dev mode. It proves nothing: only verifiers in dev mode and mock contracts accept it.',
    advice: ['Generate the proof again without RISC0_DEV_MODE.'],
  },
};

/** A Groth16 receipt's fields: seal, claim, verifier_parameters. */
function readGroth16(inner: Readonly<Record<string, unknown>>, journal: Bytes | undefined, parameters: unknown): Found | Explained {
  const seal = jsonBytes(inner.seal);
  if (!seal) return unreadable('The receipt has no seal that reads as bytes.', 'Print the whole receipt with serde_json.');
  const claim: ReadClaim | undefined = readClaim(inner.claim);
  if (inner.claim !== undefined && !claim)
    return unreadable('The receipt’s claim cannot be read, because a field is missing or malformed.');
  const selector = (jsonDigest(inner.verifier_parameters) ?? jsonDigest(parameters))?.subarray(0, 4);
  const notes = [...(claim?.notes ?? [])];
  const journalDigest = journal && sha256(journal);
  if (journalDigest && claim?.journalDigest && toHex(journalDigest) !== toHex(claim.journalDigest)) {
    notes.push('The journal was changed: it is not the one in the receipt’s claim.');
  }
  return {
    form: 'a Groth16 receipt as JSON',
    seal: selector && seal.length === 256 ? concat(selector, seal) : seal,
    isBare: !selector && seal.length === 256,
    notes,
    ...(claim && { claimDigest: claim.digest }),
    ...(claim?.imageId && { imageId: claim.imageId }),
    ...((journalDigest ?? claim?.journalDigest) && { journalDigest: (journalDigest ?? claim?.journalDigest) as Bytes }),
  };
}

/** An object with a seal as digits, as services and scripts hand it over. */
function readLoose(value: Readonly<Record<string, unknown>>): Found | Explained | undefined {
  const seal = jsonBytes(value.seal);
  if (!seal) return undefined;
  const imageId = jsonDigest(value.imageId ?? value.image_id);
  const journal = jsonBytes(value.journal);
  const journalDigest = jsonDigest(value.journalDigest ?? value.journal_digest) ?? (journal && sha256(journal));
  return { form: 'a seal in JSON', seal, ...(imageId && { imageId }), ...(journalDigest && { journalDigest }) };
}

/** Reads parsed JSON. */
export function readJson(value: unknown, depth = 0): Found | Explained {
  if (Array.isArray(value)) {
    const seal = jsonBytes(value);
    return seal ? { form: 'a seal as a list of bytes', seal } : unreadable('This list does not read as bytes.');
  }
  if (!isObject(value)) return unreadable('This JSON holds no receipt.');
  const inner = isObject(value.inner) ? value.inner : value;
  for (const [name, other] of Object.entries(others)) if (name in inner) return other;
  const groth16 = inner.Groth16 ?? inner.Compact;
  const journalFields = isObject(value.journal) ? value.journal.bytes : value.journal;
  if (isObject(groth16)) {
    return readGroth16(groth16, jsonBytes(journalFields), isObject(value.metadata) ? value.metadata.verifier_parameters : undefined);
  }
  if (isObject(value.SetInclusion) || 'merkle_path' in value) {
    return unreadable('This is a set-inclusion receipt as JSON.', 'Paste its seal instead: what abi_encode_seal returns.');
  }
  if ('seal' in value && ('claim' in value || 'verifier_parameters' in value)) return readGroth16(value, undefined, undefined);
  // What a receipt comes wrapped in: ProveInfo, the enum of the contracts crate.
  const wrapped = value.receipt ?? value.Base;
  if (isObject(wrapped) && depth < 4) return readJson(wrapped, depth + 1);
  return readLoose(value) ?? unreadable('This JSON holds no receipt: neither “inner” nor “seal” is in it.');
}
