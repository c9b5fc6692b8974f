/** ABI-encoded calls of verifier contracts, and their reverts. */
import { bytesAt, firstBytesOf, numberAt, wordAt } from './abi.ts';
import { type Bytes, toHex } from './bytes.ts';
import { claimDigest } from './claim.ts';
import { mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { errors, functions } from './facts/signatures.ts';
import { type Explained, explained, type ReceiptFindings, unreadable } from './findings.ts';
import { sha256 } from './tagged-hash.ts';

/** If a value is undefined, the calldata is truncated. A sentence if the contract's decoder refuses it. */
type Arguments = { readonly [Field in keyof ReceiptFindings]?: ReceiptFindings[Field] | undefined } | string;

/** `verify` of contracts since 1.0. */
function readVerify(args: Bytes): Arguments {
  return { seal: bytesAt(args, 0), imageId: wordAt(args, 32), journalDigest: wordAt(args, 64) };
}

/**
 * `verify` of contracts before 1.0: the digest of the final state comes third, and the last argument may be the journal
 * itself.
 */
const readOldVerify =
  (isJournal: boolean) =>
  (args: Bytes): Arguments => {
    const journal = isJournal ? bytesAt(args, 96) : undefined;
    return {
      seal: bytesAt(args, 0),
      imageId: wordAt(args, 32),
      postState: wordAt(args, 64),
      journalDigest: isJournal ? journal && sha256(journal) : wordAt(args, 96),
    };
  };

/** A receipt with the digest of its claim. */
function readIntegrity(args: Bytes): Arguments {
  const tuple = numberAt(args, 0);
  return { seal: firstBytesOf(args, tuple), claimDigest: wordAt(args, tuple + 32) };
}

/** A receipt with its claim, as before 1.0: initial and final state, exit code, input, output. */
const readOldIntegrity =
  (tag: string) =>
  (args: Bytes): Arguments => {
    const tuple = numberAt(args, 0);
    const [pre, post, , , input, output] = [1, 2, 3, 4, 5, 6].map((index) => wordAt(args, tuple + 32 * index));
    if (!pre || !post || !input || !output) return {};
    const exit = [numberAt(args, tuple + 96), numberAt(args, tuple + 128)] as const;
    // An enum with three values, and a uint8.
    if (exit[0] > 2 || exit[1] > 255)
      return `Its exit code is (${exit.map((part) => (part < 2 ** 32 ? part : 'a number of more than 32 bits')).join(', ')}), where the system’s part is at most 2 and the program’s at most 255.`;
    return { seal: bytesAt(args, tuple, tuple), claimDigest: claimDigest({ pre, post, input, output, exit }, tag) };
  };

const readers: Readonly<Record<string, (args: Bytes) => Arguments>> = {
  ab750e75: readVerify,
  '1599ead5': readIntegrity,
  '6efef009': readOldVerify(false),
  '1a36ed75': readOldVerify(true),
  '1bb8068f': readOldIntegrity('risc0.ReceiptClaim'),
  '04b18430': readOldIntegrity('risc0.ReceiptMeta'),
};

/** The source of seals with a selector. */
export const releaseOf = (selector: string): string => {
  const release = releases.find((candidate) => candidate.selector === selector);
  const set = setVerifiers.find((candidate) => candidate.selector === selector);
  if (mockSelectors.includes(selector)) return 'mock seals';
  return release ? `RISC Zero ${release.zkvm}` : set ? `RiscZeroSetVerifier ${set.version}` : 'none listed here';
};

/** Explains an error with the selectors in it. */
export function explainError(signature: string, args: Bytes = new Uint8Array()): Explained {
  const [received, expected] = [0, 32].map((at) => toHex(args.subarray(at, at + 4))) as [string, string];
  const named = (selector: string) => (selector ? ` 0x${selector} (${releaseOf(selector)})` : '');
  const current = 'Generate the proof with a current release.';
  switch (signature.split('(')[0]) {
    case 'VerificationFailed':
      return explained(
        'This is the revert VerificationFailed(): the seal does not prove the claim.',
        'Paste the seal of the call that reverted, and enter its image ID and journal.',
      );
    case 'SelectorMismatch':
      return explained(
        `This is the revert SelectorMismatch: the seal has selector${named(received)}, but the verifier expects${named(expected) || ' a different one'}.`,
        'Generate the proof with the release that the verifier is for, or call a router.',
      );
    case 'SelectorUnknown':
      return explained(
        `This is the revert SelectorUnknown: the router has no verifier for selector${named(received)}.`,
        'Look up the selector below, and call a router or a verifier that supports it. Only mock verifiers accept mock seals.',
      );
    case 'SelectorRemoved':
      return explained(
        `This is the revert SelectorRemoved: the router no longer has selector${named(received)}.`,
        current,
      );
    case 'EnforcedPause':
      return explained(
        'This is the revert EnforcedPause(): the emergency stop in front of the verifier was triggered.',
        current,
      );
    default: {
      const message = new TextDecoder().decode(bytesAt(args, 0));
      return explained(
        `This is a revert with the message “${message.slice(0, 200)}”. It does not come from a verifier contract.`,
        'Look for the message in the source of your own contract.',
      );
    }
  }
}

const groth16Length = 260;

/** The first seal of a known kind inside other bytes; seals other than Groth16 must follow their length. */
function sealInside(bytes: Bytes): Bytes | undefined {
  const digits = toHex(bytes);
  const lengthBefore = (at: number) => (at >= 32 ? numberAt(bytes, at - 32) : 0);
  const spans = [
    ...releases.map(({ selector }) => ({
      selector,
      length: (at: number) => Math.max(groth16Length, lengthBefore(at) < 1024 ? lengthBefore(at) : 0),
    })),
    ...setVerifiers.map(({ selector }) => ({ selector, length: lengthBefore })),
    ...mockSelectors.map((selector) => ({ selector, length: (at: number) => (lengthBefore(at) === 36 ? 36 : 0) })),
  ].flatMap(({ selector, length }) => {
    for (let digit = digits.indexOf(selector, 2); digit >= 0; digit = digits.indexOf(selector, digit + 1)) {
      const at = digit / 2;
      const size = Number.isInteger(at) ? length(at) : 0;
      if (size >= 36 && at + size <= bytes.length) return [[at, at + size] as const];
    }
    return [];
  });
  const [first] = spans.sort(([a], [b]) => a - b);
  return first && bytes.slice(...first);
}

/** Reads a call or a revert; undefined if the bytes are neither. */
export function readCalldata(bytes: Bytes): ReceiptFindings | Explained | undefined {
  const start = toHex(bytes.subarray(0, 4));
  const args = bytes.subarray(4);
  const signature = functions[start];
  if (signature) {
    const read = readers[start]?.(args) ?? {};
    if (typeof read === 'string')
      return {
        verdict: 'rejected',
        explanation: `This is calldata of ${signature} that a contract’s decoder refuses. ${read}`,
        advice: ['Encode the call again, with cast calldata for example.'],
      };
    const { seal } = read;
    if (!seal || Object.values(read).includes(undefined)) {
      return unreadable(
        `This starts like calldata of ${signature}, but ends too early.`,
        'It may be cut off. Copy all of it.',
      );
    }
    return { ...read, form: `calldata of ${signature}`, seal };
  }
  const error = errors[start];
  if (error && bytes.length < groth16Length) return explainError(error, args);
  const seal = sealInside(bytes);
  return seal && { form: 'a seal inside other data', seal };
}
