import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The hash of a folder's files; not of those in folders below, unless `isDeep`. '' if there is no such folder. */
export function folderHash(folder: string, isDeep: boolean): string {
  if (!fs.existsSync(folder)) return '';
  const hash = createHash('sha256');
  const names = fs.readdirSync(folder, { recursive: isDeep, encoding: 'utf8' }).sort();
  for (const name of names) {
    const file = path.join(folder, name);
    // A symbolic link may lead nowhere, such as the lock of an editor.
    if (fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(`${name}\n`).update(createHash('sha256').update(fs.readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
