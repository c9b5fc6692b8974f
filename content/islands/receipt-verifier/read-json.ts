/** Receipts in JSON: `serde_json` of a Receipt or of its parts, and the output of services and scripts. */
import { areEqual, type Bytes, concat } from './bytes.ts';
import { type Explained, type ReceiptFindings, unreadable } from './findings.ts';
import { isList, type Json, JsonObject } from './json.ts';
import { type JsonFields, jsonBytes, jsonDigest, jsonJournals, plainFields } from './json-values.ts';
import { readProof } from './read-proof.ts';
import { claimed, groth16Findings, readAs, receiptFindings } from './read-serde.ts';
import {
  digest,
  groth16Receipt,
  innerReceipt,
  oldReceipt,
  prunableClaim,
  type ReadClaim,
  type Receipt,
  receipt,
} from './schema.ts';
import { jsonSource, type Reader, type Source } from './serde.ts';
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

/** Kinds of receipts that are named, and not read. */
const kinds: ReadonlyMap<string, Explained> = new Map([
  ['Composite', composite],
  ['Flat', composite],
  ['Succinct', succinct],
  ['Fake', fake],
]);

type Read = ReceiptFindings | Explained;

interface InclusionReceipt {
  readonly claim: ReadClaim;
  readonly root: Receipt | undefined;
  readonly merkle_path: readonly Bytes[];
  readonly verifier_parameters: Bytes;
}

const hasSeal = (read: Read | undefined): read is ReceiptFindings => read !== undefined && 'seal' in read;

/** The receipt among several readings: with two, the answer would be about one of them. */
function onlyOf(readings: readonly Read[]): Read | undefined {
  return readings.length > 1 && readings.some(hasSeal)
    ? unreadable('This JSON has several receipts.', 'Paste one of them.')
    : readings[0];
}

const isGiven = (value: Json | undefined) => value !== undefined && value !== null;

/** The data around a seal. The receipt's own data takes precedence. */
function context(fields: JsonFields): Partial<ReceiptFindings> {
  const [journal, id, journalDigest] = ['journal', 'imageid', 'journaldigest'].map((name) => fields.get(name));
  const readings = jsonJournals(journal).map(([way, bytes]) => [way, sha256(bytes)] as const);
  const [first, ...others] = readings;
  const [imageId, stated] = [jsonDigest(id), jsonDigest(journalDigest)];
  const contradictions: string[] = [];
  if (isGiven(id) && !imageId) contradictions.push('The image ID in the JSON is not a digest.');
  if (isGiven(journalDigest) && !stated) contradictions.push('The journal digest in the JSON is not a digest.');
  if (isGiven(journal) && !first)
    contradictions.push('The journal in the JSON cannot be read: it has to be a list of bytes from 0 to 255, or text.');
  if (stated && first && !readings.some(([, digest]) => areEqual(digest, stated)))
    contradictions.push('The journal digest in the JSON is not that of the journal.');
  return {
    imageId,
    journalDigest: stated ?? first?.[1],
    otherJournals: others.map(([way, digest]) => [`The proof holds for the journal read ${way}.`, digest] as const),
    claimDigest: jsonDigest(fields.get('claimdigest')),
    postState: jsonDigest(fields.get('poststatedigest')),
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

/** The kind of a receipt that is named and not read. */
function kindOf(inner: Json | undefined): Explained | undefined {
  if (typeof inner === 'string') return kinds.get(inner);
  const [[kind] = [''], ...more] = inner instanceof JsonObject ? inner.entries : [];
  return more.length ? undefined : kinds.get(kind);
}

const innerOf = (value: Json | undefined) => (value instanceof JsonObject ? value.all('inner') : [])[0];

/** A set-inclusion receipt of risc0-aggregation. Its seal is the result of `abi_encode_seal`. */
function readInclusionReceipt(object: JsonObject): Read {
  const aboutRoot = (about: Explained) => ({
    ...about,
    explanation: `This is a set-inclusion receipt. About its root: ${about.explanation}`,
  });
  const kind = kindOf(innerOf(object.all('root')[0]));
  if (kind) return aboutRoot(kind);
  const reader: Reader<InclusionReceipt> = (source) =>
    source.fields({
      claim: prunableClaim,
      root: (inside) => inside.option(receipt),
      merkle_path: (inside) => inside.list(digest),
      verifier_parameters: digest,
    });
  return readAs(jsonSource(object), reader, ({ claim, root, merkle_path, verifier_parameters: parameters }) => {
    const found = root && receiptFindings('the root’s receipt', root);
    if (found && !hasSeal(found)) return aboutRoot(found);
    return {
      ...claimed(claim, undefined),
      form: 'a set-inclusion receipt as JSON',
      parameters,
      root: found,
      seal: concat(parameters.subarray(0, 4), encodeInclusion(merkle_path, found?.seal ?? new Uint8Array())),
    };
  });
}

const form = 'a Groth16 receipt as JSON';

/** A Receipt of Rust, with the kind of its proof in `inner`. */
function readReceiptObject(object: JsonObject): Read {
  const inner = innerOf(object);
  const kind = kindOf(inner);
  if (kind) return kind;
  const [[name, content] = [], ...more] = inner instanceof JsonObject ? inner.entries : [];
  const isOld =
    !object.all('metadata').length &&
    content instanceof JsonObject &&
    !content.all('verifier_parameters').length &&
    !more.length &&
    (name === 'Groth16' || name === 'Compact');
  return readAs(jsonSource(object), isOld ? oldReceipt : receipt, (read) => receiptFindings(form, read));
}

/** A part of a receipt that is not the whole text: nothing binds it to what is around it. */
const apart = unreadable(
  'This JSON has a Groth16 receipt without the whole receipt around it.',
  'Paste what serde_json::to_string prints of the Receipt.',
);

/** The receipt in an object, or undefined. At depth 0, the object is all that was pasted. */
function readObject(object: JsonObject, depth: number): Read | undefined {
  const isWhole = depth === 0;
  const has = (name: string) => object.all(name).length > 0;
  if (has('inner')) return readReceiptObject(object);
  const [first, ...others] = object.entries;
  if (first && !others.length) {
    if (kinds.has(first[0]) && first[1] instanceof JsonObject) return kindOf(object);
    if (first[0] === 'Groth16')
      return isWhole ? readAs(jsonSource(object), innerReceipt, (read) => groth16Findings(form, read)) : apart;
  }
  if (has('merkle_path')) return readInclusionReceipt(object);
  if (isList(object.all('segments')[0])) return composite;
  if (has('hashfn') || has('control_id')) return segment;
  if (has('seal') && (has('claim') || has('verifier_parameters')))
    return isWhole ? readAs(jsonSource(object), groth16Receipt, (read) => groth16Findings(form, read)) : apart;
  const fields = plainFields(object);
  if (typeof fields === 'string')
    return unreadable(`The field “${fields.slice(0, 40)}” is there twice.`, 'Print it with serde_json::to_string.');
  return readFields(fields, depth);
}

/** What a service or a script printed: a seal with the data around it, or a receipt inside it. */
function readFields(fields: JsonFields, depth: number): Read | undefined {
  const around = context(fields);
  const given = fields.get('seal');
  const seal = readProof(fields) ?? jsonBytes(given);
  // The receipt for the paid work of a proof is a different one; `readProof` reads a snark.
  const nested = [...fields].flatMap(([name, field]) =>
    /^(workreceipt|snark)$/.test(name) ? [] : readNested(field, depth + 1),
  );
  if (seal) {
    const nearby = [...fields.values()].flatMap((field) => {
      const inside = field instanceof JsonObject ? plainFields(field) : '';
      return typeof inside === 'string' ? [] : [context(inside)];
    });
    const own = merge([...nearby, around].reduce<Partial<ReceiptFindings>>(merge, {}), {
      form: 'a seal in JSON',
      seal,
    });
    return onlyOf([own, ...nested]);
  }
  if (isGiven(given)) {
    return unreadable(
      'The seal in this JSON cannot be read as bytes.',
      'Print it as hexadecimal digits. A list of 32-bit words is the seal of a STARK, and no contract checks those.',
    );
  }
  const receipt = onlyOf(nested);
  return receipt && hasSeal(receipt) ? merge(around, receipt) : receipt;
}

/** What services print is flat; deeper values would exhaust the stack. */
const deepest = 100;
const tooDeep = unreadable('This JSON is nested too deep.', 'Paste the receipt in it.');

/** The receipts in a value at this depth. */
const readNested = (value: Json, depth: number): Read[] => {
  if (depth > deepest && typeof value === 'object' && value) return [tooDeep];
  if (isList(value)) return value.flatMap((item) => readNested(item, depth + 1));
  return value instanceof JsonObject ? [readObject(value, depth) ?? []].flat() : [];
};

const firstName = (value: Json | undefined) => (value instanceof JsonObject ? value.entries[0]?.[0] : undefined);

/** serde takes a list of its fields for a struct: here, for a receipt or its part. */
function readListed([first, second, ...more]: readonly Json[], whole: Source): Read | undefined {
  if (more.length !== 1) return undefined;
  if (firstName(first) === 'Groth16') return readAs(whole, receipt, (read) => receiptFindings(form, read));
  if (isList(first) && /^(Value|Pruned)$/.test(firstName(second) ?? ''))
    return readAs(whole, groth16Receipt, (read) => groth16Findings(form, read));
  return undefined;
}

function readWhole(value: Json): Read | undefined {
  if (value instanceof JsonObject) return readObject(value, 0);
  return (isList(value) && readListed(value, jsonSource(value))) || onlyOf(readNested(value, 0));
}

/** Reads parsed JSON: an object, or a list of them. */
export const readJson = (value: Json): Read =>
  readWhole(value) ??
  unreadable(
    'This JSON contains no receipt, because it has neither “inner” nor “seal”.',
    'Print the receipt with serde_json::to_string.',
  );
