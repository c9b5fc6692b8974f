/** Claims as serde prints them: values, or their digests where they were pruned. */
import { type Bytes, emptyDigest, toHex } from './bytes.ts';
import { type Claim, claimDigest, outputDigest, systemStateDigest } from './claim.ts';
import { isObject, jsonBytes, jsonDigest } from './json-values.ts';
import { hashList, hashStruct, sha256 } from './tagged-hash.ts';

const isWord = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffff_ffff;

/** The name and the value of an enum with data: serde accepts exactly one. */
function variant(value: unknown): [name: string, value: unknown] | undefined {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries.length === 1 ? entries[0] : undefined;
}

/** The digest of something that may be pruned; `hash` computes it from the value. */
function prunable(value: unknown, hash: (value: unknown) => Bytes | undefined): Bytes | undefined {
  if (isObject(value) && ('Pruned' in value || 'Value' in value)) {
    const [name, inner] = variant(value) ?? [];
    if (name === 'Pruned') return jsonDigest(inner);
    if (name === 'Value') return hash(inner);
    return undefined;
  }
  return jsonDigest(value) ?? hash(value);
}

/** The same for something that may be missing. */
const optional = (value: unknown, hash: (value: unknown) => Bytes | undefined): Bytes | undefined =>
  prunable(value, (given) => (given === null ? emptyDigest : hash(given)));

function stateDigest(value: unknown): Bytes | undefined {
  const root = isObject(value) ? jsonDigest(value.merkle_root) : undefined;
  return root && isObject(value) && isWord(value.pc) ? systemStateDigest(value.pc, root) : undefined;
}

const assumptionDigest = (value: unknown): Bytes | undefined => {
  const [claim, root] = isObject(value) ? [jsonDigest(value.claim), jsonDigest(value.control_root)] : [];
  return claim && root && hashStruct('risc0.Assumption', [claim, root]);
};

function assumptionsDigest(value: unknown): Bytes | undefined {
  const items = Array.isArray(value) ? value.map((item) => prunable(item, assumptionDigest)) : [undefined];
  return items.every((item) => item !== undefined) ? hashList('risc0.Assumptions', items as Bytes[]) : undefined;
}

/** Exit codes as pairs: ExitCode::into_pair in risc0/binfmt/src/exit_code.rs. */
function exitPair(value: unknown): Claim['exit'] | undefined {
  if (value === 'SystemSplit') return [2, 0];
  if (value === 'SessionLimit') return [2, 2];
  const [name = '', code] = variant(value) ?? [];
  const system = ['Halted', 'Paused'].indexOf(name);
  return system >= 0 && isWord(code) ? [system, code] : undefined;
}

export interface ReadClaim {
  readonly digest: Bytes;
  /** Unknown where the claim was pruned. */
  readonly imageId?: Bytes;
  readonly journalDigest?: Bytes;
  /** Why this is not the claim of a successful program without assumptions. */
  readonly notes: readonly string[];
}

/** Reads a claim and computes its digest; undefined if a part is invalid. */
export function readClaim(value: unknown): ReadClaim | undefined {
  const [name, inner] = variant(value) ?? [];
  if (name === 'Pruned') {
    const digest = jsonDigest(inner);
    return digest && { digest, notes: [] };
  }
  const fields = name === 'Value' ? inner : value;
  if (!isObject(fields)) return undefined;
  let journalDigest: Bytes | undefined;
  const notes: string[] = [];
  const output = optional(fields.output, (inner) => {
    if (!isObject(inner)) return undefined;
    journalDigest = prunable(inner.journal, (journal) => {
      const bytes = jsonBytes(journal);
      return bytes && sha256(bytes);
    });
    const assumptions = prunable(inner.assumptions, assumptionsDigest);
    if (assumptions && toHex(assumptions) !== toHex(emptyDigest))
      notes.push('The claim depends on assumptions that have not been resolved.');
    return journalDigest && assumptions && outputDigest(journalDigest, assumptions);
  });
  const [pre, post] = [prunable(fields.pre, stateDigest), prunable(fields.post, stateDigest)];
  const input = optional(fields.input, () => undefined);
  const exit = exitPair(fields.exit_code);
  if (!output || !pre || !post || !input || !exit) return undefined;
  if (exit[0] || exit[1])
    notes.push(`The program ended with ${JSON.stringify(fields.exit_code)}, not with exit code 0.`);
  return {
    digest: claimDigest({ input, pre, post, output, exit }),
    imageId: pre,
    ...(journalDigest && { journalDigest }),
    notes,
  };
}
