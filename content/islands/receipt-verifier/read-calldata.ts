/** ABI-encoded calls of verifier contracts, and what they revert with. */
import { type Bytes, toHex, toNumber } from './bytes.ts';
import { releases } from './facts/releases.ts';
import { type Explained, type Found, unreadable } from './found.ts';

/** The first four bytes of the Keccak-256 digest of the signature. */
export const signatures: Readonly<Record<string, string>> = {
  ab750e75: 'verify(bytes,bytes32,bytes32)',
  '1599ead5': 'verifyIntegrity((bytes,bytes32))',
  '439cc0cd': 'VerificationFailed()',
  b8b38d4c: 'SelectorMismatch(bytes4,bytes4)',
};

/** The bytes whose offset is at `at` in the encoded arguments; `base` is what offsets count from. */
export function bytesAt(data: Bytes, at: number, base = 0): Bytes | undefined {
  const number = (index: number): number => (index + 32 <= data.length ? Number(toNumber(data.subarray(index, index + 32))) : Number.NaN);
  const start = base + number(at);
  const end = start + 32 + number(start);
  return end <= data.length ? data.slice(start + 32, end) : undefined;
}

const releaseOf = (selector: string): string => {
  const release = releases.find((one) => one.selector === selector);
  return release ? `RISC Zero ${release.zkvm}` : 'no release listed here';
};

/** A seal of a known release somewhere in the arguments of another function: its length, then its selector. */
function sealInside(data: Bytes): Bytes | undefined {
  for (let at = 36; at + 260 <= data.length; at += 32) {
    const length = Number(toNumber(data.subarray(at - 32, at)));
    const selector = toHex(data.subarray(at, at + 4));
    if (length >= 260 && at + length <= data.length && releases.some((release) => release.selector === selector)) {
      return data.slice(at, at + length);
    }
  }
  return undefined;
}

/** Reads a call or a revert; undefined where the bytes are neither. */
export function readCalldata(bytes: Bytes): Found | Explained | undefined {
  const args = bytes.subarray(4);
  const signature = signatures[toHex(bytes.subarray(0, 4))];
  if (signature?.startsWith('verify')) {
    const isIntegrity = signature.includes('Integrity');
    const tuple = isIntegrity && args.length >= 32 ? Number(toNumber(args.subarray(0, 32))) : 0;
    const seal = bytesAt(args, tuple, tuple);
    if (!seal || args.length < tuple + 64) {
      return unreadable(`This starts like calldata of ${signature}, but ends too early.`, 'Copy the whole calldata; it may be cut off.');
    }
    const form = `calldata of ${signature}`;
    if (isIntegrity) return { form, seal, claimDigest: args.slice(tuple + 32, tuple + 64), isIntegrity };
    if (args.length < 96) return unreadable(`This starts like calldata of ${signature}, but ends too early.`);
    return { form, seal, imageId: args.slice(32, 64), journalDigest: args.slice(64, 96) };
  }
  if (signature === 'VerificationFailed()') {
    return unreadable(
      'This is the revert VerificationFailed(): the seal does not prove the claim.',
      'Paste the seal, image ID, and journal of the call that reverted.',
    );
  }
  if (signature && args.length >= 36) {
    const [received, expected] = [toHex(args.subarray(0, 4)), toHex(args.subarray(32, 36))];
    return unreadable(
      `This is the revert SelectorMismatch: the seal has selector 0x${received} (${releaseOf(received)}), the verifier expects 0x${expected} (${releaseOf(expected)}).`,
      'Generate the proof with the release that the verifier is for, or call a router.',
    );
  }
  const seal = bytes.length % 32 === 4 || bytes.length % 32 === 0 ? sealInside(bytes) : undefined;
  return seal && { form: 'a seal inside the calldata of another function', seal };
}
