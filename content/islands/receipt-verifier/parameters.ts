/** The parameters and the selector of a Groth16 verifier: the constructor of RiscZeroGroth16Verifier.sol. */
import { type Bytes, fromHex, reversed } from './bytes.ts';
import type { VerifierRelease } from './facts/releases.ts';
import { verifyingKeyDigest } from './facts/verifying-key.ts';
import { hashList, hashStruct, sha256 } from './tagged-hash.ts';

/** Points of a verifying key as the contract concatenates them: x and y, the imaginary part first. */
export interface KeyPoints {
  readonly alpha: Bytes;
  readonly beta: Bytes;
  readonly gamma: Bytes;
  readonly delta: Bytes;
  readonly inputs: readonly Bytes[];
}

export const keyDigest = ({ alpha, beta, gamma, delta, inputs }: KeyPoints): Bytes =>
  hashStruct('risc0_groth16.VerifyingKey', [
    ...[alpha, beta, gamma, delta].map((point) => sha256(point)),
    hashList(
      'risc0_groth16.VerifyingKey.IC',
      inputs.map((point) => sha256(point)),
    ),
  ]);

/** The digest `verifier_parameters` in receipts. Contracts store the control ID in the opposite byte order. */
export const parametersDigest = ({
  controlRoot,
  controlId,
  key,
}: Pick<VerifierRelease, 'controlRoot' | 'controlId' | 'key'>): Bytes =>
  hashStruct('risc0.Groth16ReceiptVerifierParameters', [
    fromHex(controlRoot),
    reversed(fromHex(controlId)),
    fromHex(key?.digest ?? verifyingKeyDigest),
  ]);

/** The parameters of a set verifier, whose first four bytes are its selector: RiscZeroSetVerifierLib. */
export const setVerifierParameters = (builderId: Bytes): Bytes =>
  hashStruct('risc0.SetInclusionReceiptVerifierParameters', [builderId]);
