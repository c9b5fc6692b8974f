/** Changes several files together: either all of them, or none. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';

/** A file's content before and after; null if it doesn't exist. */
export interface FileChange {
  /** Path below the project's root. */
  readonly file: string;
  readonly before: string | Buffer | null;
  readonly after: string | Buffer | null;
}

function put(at: string, content: string | Buffer | null, isNew: boolean): void {
  if (content === null) {
    fs.rmSync(at, { force: true });
    return;
  }
  fs.mkdirSync(path.dirname(at), { recursive: true });
  // A new file never replaces another.
  fs.writeFileSync(at, content, { flag: isNew ? 'wx' : 'w' });
}

/** Removes folders that are empty after a file was moved, or a change undone. */
function removeEmpty(folder: string, root: string): void {
  if (folder === root || !fs.existsSync(folder) || fs.readdirSync(folder).length) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder), root);
}

/**
 * Makes the changes, then runs `verify`. If either fails, restores all files.
 * @throws Problem if a new file exists already, or the error of `verify`
 */
export async function changeFiles(root: string, changes: readonly FileChange[], verify: () => Promise<void>): Promise<void> {
  const taken = changes.find(({ file, before }) => before === null && fs.existsSync(path.join(root, file)));
  if (taken) throw new Problem('The file exists already.', { place: { file: taken.file }, remedy: 'Choose another name.' });
  const made: FileChange[] = [];
  try {
    for (const change of changes) {
      put(path.join(root, change.file), change.after, change.before === null);
      made.push(change);
    }
    formatModules(
      root,
      changes.map(({ file }) => file),
    );
    await verify();
  } catch (error) {
    for (const { file, before } of made) put(path.join(root, file), before, false);
    throw error;
  } finally {
    for (const { file } of made) removeEmpty(path.dirname(path.join(root, file)), root);
  }
}

/** Formats the changed modules if the formatter is installed, since an added entry may make a line too long. */
function formatModules(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const modules = files.filter((file) => file.endsWith('.ts') && fs.existsSync(path.join(root, file)));
  if (modules.length && fs.existsSync(biome))
    execFileSync(process.execPath, [biome, 'format', '--write', ...modules], { cwd: root, stdio: 'ignore' });
}
