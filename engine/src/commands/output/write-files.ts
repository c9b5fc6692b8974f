import fs from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../files/site-file.ts';

/** Makes and writes files below a folder, one at a time, so that only one is in memory. */
export function writeFiles(folder: string, files: readonly SiteFile[], onWritten: (file: SiteFile) => void): void {
  const folders = new Set<string>();
  for (const file of files) {
    const at = path.join(folder, file.file);
    const parent = path.dirname(at);
    if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true });
    folders.add(parent);
    fs.writeFileSync(at, file.make());
    onWritten(file);
  }
}
