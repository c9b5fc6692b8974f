/** Finds out what was pasted. */
import { type Bytes, toHex } from './bytes.ts';
import { mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { type Explained, type Found, unreadable } from './found.ts';
import { readHex } from './read-bytes.ts';
import { readCalldata } from './read-calldata.ts';
import { readJson } from './read-json.ts';

/** Composite receipts of long runs have megabytes; nothing that a contract checks comes near. */
const largest = 4_000_000;

const known = new Set([...releases, ...setVerifiers].map(({ selector }) => selector).concat(mockSelectors));

/** Bytes without any hint: a seal with or without its selector, or calldata. */
function readPlain(bytes: Bytes): Found | Explained {
  const selector = toHex(bytes.subarray(0, 4));
  const call = known.has(selector) ? undefined : readCalldata(bytes);
  if (call) return call;
  if (bytes.length === 256 && !known.has(selector)) return { form: 'a seal without a selector', seal: bytes, isBare: true };
  if (bytes.length === 32) return unreadable('These are 32 bytes: a digest or an image ID, not a seal.', 'A Groth16 seal has 260 bytes.');
  return { form: 'a seal', seal: bytes };
}

/** Reads pasted text. Never throws. */
export function readReceipt(text: string): Found | Explained {
  const trimmed = text.trim();
  if (trimmed === '') return unreadable('There is nothing to inspect yet.', 'Paste a seal, the calldata of verify, or a receipt as JSON.');
  if (trimmed.length > largest) return unreadable('This is too much: more than 4 million characters.', 'A seal has 260 bytes.');
  if (/^["'[{]/.test(trimmed)) {
    try {
      const value: unknown = JSON.parse(trimmed);
      return typeof value === 'string' ? readReceipt(value) : readJson(value);
    } catch {
      if (/^[[{]/.test(trimmed)) return unreadable('This starts like JSON, but does not parse.', 'It may be cut off: copy all of it.');
    }
  }
  const bytes = readHex(trimmed, 'The receipt');
  return typeof bytes === 'string' ? unreadable(bytes, 'Paste a seal, the calldata of verify, or a receipt as JSON.') : readPlain(bytes);
}
