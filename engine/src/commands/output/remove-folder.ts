import fs from 'node:fs';
import path from 'node:path';

/** Removes the files of a folder one by one; what a symbolic link leads to stays. */
function removeFiles(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(at);
    else fs.unlinkSync(at);
  }
  fs.rmdirSync(folder);
}

/** Removes a folder, if it is there. `fs.rmSync` asks about each file first and takes more than twice as long. */
export function removeFolder(folder: string): void {
  if (!fs.existsSync(folder)) return;
  try {
    removeFiles(folder);
  } catch {
    // It tries again, also what another build is removing.
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
