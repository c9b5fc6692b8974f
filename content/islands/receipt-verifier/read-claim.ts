/** Claims as serde prints them: values, or their digests where they were pruned. */
import { type Bytes, emptyDigest, toHex } from './bytes.ts';
import { type Claim, claimDigest, outputDigest, systemStateDigest } from './claim.ts';
import { isObject, jsonBytes, jsonDigest } from './json-values.ts';
import { hashList, hashStruct, sha256 } from './tagged-hash.ts';

/** The digest of something that may be pruned; `hash` computes it from the value. */
function prunable(value: unknown, hash: (value: unknown) => Bytes | undefined): Bytes | undefined {
  if (isObject(value) && 'Pruned' in value) return jsonDigest(value.Pruned);
  if (isObject(value) && 'Value' in value) return value.Value === null ? emptyDigest : hash(value.Value);
  return value === null ? emptyDigest : (jsonDigest(value) ?? hash(value));
}

function stateDigest(value: unknown): Bytes | undefined {
  const root = isObject(value) ? jsonDigest(value.merkle_root) : undefined;
  return root && isObject(value) && typeof value.pc === 'number' ? systemStateDigest(value.pc, root) : undefined;
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
  const [name, code] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
  const system = ['Halted', 'Paused'].indexOf(String(name));
  return system >= 0 && Number.isInteger(code) ? [system, Number(code)] : undefined;
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
  if (isObject(value) && 'Pruned' in value) {
    const digest = jsonDigest(value.Pruned);
    return digest && { digest, notes: [] };
  }
  const fields = isObject(value) && isObject(value.Value) ? value.Value : value;
  if (!isObject(fields)) return undefined;
  let journalDigest: Bytes | undefined;
  const notes: string[] = [];
  const output = prunable(fields.output, (inner) => {
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
  const input = prunable(fields.input, () => undefined);
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
