/** Changes several files together: either all of them, or none, also if the command is interrupted. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';
import { putFile, recordFile, removeEmptyFolders, undo, undoInterrupted, writeRecord } from './interrupted.ts';

/** A file's content before and after; null if it doesn't exist. */
export interface FileChange {
  /** Path below the project's root. */
  readonly file: string;
  readonly before: string | Buffer | null;
  readonly after: string | Buffer | null;
}

/**
 * Makes the changes, then runs `verify`. If either fails, restores all files.
 * @throws Problem if a new file exists already, or if an interrupted command had left changes; or the error of `verify`
 */
export async function changeFiles(
  root: string,
  changes: readonly FileChange[],
  verify: () => Promise<void>,
): Promise<void> {
  undoInterrupted(root);
  const taken = changes.find(({ file, before }) => before === null && fs.existsSync(path.join(root, file)));
  if (taken)
    throw new Problem('The file exists already.', { place: { file: taken.file }, remedy: 'Choose another name.' });
  const formatted = changes.map((change) => ({ ...change, after: formattedModule(root, change) }));
  // Ctrl+C ends the process without an error.
  const undoAtExit = () => undo(root, formatted);
  process.once('exit', undoAtExit);
  try {
    writeRecord(root, formatted);
    for (const change of formatted) putFile(root, change);
    removeEmptyFolders(root, formatted);
    await verify();
    fs.rmSync(path.join(root, recordFile));
  } catch (error) {
    undo(root, formatted);
    throw error;
  } finally {
    process.off('exit', undoAtExit);
  }
}

/** The new content of a file. A module gets the project's format: an added entry may make a line too long. */
function formattedModule(root: string, { file, after }: FileChange): FileChange['after'] {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const isConfigured = ['biome.json', 'biome.jsonc'].some((name) => fs.existsSync(path.join(root, name)));
  if (after === null || !file.endsWith('.ts') || !isConfigured || !fs.existsSync(biome)) return after;
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: after,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });
}
