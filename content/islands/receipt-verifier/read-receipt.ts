/** Detects what was pasted. */
import { type Bytes, toHex } from './bytes.ts';
import { mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { type Explained, explained, type ReceiptFindings, unreadable } from './findings.ts';
import { jsonBytes, repeatedKey } from './json-values.ts';
import { bincodeStart, readBincode } from './read-bincode.ts';
import { readHex, readList } from './read-bytes.ts';
import { readCalldata, releaseOf } from './read-calldata.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** Composite receipts of long runs have megabytes, far more than anything that a contract verifies. */
const largest = 4_000_000;

const selectors = new Set([...releases, ...setVerifiers].map(({ selector }) => selector).concat(mockSelectors));

/** Whether bytes start with a selector. Four zeros, those of a mock seal, may also be the start of a number. */
function hasSelector(bytes: Bytes): boolean {
  const start = toHex(bytes.subarray(0, 4));
  return selectors.has(start) && (start !== '00000000' || bytes.length === 36);
}

/** Whether a seal starts with its proof, as before 1.0. */
export const isBare = (seal: Bytes): boolean => seal.length === 256 && !hasSelector(seal);

/** Bytes without any hint: a seal with or without its selector, calldata, or a revert. */
function readPlain(bytes: Bytes): ReceiptFindings | Explained {
  const start = toHex(bytes.subarray(0, 12));
  const setSelectors = setVerifiers.map(({ selector }) => selector);
  // For a tree with one leaf, the seal of a set verifier is only its selector.
  if (selectors.has(start) && !setSelectors.includes(start)) {
    return explained(
      `This is a selector alone, 0x${start}: ${releaseOf(start)}.`,
      'Paste the whole seal, which starts with it.',
    );
  }
  const call = hasSelector(bytes) ? undefined : readCalldata(bytes);
  if (call) return call;
  if (isBare(bytes)) return { form: 'a seal without a selector', seal: bytes };
  if (start === bincodeStart && bytes.length >= 268) {
    const form = 'a Groth16 receipt in bincode';
    const receipt = readBincode(bytes);
    return receipt ? { ...readJson(receipt), form } : { form, seal: bytes.slice(12, 268) };
  }
  if (bytes.length < 36 && !setSelectors.includes(start)) {
    const what =
      bytes.length === 32
        ? '32 bytes: a digest or an image ID, not a seal'
        : `${bytes.length} bytes, too few for a seal`;
    return unreadable(`These are ${what}.`, 'A Groth16 seal has 260 bytes.');
  }
  return { form: 'a seal', seal: bytes };
}

/** Numbers as serde reads integers: `1.0`, `1e3`, and `-0`, which JavaScript takes for integers, become text. */
const exact = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => (/^("|\d+$)/.test(token) ? token : `"${token}"`));

/** Parsed JSON; undefined if the text is invalid. */
function parse(text: string | undefined): { value: unknown; repeated?: string | undefined } | undefined {
  try {
    if (text === undefined) return undefined;
    JSON.parse(text);
    return { value: JSON.parse(exact(text)), repeated: repeatedKey(text) };
  } catch {
    return undefined;
  }
}

const readParsed = ({ value, repeated }: { value: unknown; repeated?: string | undefined }) =>
  repeated === undefined
    ? readJson(value)
    : unreadable(`The field “${repeated.slice(0, 40)}” is there twice.`, 'Print it with serde_json::to_string.');

/** Reads pasted text. */
export function readReceipt(text: string): ReceiptFindings | Explained {
  const trimmed = text.trim();
  if (trimmed === '')
    return unreadable(
      'There is nothing to inspect yet.',
      'Paste a seal, the calldata of verify, or a receipt as JSON.',
    );
  if (trimmed.length > largest)
    return unreadable('This is too long: more than 4 million characters.', 'A seal has 260 bytes.');
  if (/^["'[{]/.test(trimmed)) {
    const parsed = parse(trimmed);
    if (typeof parsed?.value === 'string') return readReceipt(parsed.value);
    const bytes = Array.isArray(parsed?.value) ? jsonBytes(parsed.value) : undefined;
    if (parsed) return bytes ? readPlain(bytes) : readParsed(parsed);
    if (/^[[{]\s*["{[]/.test(trimmed))
      return unreadable('This starts like JSON, but does not parse.', 'It may be cut off: copy all of it.');
  }
  const list = readList(trimmed);
  if (list) return readPlain(list);
  const bytes = /^\S{500,}\s+\S/.test(trimmed) ? '' : readHex(trimmed, 'The receipt');
  if (typeof bytes === 'object') return readPlain(bytes);
  if (/^(hex)?["'\s]*(0x)?[0-9a-f\s"'_,;]*$/i.test(trimmed) && bytes) return unreadable(bytes, 'Copy the whole value.');
  const within = parse(/\{[\s\S]*\}/.exec(trimmed)?.[0]);
  return within ? readParsed(within) : readText(trimmed, readPlain);
}
