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

const gap = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const word = /null|true|false/y;

/** A list or an object whose end isn't read yet. */
interface Open {
  readonly end: ']' | '}';
  readonly items: Json[];
  readonly names: string[];
}

/** The value; undefined if the text is invalid. It may be nested as deep as unknown fields may be in serde_json. */
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
  const readName = (): string => {
    take(gap);
    const name = readString();
    take(gap);
    // Half a surrogate pair is no text in Rust.
    if (text[at++] !== ':' || /\p{Cs}/u.test(name)) throw fail();
    return name;
  };
  const readScalar = (): Json => {
    if (text[at] === '"') return readString();
    const digits = take(number);
    if (digits !== undefined) return /^\d{1,15}$/.test(digits) ? Number(digits) : { digits };
    const named = take(word);
    if (named === undefined) throw fail();
    return named === 'null' ? null : named === 'true';
  };
  const closed = ({ end, items, names }: Open): Json =>
    end === ']' ? items : new JsonObject(names.map((name, index) => [name, items[index] as Json]));
  const readValue = (): Json => {
    const opened: Open[] = [];
    for (;;) {
      take(gap);
      const end = text[at] === '[' ? ']' : text[at] === '{' ? '}' : undefined;
      let value: Json;
      if (end) {
        at++;
        take(gap);
        const open: Open = { end, items: [], names: [] };
        if (text[at] !== end) {
          if (end === '}') open.names.push(readName());
          opened.push(open);
          continue;
        }
        at++;
        value = closed(open);
      } else value = readScalar();
      for (;;) {
        const innermost = opened.at(-1);
        if (!innermost) return value;
        innermost.items.push(value);
        take(gap);
        const next = text[at++];
        if (next === ',') {
          if (innermost.end === '}') innermost.names.push(readName());
          break;
        }
        if (next !== innermost.end) throw fail();
        value = closed(innermost);
        opened.pop();
      }
    }
  };
  try {
    const value = readValue();
    take(gap);
    return at === text.length ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
