import fs from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../files/site-file.ts';

/** Writes a file whose pieces are made one after the other. */
function writePieces(at: string, pieces: Iterable<Uint8Array>): void {
  const file = fs.openSync(at, 'w');
  try {
    for (const piece of pieces) fs.writeFileSync(file, piece);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Writes files below a folder one at a time, so that each is in memory only while it is written.
 * @param onWritten is called after each file, with the milliseconds that making it and writing it took
 */
export function writeFiles(
  folder: string,
  files: Iterable<SiteFile>,
  onWritten: (file: SiteFile, makeMs: number, writeMs: number) => void = () => {},
): void {
  const made = new Set<string>();
  for (const file of files) {
    const at = path.join(folder, file.file);
    const parent = path.dirname(at);
    if (!made.has(parent)) {
      fs.mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    const started = performance.now();
    if (file.pieces) {
      writePieces(at, file.pieces());
      onWritten(file, performance.now() - started, 0);
      continue;
    }
    const content = file.make();
    const isMade = performance.now();
    fs.writeFileSync(at, content);
    onWritten(file, isMade - started, performance.now() - isMade);
  }
}
