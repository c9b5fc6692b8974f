/**
 * What builds keep for the next one: results of expensive work, by everything that they depend on. Each is a file of a
 * folder in `node_modules`, which has no other use: it may be deleted at any time.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

export interface Store {
  /** The text kept under a key; undefined if there is none, or if its file is damaged. */
  read(key: readonly string[]): string | undefined;
  /** Keeps a text. Does nothing if the folder can't be written to. */
  write(key: readonly string[], text: string): void;
  /** Removes the entries that no build has used for longest, unless they fit the limit. Those of this build stay. */
  trim(): void;
}

/** A store that keeps nothing. */
export const noStore: Store = { read: () => undefined, write: () => {}, trim: () => {} };

/** Bytes that entries which the current build doesn't use may take: those of other branches, or of the last edits. */
const defaultLimit = 200_000_000;
/** How far the clock of a file system may be behind. */
const clockMs = 1_000;

/** With the lengths of parts, so that no two keys are the same text. In one piece: each update takes microseconds. */
const nameOf = (key: readonly string[]): string =>
  createHash('sha256')
    .update(key.map((part) => `${part.length} ${part}`).join(''))
    .digest('hex');

/** An entry starts with the hash of the rest. */
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const hashBytes = 32;

function textOf(entry: Buffer): string | undefined {
  const text = entry.subarray(hashBytes);
  return hashOf(text).equals(entry.subarray(0, hashBytes)) ? text.toString() : undefined;
}

function entryOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([hashOf(bytes), bytes]);
}

/** Files below a folder, with when they were used last. */
function entriesOf(folder: string): { readonly file: string; readonly bytes: number; readonly usedMs: number }[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    // Another build may have removed it.
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    return stat ? [{ file, bytes: stat.size, usedMs: stat.mtimeMs }] : [];
  });
}

/**
 * Opens the store in a folder, which is created with the first entry.
 * @param code what the results also depend on: the hash of the code that makes them
 * @param limit see `trim`, in bytes
 */
export function openStore(folder: string, code: string, limit = defaultLimit): Store {
  // Threads of this build use the store too, so what it has used shows in the times of files.
  const openedMs = Date.now() - clockMs;
  const folders = new Set<string>();
  const fileOf = (key: readonly string[]) => {
    const name = nameOf([code, ...key]);
    return path.join(folder, name.slice(0, 2), name.slice(2));
  };
  /** A cache that can't be used is no reason to fail. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read(key) {
      const file = fileOf(key);
      const text = attempt(() => textOf(fs.readFileSync(file)));
      if (text === undefined) return undefined;
      attempt(() => fs.utimesSync(file, new Date(), new Date()));
      return text;
    },
    write(key, text) {
      const file = fileOf(key);
      attempt(() => {
        const parent = path.dirname(file);
        if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true });
        folders.add(parent);
        const temporary = `${file}.${process.pid}-${threadId}`;
        fs.writeFileSync(temporary, entryOf(text));
        // A build that is killed, or runs at the same time, leaves no half of an entry.
        fs.renameSync(temporary, file);
      });
    },
    trim() {
      const others = attempt(() => entriesOf(folder)) ?? [];
      let bytes = 0;
      for (const entry of others.filter(({ usedMs }) => usedMs < openedMs).sort((a, b) => b.usedMs - a.usedMs)) {
        bytes += entry.bytes;
        if (bytes > limit) attempt(() => fs.rmSync(entry.file));
      }
    },
  };
}

/** Where a store is, and what its results also depend on; see `openStore`. */
export interface StorePlace {
  readonly folder: string;
  readonly code: string;
}

/** The store at a place; without one, nothing is kept. */
export const storeAt = (place: StorePlace | null): Store => (place ? openStore(place.folder, place.code) : noStore);

/** The text that `make` made for this key in an earlier build; otherwise makes and keeps it. */
export function kept(store: Store, key: readonly string[], make: () => string): string {
  const before = store.read(key);
  if (before !== undefined) return before;
  const text = make();
  store.write(key, text);
  return text;
}
