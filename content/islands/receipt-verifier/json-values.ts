/** Reads what services and scripts print as JSON: keys in different styles, and a reader for each type of values. */
import { type Bytes, fromText } from './bytes.ts';
import { isList, type Json, JsonObject } from './json.ts';
import { bytesOf, digestOf, fromBase64, isHex, readDigest, readHex } from './read-bytes.ts';

export type JsonFields = ReadonlyMap<string, Json>;

/** The same fields with keys in lower case, without underscores; the name of a field that is there twice. */
export function plainFields({ entries }: JsonObject): JsonFields | string {
  const fields = new Map<string, Json>();
  for (const [name, value] of entries) {
    const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (fields.has(plain)) return name;
    fields.set(plain, value);
  }
  return fields;
}

/** Bytes as a list of numbers, as hexadecimal digits, as Base64, or as a serialized JavaScript buffer. */
export function jsonBytes(value: Json | undefined): Bytes | undefined {
  if (isList(value)) return bytesOf(value);
  if (value instanceof JsonObject) {
    const [[name, first] = [], ...more] = value.entries.filter(([key]) => key !== 'type');
    if (name === 'bytes' || name === 'data') return more.length || !isList(first) ? undefined : bytesOf(first);
    return name === '0' && value.entries.every(([key], at) => key === `${at}`)
      ? bytesOf(value.entries.map(([, item]) => item))
      : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (value === '' || value === '0x') return new Uint8Array();
  const bytes = isHex(value) ? readHex(value, '') : /\s/.test(value) ? undefined : fromBase64(value);
  return typeof bytes === 'object' ? bytes : undefined;
}

/** A digest as its words, or as 32 bytes. */
export function jsonDigest(value: Json | undefined): Bytes | undefined {
  const bytes = typeof value === 'string' ? readDigest(value, '') : isList(value) ? digestOf(value) : jsonBytes(value);
  return typeof bytes === 'object' && bytes.length === 32 ? bytes : undefined;
}

/**
 * A journal. Text, digits, and Base64 cannot always be distinguished, so this returns all readings, the most likely
 * first.
 */
export function jsonJournals(value: Json | undefined): [way: string, bytes: Bytes][] {
  const bytes = jsonBytes(value);
  if (typeof value !== 'string') return bytes ? [['as bytes', bytes]] : [];
  const encoded: [string, Bytes][] = bytes ? [[isHex(value) ? 'as hexadecimal digits' : 'as Base64', bytes]] : [];
  return [...encoded, ['as text', fromText(value)]];
}
