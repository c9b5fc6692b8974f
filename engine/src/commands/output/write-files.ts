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

/** The milliseconds that making a file and writing it took. */
export interface FileTime {
  readonly makeMs: number;
  readonly writeMs: number;
}

/** Returns what makes and writes a file below a folder: one at a time, so that only one is in memory. */
export function fileWriter(folder: string): (file: Pick<SiteFile, 'file' | 'make' | 'pieces'>) => FileTime {
  const made = new Set<string>();
  return (file) => {
    const at = path.join(folder, file.file);
    const parent = path.dirname(at);
    if (!made.has(parent)) {
      fs.mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    const started = performance.now();
    if (file.pieces) {
      writePieces(at, file.pieces());
      return { makeMs: performance.now() - started, writeMs: 0 };
    }
    const content = file.make();
    const isMade = performance.now();
    fs.writeFileSync(at, content);
    return { makeMs: isMade - started, writeMs: performance.now() - isMade };
  };
}
