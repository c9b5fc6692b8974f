/**
 * Texts that a process needs again, but not in memory. They are in a temporary file without a name, of which nothing
 * remains when the process ends.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where a text is: in an open file, which all threads can read; in memory if there is no room for it on the disk. */
export type SpilledText = { readonly file: number; readonly position: number; readonly bytes: number } | Uint8Array;

/** Undefined until the first text; null if there can be none. */
let file: number | null | undefined;
let end = 0;

function openFile(): number | null {
  const name = path.join(os.tmpdir(), `onesource-${randomUUID()}`);
  try {
    const opened = fs.openSync(name, 'wx+', 0o600);
    fs.unlinkSync(name);
    return opened;
  } catch {
    return null;
  }
}

/** Writes a text to the file of this thread. */
export function spill(text: string): SpilledText {
  const bytes = Buffer.from(text);
  if (file === undefined) file = openFile();
  if (file === null) return bytes;
  try {
    for (let written = 0; written < bytes.length; )
      written += fs.writeSync(file, bytes, written, bytes.length - written, end + written);
  } catch {
    return bytes;
  }
  const place = { file, position: end, bytes: bytes.length };
  end += bytes.length;
  return place;
}

/** Reads a text that any thread has spilled. */
export function spilledBytes(place: SpilledText): Buffer {
  if (place instanceof Uint8Array) return Buffer.from(place.buffer, place.byteOffset, place.byteLength);
  const bytes = Buffer.allocUnsafe(place.bytes);
  for (let read = 0; read < bytes.length; )
    read += fs.readSync(place.file, bytes, read, bytes.length - read, place.position + read);
  return bytes;
}

export const spilledText = (place: SpilledText): string => spilledBytes(place).toString();
