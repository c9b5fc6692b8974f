/** Groth16 proofs as three points: from Bonsai before 1.0, and proof.json of snarkjs. */
import { type Bytes, concat, fromHex } from './bytes.ts';
import { isList, type Json, JsonObject } from './json.ts';
import { type JsonFields, jsonBytes, plainFields } from './json-values.ts';

/** All numbers in a value, in order, as 32 bytes each; undefined if there are not `count`. */
function numbers(value: Json | undefined, count: number): Bytes[] | undefined {
  const read = (item: Json | undefined, depth: number): (Bytes | undefined)[] => {
    if (typeof item === 'string' && /^\d{1,78}$/.test(item))
      return [fromHex(BigInt(item).toString(16).padStart(64, '0'))];
    const bytes = jsonBytes(item);
    if (bytes?.length === 32) return [bytes];
    return isList(item) && depth > 0 ? item.slice(0, 4).flatMap((entry) => read(entry, depth - 1)) : [undefined];
  };
  const list = read(value, 2).slice(0, count);
  return list.length === count && list.every((digest) => digest?.length === 32) ? (list as Bytes[]) : undefined;
}

/** A seal without a selector; undefined if the fields are no such proof. */
export function readProof(fields: JsonFields): Bytes | undefined {
  const snark = fields.get('snark');
  const proof = snark instanceof JsonObject ? plainFields(snark) : fields;
  if (typeof proof === 'string') return undefined;
  const [a, b, c] = [
    numbers(proof.get('a') ?? proof.get('pia'), 2),
    numbers(proof.get('b') ?? proof.get('pib'), 4),
    numbers(proof.get('c') ?? proof.get('pic'), 2),
  ];
  if (!a || !b || !c) return undefined;
  // snarkjs writes the real part first.
  const [first, second, third, fourth] = b as [Bytes, Bytes, Bytes, Bytes];
  return concat(...a, ...(proof.has('pib') ? [second, first, fourth, third] : b), ...c);
}
