/**
 * Groth16 receipts in bincode 1, as `bincode::serialize` writes them since 1.0: risc0/zkvm/src/receipt.rs,
 * receipt_claim.rs.
 */
import type { Bytes } from './bytes.ts';
import type { JsonFields } from './json-values.ts';

/** The index of the receipt's kind and the length of its seal, with which such a receipt starts. */
export const bincodeStart = '020000000001000000000000';

/** The receipt as serde_json prints it; undefined if the bytes are cut off or of a different layout. */
export function readBincode(bytes: Bytes): JsonFields | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const number = (): number => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const index = (count: number): number => {
    const chosen = number();
    if (chosen >= count) throw new RangeError('No such variant.');
    return chosen;
  };
  const length = (): number => {
    const count = number();
    if (number() > 0 || count > bytes.length - at) throw new RangeError('Longer than the receipt.');
    return count;
  };
  const blob = (): number[] => {
    const count = length();
    at += count;
    return [...bytes.subarray(at - count, at)];
  };
  const digest = (): number[] => Array.from({ length: 8 }, number);
  const prunable = (read: () => unknown) => (index(2) === 0 ? { Value: read() } : { Pruned: digest() });
  const optional = (read: () => unknown) => {
    const isThere = bytes[at++];
    return isThere ? read() : null;
  };
  const state = () => ({ pc: number(), merkle_root: digest() });
  const exitCode = () => {
    const kind = index(4);
    return kind > 1 ? ['SystemSplit', 'SessionLimit'][kind - 2] : { [kind ? 'Paused' : 'Halted']: number() };
  };
  const assumption = () => ({ claim: digest(), control_root: digest() });
  const output = () => ({
    journal: prunable(blob),
    assumptions: prunable(() => Array.from({ length: length() }, () => prunable(assumption))),
  });
  const claim = () => ({
    pre: prunable(state),
    post: prunable(state),
    exit_code: exitCode(),
    input: prunable(() => optional(digest)),
    output: prunable(() => optional(output)),
  });
  try {
    at = 4;
    const inner = { Groth16: { seal: blob(), claim: prunable(claim), verifier_parameters: digest() } };
    return { inner, journal: { bytes: blob() }, metadata: { verifier_parameters: digest() } };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
