/**
 * Parses JSON as serde_json does. JSON.parse keeps the last of two fields with one name, and takes 1.0 and -0 for
 * integers; a receipt must not be read differently here and there.
 */

/** A number other than a sequence of digits. */
export interface OtherNumber {
  readonly digits: string;
}

/** The fields of an object as they are written: a name may occur twice. */
export class JsonObject {
  readonly entries: readonly (readonly [name: string, value: Json])[];
  constructor(entries: readonly (readonly [name: string, value: Json])[]) {
    this.entries = entries;
  }

  /** The values of all fields with a name. */
  all(name: string): Json[] {
    return this.entries.flatMap(([other, value]) => (other === name ? [value] : []));
  }
}

export type Json = null | boolean | number | string | OtherNumber | readonly Json[] | JsonObject;

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** serde_json refuses the 128th list or object inside others. */
const deepest = 127;

const gap = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const word = /null|true|false/y;

/** The value; undefined if the text is invalid, or nested too deep. */
export function parseJson(text: string): Json | undefined {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const fail = () => new SyntaxError(`Invalid JSON at ${at}.`);
  const readString = (): string => {
    const found = take(string);
    if (found === undefined) throw fail();
    return JSON.parse(found) as string;
  };
  const items = (end: string, read: () => void): void => {
    at++;
    take(gap);
    if (text[at] === end) return void at++;
    for (;;) {
      read();
      take(gap);
      const next = text[at++];
      if (next === end) return;
      if (next !== ',') throw fail();
    }
  };
  const readValue = (depth: number): Json => {
    take(gap);
    const start = text[at] ?? '';
    if (depth >= deepest && /[[{]/.test(start)) throw fail();
    if (start === '[') {
      const list: Json[] = [];
      items(']', () => list.push(readValue(depth + 1)));
      return list;
    }
    if (start === '{') {
      const entries: [string, Json][] = [];
      items('}', () => {
        take(gap);
        const name = readString();
        take(gap);
        if (text[at++] !== ':') throw fail();
        entries.push([name, readValue(depth + 1)]);
      });
      return new JsonObject(entries);
    }
    if (start === '"') return readString();
    const digits = take(number);
    if (digits !== undefined) return /^\d{1,15}$/.test(digits) ? Number(digits) : { digits };
    const named = take(word);
    if (named === undefined) throw fail();
    return named === 'null' ? null : named === 'true';
  };
  try {
    const value = readValue(0);
    take(gap);
    return at === text.length ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
