/**
 * Reads the types of a receipt as serde does, from JSON and from bincode: what serde_json or bincode refuses is refused
 * here, with the reason. A type is described once, as a reader, for both.
 */
import { type Bytes, fromWords } from './bytes.ts';
import { isList, type Json, JsonObject } from './json.ts';

/** Why a value is not of its type: a sentence. */
export class Refusal extends Error {}

export type Reader<T> = (source: Source) => T;

/** A variant of an enum: the reader of its content, or what it is if it has none. */
type Variant<T> = Reader<T> | { readonly unit: T };

/** A value that is not read yet. */
export interface Source {
  readonly u32: () => number;
  /** `Vec<u8>`. */
  readonly bytes: () => Bytes;
  /** `Digest`: eight words. */
  readonly digest: () => Bytes;
  readonly list: <T>(item: Reader<T>) => T[];
  readonly option: <T>(some: Reader<T>) => T | undefined;
  /** An enum, whose variants are in their order. */
  readonly variant: <T>(variants: { readonly [name: string]: Variant<T> }) => T;
  /** A struct, whose fields are in their order. */
  readonly fields: <T extends object>(readers: { readonly [Name in keyof T]: Reader<T[Name]> }) => T;
  /** Refuses it, since `what` is expected. */
  readonly refuse: (what: string) => never;
}

/** The readers of a struct's fields with their names. */
const entriesOf = <T extends object>(readers: { readonly [Name in keyof T]: Reader<T[Name]> }) =>
  Object.entries(readers) as [keyof T & string, Reader<T[keyof T]>][];

/** What a value is, in a few words. */
function named(value: Json): string {
  if (isList(value)) return `a list of ${value.length}`;
  if (value instanceof JsonObject) return 'an object';
  return (typeof value === 'object' && value ? value.digits : JSON.stringify(value)).slice(0, 40);
}

/** A value in JSON; undefined for a field that isn't there. `place` is where it is: `inner.Groth16.seal`. */
export function jsonSource(value: Json | undefined, place = ''): Source {
  const refuseWith = (sentence: string): never => {
    throw new Refusal(`${place ? `“${place.slice(0, 100)}”` : 'The JSON'} ${sentence}.`);
  };
  const refuse = (what: string) => refuseWith(value === undefined ? 'is missing' : `is ${named(value)}, not ${what}`);
  const inside = (name: string | number, child: Json | undefined) =>
    jsonSource(child, place ? `${place}.${name}` : `${name}`);
  const integers = (limit: number, what: string, count?: number): readonly number[] => {
    if (!isList(value) || (count ?? value.length) !== value.length) return refuse(what);
    const wrong = value.findIndex((item) => typeof item !== 'number' || item >= limit);
    return wrong < 0
      ? (value as readonly number[])
      : inside(wrong, value[wrong] as Json).refuse(`a whole number below ${limit}`);
  };
  return {
    refuse,
    u32: () => (typeof value === 'number' && value < 2 ** 32 ? value : refuse('a whole number below 2^32')),
    bytes: () => Uint8Array.from(integers(256, 'a list of bytes')),
    digest: () => fromWords(integers(2 ** 32, 'a digest: a list of eight 32-bit numbers', 8)),
    list: (item) => (isList(value) ? value.map((child, at) => item(inside(at, child))) : refuse('a list')),
    // serde takes a missing field for None.
    option: (some) => (value === null || value === undefined ? undefined : some(jsonSource(value, place))),
    variant: (variants) => {
      const names = Object.keys(variants).join(', ');
      const entries =
        typeof value === 'string' ? [[value, null] as const] : value instanceof JsonObject && value.entries;
      const [first, second] = entries || [];
      if (!first || second) return refuse(`an object with exactly one of ${names}`);
      const [name, content] = first;
      const variant = Object.hasOwn(variants, name) ? variants[name] : undefined;
      if (!variant) return refuseWith(`has “${name.slice(0, 40)}”, which is none of ${names}`);
      if (typeof variant === 'function')
        return typeof value === 'string' ? refuse(`an object with “${name}”`) : variant(inside(name, content));
      return content === null ? variant.unit : inside(name, content).refuse('null');
    },
    fields: <T extends object>(readers: { readonly [Name in keyof T]: Reader<T[Name]> }) => {
      const wanted = entriesOf<T>(readers);
      // serde takes a list for a struct, too.
      if (isList(value) && value.length !== wanted.length) return refuse(`a list of ${wanted.length}`);
      if (!isList(value) && !(value instanceof JsonObject)) return refuse('an object');
      const read = wanted.map(([name, reader], at) => {
        const found = isList(value) ? [value[at] as Json] : value.all(name);
        if (found.length > 1) return refuseWith(`has the field “${name}” twice`);
        return [name, reader(inside(name, found[0]))] as const;
      });
      return Object.fromEntries(read) as T;
    },
  };
}

/** Values in bincode 1, as `bincode::serialize` writes them: each read starts where the last one ended. */
export function bincodeSource(bytes: Bytes): Source {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const refuse = (what: string): never => {
    throw new Refusal(`At byte ${at}, bincode expects ${what}.`);
  };
  const take = (count: number): number => {
    if (count > bytes.length - at) return refuse(`${count} more bytes, but there are ${bytes.length - at}`);
    at += count;
    return at - count;
  };
  const u32 = () => view.getUint32(take(4), true);
  const length = () => Number(view.getBigUint64(take(8), true));
  const blob = (count: number) => {
    const start = take(count);
    return bytes.slice(start, start + count);
  };
  const source: Source = {
    refuse,
    u32,
    bytes: () => blob(length()),
    digest: () => blob(32),
    list: (item) => {
      const count = length();
      // Each item has at least a byte.
      if (count > bytes.length - at) return refuse(`a list of ${count}, but there are ${bytes.length - at} bytes`);
      return Array.from({ length: count }, () => item(source));
    },
    option: (some) => {
      const tag = bytes[take(1)] as number;
      return tag > 1 ? refuse(`0 or 1 before it, not ${tag}`) : tag ? some(source) : undefined;
    },
    variant: (variants) => {
      const index = u32();
      const variant = Object.values(variants)[index];
      if (!variant) return refuse(`a number below ${Object.keys(variants).length} before it, not ${index}`);
      return typeof variant === 'function' ? variant(source) : variant.unit;
    },
    fields: <T extends object>(readers: { readonly [Name in keyof T]: Reader<T[Name]> }) =>
      Object.fromEntries(entriesOf<T>(readers).map(([name, reader]) => [name, reader(source)])) as T,
  };
  return source;
}
