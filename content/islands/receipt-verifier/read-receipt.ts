/** Detects what was pasted. */
import { type Bytes, toHex } from './bytes.ts';
import { mockSelectors, setVerifiers } from './facts/other-verifiers.ts';
import { releases } from './facts/releases.ts';
import { type Explained, explained, type ReceiptFindings, unreadable } from './findings.ts';
import { isList, JsonObject, parseJson } from './json.ts';
import { bytesOf, readHex, readList } from './read-bytes.ts';
import { readCalldata, releaseOf } from './read-calldata.ts';
import { readJson } from './read-json.ts';
import { readAs, receiptFindings } from './read-serde.ts';
import { readText, withLabels } from './read-text.ts';
import { receipt } from './schema.ts';
import { bincodeSource } from './serde.ts';

/** Composite receipts of long runs have megabytes, far more than anything that a contract verifies. */
const largest = 4_000_000;

/** The index of the receipt's kind and the length of its seal, with which a Groth16 receipt in bincode starts. */
const bincodeStart = '020000000001000000000000';

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
  if (start === bincodeStart)
    return readAs(bincodeSource(bytes), receipt, (read) => receiptFindings('a Groth16 receipt in bincode', read));
  const call = hasSelector(bytes) ? undefined : readCalldata(bytes);
  if (call) return call;
  if (isBare(bytes)) return { form: 'a seal without a selector', seal: bytes };
  if (bytes.length < 36 && !setSelectors.includes(start)) {
    const what =
      bytes.length === 32
        ? '32 bytes: a digest or an image ID, not a seal'
        : `${bytes.length} bytes, too few for a seal`;
    return unreadable(`These are ${what}.`, 'A Groth16 seal has 260 bytes.');
  }
  return { form: 'a seal', seal: bytes };
}

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
  const json = parseJson(trimmed);
  if (typeof json === 'string') return readReceipt(json);
  const list = isList(json) && json.length && json.every((item) => typeof item === 'number') ? json : readList(trimmed);
  if (list) {
    const bytes = bytesOf(list);
    return bytes
      ? readPlain(bytes)
      : unreadable('This is a list of numbers, but not of bytes.', 'Paste the seal alone.');
  }
  if (isList(json) || json instanceof JsonObject) return readJson(json);
  if (/^[[{]\s*["{[]/.test(trimmed))
    return unreadable('This starts like JSON, but does not parse.', 'It may be cut off: copy all of it.');
  const bytes = /^\S{500,}\s+\S/.test(trimmed) ? '' : readHex(trimmed, 'The receipt');
  if (typeof bytes === 'object') return readPlain(bytes);
  if (bytes && /^(hex)?(0x)?[0-9a-f]*$/i.test(trimmed.replace(/[\s"'_,;]+/g, '')))
    return unreadable(bytes, 'Copy the whole value.');
  const [start, end] = [trimmed.indexOf('{'), trimmed.lastIndexOf('}') + 1];
  const within = start < end ? parseJson(trimmed.slice(start, end)) : undefined;
  return within === undefined
    ? readText(trimmed, readPlain)
    : withLabels(readJson(within), `${trimmed.slice(0, start)} ${trimmed.slice(end)}`);
}
