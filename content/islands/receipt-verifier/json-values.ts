/** Reads values in JSON: objects with different styles of keys, and bytes in all formats that services print. */
import { type Bytes, fromText } from './bytes.ts';
import { fromBase64, fromNumbers, isHex, readDigest, readHex } from './read-bytes.ts';

export type JsonFields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainName = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The same fields with keys in lower case, without underscores: `image_id` and `imageId` are `imageid`. */
export const plainFields = (value: JsonFields): JsonFields =>
  Object.fromEntries(Object.entries(value).map(([key, field]) => [plainName(key), field]));

/**
 * A key that an object of a JSON text has twice, as with `image_id` and `imageId`; undefined if there is none. A parser
 * would keep the last one.
 */
export function repeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    if (!text || !colon) continue;
    const key = String(JSON.parse(text));
    const keys = open.at(-1);
    if (keys?.has(plainName(key))) return key;
    keys?.add(plainName(key));
  }
  return undefined;
}

/** Bytes as a list of numbers, as hexadecimal digits, as Base64, or as a serialized JavaScript buffer. */
export function jsonBytes(value: unknown): Bytes | undefined {
  if (Array.isArray(value)) return fromNumbers(value);
  if (isObject(value)) {
    if ('bytes' in value && 'data' in value) return undefined;
    if ('bytes' in value || 'data' in value) return jsonBytes(value.bytes ?? value.data);
    return '0' in value ? fromNumbers(Object.values(value)) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (value === '' || value === '0x') return new Uint8Array();
  const bytes = isHex(value) ? readHex(value, '') : /\s/.test(value) ? undefined : fromBase64(value);
  return typeof bytes === 'object' ? bytes : undefined;
}

export function jsonDigest(value: unknown): Bytes | undefined {
  const bytes = typeof value === 'string' ? readDigest(value, '') : jsonBytes(value);
  return typeof bytes === 'object' && bytes.length === 32 ? bytes : undefined;
}

/**
 * A journal. Text, digits, and Base64 cannot always be distinguished, so this returns all readings, the most likely
 * first.
 */
export function jsonJournals(value: unknown): [way: string, bytes: Bytes][] {
  const bytes = jsonBytes(value);
  if (typeof value !== 'string') return bytes ? [['as bytes', bytes]] : [];
  const encoded: [string, Bytes][] = bytes ? [[isHex(value) ? 'as hexadecimal digits' : 'as Base64', bytes]] : [];
  return [...encoded, ['as text', fromText(value)]];
}
