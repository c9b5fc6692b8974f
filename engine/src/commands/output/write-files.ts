import fs from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../files/site-file.ts';

/** Writes files below a folder one at a time, so that each is in memory only while it is written. */
export function writeFiles(folder: string, files: Iterable<SiteFile>): void {
  const made = new Set<string>();
  for (const { file, make } of files) {
    const at = path.join(folder, file);
    const parent = path.dirname(at);
    if (!made.has(parent)) {
      fs.mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    fs.writeFileSync(at, make());
  }
}
