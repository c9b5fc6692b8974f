/** Text other than JSON and digits: output of commands, error messages, Base64. */

import { areEqual, type Bytes, fromHex, toHex } from './bytes.ts';
import { errors } from './facts/signatures.ts';
import { type Explained, type ReceiptFindings, unreadable } from './findings.ts';
import { fromBase64 } from './read-bytes.ts';
import { explainError } from './read-calldata.ts';

/** Values in text, longer than a selector. */
const values = (text: string): Bytes[] =>
  [...text.matchAll(/(?<![0-9a-z])(?:0x)?((?:[0-9a-f]{2}){4,})(?![0-9a-z])/gi)].map(([, digits]) =>
    fromHex(digits ?? ''),
  );

/** The different digests after a label. */
const labeled = (text: string, label: RegExp): Bytes[] => {
  const pattern = new RegExp(`${label.source}\\W{1,8}(?:0x)?([0-9a-f]{64})(?![0-9a-f])`, 'gi');
  return [...new Set([...text.matchAll(pattern)].map(([, digits = '']) => digits.toLowerCase()))].map(fromHex);
};

const twice = (what: string) => unreadable(`This text has two ${what}.`, 'Paste what belongs to one receipt.');

/** A receipt with the image ID and the journal digest that the text around it names. */
export function withLabels(read: ReceiptFindings | Explained, text: string): ReceiptFindings | Explained {
  if (!('seal' in read)) return read;
  const [id, otherId] = labeled(text, /image[ _-]?id/);
  const [journal, otherJournal] = labeled(text, /(?:journal[ _-]?(?:digest|hash))/);
  const differ = (one: Bytes | undefined, other: Bytes | undefined) => one && other && !areEqual(one, other);
  if (otherId || differ(id, read.imageId)) return twice('image IDs');
  if (otherJournal || differ(journal, read.journalDigest)) return twice('journal digests');
  return {
    ...read,
    form: `${read.form}, in other text`,
    imageId: read.imageId ?? id,
    journalDigest: read.journalDigest ?? journal,
  };
}

/** Words as `cast pretty-calldata` prints them, each after its offset: `[020]: 0000…`. */
function wordLines(text: string): Bytes | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const words = lines.flatMap((line) => /^\[[0-9a-f]{1,8}\]:? {0,8}(?:0x)?([0-9a-f]{64})$/i.exec(line)?.[1] ?? []);
  const [method = ''] = lines.flatMap((line) => /^method.{0,80}?(?:0x)?([0-9a-f]{8})$/i.exec(line)?.[1] ?? []);
  return words.length > 0 ? fromHex(method + words.join('')) : undefined;
}

function readError(text: string, byteValues: readonly Bytes[]): Explained | undefined {
  const signature = Object.values(errors).find(
    (error) => text.includes(error.split('(')[0] ?? error) && error !== 'Error(string)',
  );
  if (!signature) return undefined;
  // Selectors after the name: SelectorMismatch(0x…, 0x…).
  const named = byteValues
    .filter(({ length }) => length === 4)
    .map((selector) => Uint8Array.of(...selector, ...new Uint8Array(28)));
  return explainError(signature, Uint8Array.from(named.flatMap((word) => [...word])));
}

/** Reads other text; `readPlain` reads the bytes in it. */
export function readText(
  text: string,
  readPlain: (bytes: Bytes) => ReceiptFindings | Explained,
): ReceiptFindings | Explained {
  if (
    /^(Ok\(|Some\()?\s*(Receipt|ProveInfo|InnerReceipt|Groth16Receipt|Groth16|Succinct|Composite)\b\s*[({]/.test(text)
  ) {
    return unreadable(
      'This is how Rust prints a receipt for debugging, without the seal.',
      'Print it with serde_json::to_string.',
    );
  }
  const words = wordLines(text);
  if (words) return readPlain(words);
  const byteValues = values(text);
  const longest = byteValues.reduce<Bytes>(
    (longer, other) => (other.length > longer.length ? other : longer),
    new Uint8Array(),
  );
  if (longest.length >= 36) {
    // The seal may also be there as a part of the calldata.
    const isOther = (bytes: Bytes) => bytes.length >= 256 && !toHex(longest).includes(toHex(bytes));
    if (byteValues.some(isOther)) return twice('seals or calls');
    const read = readPlain(longest);
    if (!('seal' in read) || read.imageId) return withLabels(read, text);
    // Arguments of verify, in order or with their names.
    const digests = byteValues.slice(byteValues.indexOf(longest) + 1).filter(({ length }) => length === 32);
    const [imageId, journalDigest] = digests.length === 2 ? digests : [];
    return withLabels({ ...read, imageId, journalDigest }, text);
  }
  const error = readError(text, byteValues) ?? byteValues.map(readRevert).find(Boolean);
  if (error) return error;
  if (/…|\.\.\./.test(text))
    return unreadable('This is abbreviated: it has an ellipsis in it.', 'Copy the whole value.');
  // Hexadecimal digits with a mistake are not Base64.
  const bytes = text.replace(/[0-9a-f]/gi, '').length > text.length / 4 ? fromBase64(text) : undefined;
  if (bytes && bytes.length >= 36) return readPlain(bytes);
  const strange = /[^\s0-9a-fx]/iu.exec(text)?.[0] ?? 'x';
  return unreadable(
    `This is neither a seal nor calldata nor JSON: “${strange}” is not a hexadecimal digit.`,
    'Paste a seal, the calldata of verify, or a receipt as JSON.',
  );
}

function readRevert(bytes: Bytes): Explained | undefined {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const error = errors[start];
  return error ? explainError(error, bytes.subarray(4)) : undefined;
}
