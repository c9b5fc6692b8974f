/** Receipts as JSON: `serde_json` of a Receipt or of its parts, and the output of services and scripts. */
import { areEqual, type Bytes, concat, toHex } from './bytes.ts';
import { type Explained, type ReceiptFindings, unreadable } from './findings.ts';
import { isObject, type JsonFields, jsonBytes, jsonDigest, jsonJournals, plainFields } from './json-values.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';
import { readProof } from './read-proof.ts';
import { encodeInclusion } from './set-inclusion.ts';
import { sha256 } from './tagged-hash.ts';

const stark = (kind: string): Explained => ({
  verdict: 'explained',
  explanation: `This is a ${kind}. Receipt::verify checks it in Rust; no contract does.`,
  advice: ['Compress it with ProverOpts::groth16(), then paste what that returns.'],
});
const composite = stark('composite receipt: one STARK for each segment');
const succinct = stark('succinct receipt: one STARK for the whole run');
const segment = stark('STARK: a part of a receipt');

const fake: Explained = {
  verdict: 'mock',
  explanation:
    'This is a fake receipt, made in dev mode. It proves nothing: only verifiers in dev mode and mock contracts accept it.',
  advice: ['Generate the proof again without RISC0_DEV_MODE.'],
};

const kinds: Readonly<Record<string, Explained>> = { composite, flat: composite, succinct, fake };

const hasSeal = (read: ReceiptFindings | Explained | undefined): read is ReceiptFindings =>
  read !== undefined && 'seal' in read;

/** The receipt among several readings: with two, the answer would be about one of them. */
function onlyOf(readings: readonly (ReceiptFindings | Explained)[]): ReceiptFindings | Explained | undefined {
  const receipts = readings.filter(hasSeal);
  return receipts.length > 1
    ? unreadable('This JSON has several receipts.', 'Paste one of them.')
    : (receipts[0] ?? readings[0]);
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** The data around a seal. The receipt's own data takes precedence. */
function context(fields: JsonFields): Partial<ReceiptFindings> {
  const readings = jsonJournals(fields.journal).map(([way, bytes]) => [way, sha256(bytes)] as const);
  const [first, ...others] = readings;
  const [imageId, stated] = [jsonDigest(fields.imageid), jsonDigest(fields.journaldigest)];
  const contradictions: string[] = [];
  if (isGiven(fields.imageid) && !imageId) contradictions.push('The image ID in the JSON is not a digest.');
  if (isGiven(fields.journaldigest) && !stated) contradictions.push('The journal digest in the JSON is not a digest.');
  if (isGiven(fields.journal) && !first)
    contradictions.push('The journal in the JSON cannot be read: it has to be a list of bytes from 0 to 255, or text.');
  if (stated && first && !readings.some(([, digest]) => areEqual(digest, stated)))
    contradictions.push('The journal digest in the JSON is not that of the journal.');
  return {
    imageId,
    journalDigest: stated ?? first?.[1],
    otherJournals: others.map(([way, digest]) => [`The proof holds for the journal read ${way}.`, digest] as const),
    claimDigest: jsonDigest(fields.claimdigest),
    postState: jsonDigest(fields.poststatedigest),
    contradictions,
  };
}

/** `{...around, ...other}` without the undefined values of `other`, and with what contradicts one another. */
function merge<T extends Partial<ReceiptFindings>>(
  around: Partial<ReceiptFindings>,
  other: T,
): T & Partial<ReceiptFindings> {
  const differ = (one: Bytes | undefined, second: Bytes | undefined) => one && second && !areEqual(one, second);
  const contradictions = [...(around.contradictions ?? []), ...(other.contradictions ?? [])];
  if (differ(around.imageId, other.imageId))
    contradictions.push('The image ID next to the receipt is not the one in its claim.');
  if (differ(around.claimDigest, other.claimDigest))
    contradictions.push('The claim digest next to the receipt is not that of its claim.');
  if (
    differ(around.journalDigest, other.journalDigest) &&
    !around.otherJournals?.some(([, digest]) => !differ(digest, other.journalDigest))
  )
    contradictions.push('The journal next to the receipt is not the one in the receipt.');
  return {
    ...around,
    ...(Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined)) as T),
    contradictions,
  };
}

/**
 * The content of a claim, and why it may differ from the one that `verify` computes. `journal` is the digest of the
 * receipt's own journal.
 */
function claimed(value: unknown, journal: Bytes | undefined): Partial<ReceiptFindings> {
  const claim: ReadClaim | undefined = value === undefined ? undefined : readClaim(value);
  const notes = [...(claim?.notes ?? [])];
  const contradictions =
    value !== undefined && !claim
      ? ['The claim in the receipt cannot be read: a field is missing, malformed, or out of range.']
      : [];
  if (journal && claim?.journalDigest && toHex(journal) !== toHex(claim.journalDigest)) {
    notes.push('The journal was changed: it differs from the one in the receipt’s claim.');
  }
  return {
    notes,
    contradictions,
    claimDigest: claim?.digest,
    imageId: claim?.imageId,
    journalDigest: journal ?? claim?.journalDigest,
  };
}

/** A Groth16 receipt's fields: seal, claim, verifier_parameters. */
function readGroth16(
  receipt: JsonFields,
  around: Partial<ReceiptFindings>,
  parameters: unknown,
): ReceiptFindings | Explained {
  const seal = jsonBytes(receipt.seal);
  if (!seal)
    return unreadable('The receipt has no seal that can be read as bytes.', 'Print the whole receipt with serde_json.');
  const own = jsonDigest(receipt.verifierparameters);
  const selector = (own ?? jsonDigest(parameters))?.subarray(0, 4);
  const content = claimed(receipt.claim, around.journalDigest);
  return merge(around, {
    ...content,
    parameters: own,
    contradictions: [
      ...(content.contradictions ?? []),
      ...(isGiven(receipt.verifierparameters) && !own
        ? ['The verifier parameters in the receipt are not a digest.']
        : []),
    ],
    form: 'a Groth16 receipt as JSON',
    ...(selector && seal.length === 256
      ? { seal: concat(selector, seal), selectorFrom: 'from the receipt’s verifier parameters' }
      : { seal }),
  });
}

/**
 * A set-inclusion receipt's fields: claim, root, merkle_path, verifier_parameters. Its seal is the result of
 * `abi_encode_seal`.
 */
function readInclusionReceipt(
  receipt: JsonFields,
  around: Partial<ReceiptFindings>,
  depth: number,
): ReceiptFindings | Explained {
  const parameters = jsonDigest(receipt.verifierparameters);
  const selector = parameters?.subarray(0, 4);
  const path = Array.isArray(receipt.merklepath) ? receipt.merklepath.map(jsonDigest) : [undefined];
  if (!selector || path.includes(undefined)) {
    return unreadable(
      'This set-inclusion receipt lacks its parameters or its path.',
      'Print the whole receipt with serde_json.',
    );
  }
  const [root] = isObject(receipt.root) ? [...readNested(receipt.root, depth), unreadable('It cannot be read.')] : [];
  if (root && !hasSeal(root))
    return { ...root, explanation: `This is a set-inclusion receipt. About its root: ${root.explanation}` };
  const content = claimed(receipt.claim, around.journalDigest);
  return merge(around, {
    ...content,
    contradictions: [...(content.contradictions ?? []), ...(root?.contradictions ?? [])],
    parameters,
    root,
    form: 'a set-inclusion receipt as JSON',
    seal: concat(selector, encodeInclusion(path as Bytes[], root?.seal ?? new Uint8Array())),
  });
}

/** The receipt in an object, or undefined. */
function readObject(value: JsonFields, depth: number): ReceiptFindings | Explained | undefined {
  const fields = plainFields(value);
  const around = context(fields);
  const inner =
    typeof fields.inner === 'string'
      ? { [fields.inner.toLowerCase()]: {} }
      : isObject(fields.inner)
        ? plainFields(fields.inner)
        : fields;
  for (const [name, kind] of Object.entries(kinds)) if (typeof inner[name] === 'object') return kind;
  if (isObject(fields.inner) && Object.keys(inner).length > 1)
    return unreadable('This receipt has two kinds at once.', 'Print the receipt with serde_json::to_string.');
  const groth16 = inner.groth16 ?? inner.compact;
  const parameters = isObject(fields.metadata) ? plainFields(fields.metadata).verifierparameters : undefined;
  if (isObject(groth16)) return readGroth16(plainFields(groth16), around, parameters);
  if (isObject(inner.setinclusion)) return readInclusionReceipt(plainFields(inner.setinclusion), around, depth);
  if ('merklepath' in fields) return readInclusionReceipt(fields, around, depth);
  if (Array.isArray(fields.segments)) return composite;
  if ('hashfn' in fields || 'controlid' in fields) return segment;
  if (isObject(fields.inner)) {
    const kind = Object.keys(fields.inner)[0] ?? '';
    return unreadable(
      `This receipt is of a kind that this page does not know: “${kind.slice(0, 40)}”.`,
      'It may be from a newer release. Paste its seal instead.',
    );
  }
  if ('seal' in fields && ('claim' in fields || 'verifierparameters' in fields))
    return readGroth16(fields, around, undefined);
  const seal = readProof(fields) ?? ('seal' in fields ? jsonBytes(fields.seal) : undefined);
  if (seal) {
    const nearby = Object.values(fields).flatMap((field) => (isObject(field) ? [context(plainFields(field))] : []));
    return merge([...nearby, around].reduce<Partial<ReceiptFindings>>(merge, {}), { form: 'a seal in JSON', seal });
  }
  if ('seal' in fields && fields.seal !== null) {
    return unreadable(
      'The seal in this JSON cannot be read as bytes.',
      'Print it as hexadecimal digits. A list of 32-bit words is the seal of a STARK, and no contract checks those.',
    );
  }
  // The receipt for the paid work of a proof is a different one.
  const nested = Object.entries(fields).flatMap(([key, field]) =>
    key === 'workreceipt' ? [] : readNested(field, depth),
  );
  const receipt = onlyOf(nested);
  return receipt && hasSeal(receipt) ? merge(around, receipt) : receipt;
}

const readNested = (value: unknown, depth: number): (ReceiptFindings | Explained)[] => {
  if (depth <= 0) return [];
  const objects = Array.isArray(value) ? value.slice(0, 50).filter(isObject) : isObject(value) ? [value] : [];
  return objects.flatMap((object) => readObject(object, depth - 1) ?? []);
};

/** Reads parsed JSON: an object, or a list of them. */
export const readJson = (value: unknown): ReceiptFindings | Explained =>
  onlyOf(readNested(value, 6)) ??
  unreadable(
    'This JSON contains no receipt, because it has neither “inner” nor “seal”.',
    'Print the receipt with serde_json::to_string.',
  );
