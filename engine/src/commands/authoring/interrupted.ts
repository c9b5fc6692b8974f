/**
 * A record of the changes that a command is making: while it exists, the project may be halfway. If the command is
 * killed, the next one finds the record, and restores the files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning } from '../../../bin/is-running.mjs';
import { Problem } from '../../problems/problem.ts';
import type { FileChange } from './file-changes.ts';

export const recordFile = '.unfinished-changes.json';
/** A file is written here and then moved to its place, so that it never holds a part of its content. */
const partFile = '.unfinished-file';

const content = z.base64().nullable();
const recordSchema = z.object({
  note: z.string(),
  pid: z.number(),
  changes: z.array(z.object({ file: z.string(), before: content, after: content })),
});

const encoded = (text: FileChange['after']) => (text === null ? null : Buffer.from(text).toString('base64'));
const decoded = (text: string | null) => (text === null ? null : Buffer.from(text, 'base64'));

/** Bytes of a file; null if there is none. */
function bytesOf(at: string): Buffer | null {
  try {
    return fs.readFileSync(at);
  } catch {
    return null;
  }
}

function isSame(a: Buffer | null, b: FileChange['after']): boolean {
  return a === null || b === null ? a === b : a.equals(Buffer.from(b));
}

/**
 * Writes the temporary file, always a new one: if a command was killed in `putFile`, the old one may be another name of
 * a file of the project.
 */
function writePart(root: string, text: string | Uint8Array): string {
  const part = path.join(root, partFile);
  fs.rmSync(part, { force: true });
  fs.writeFileSync(part, text);
  return part;
}

/** Gives a file its new content, or removes it. Throws an error if a new file would replace another. */
export function putFile(root: string, { file, before, after }: FileChange): void {
  const at = path.join(root, file);
  if (after === null) {
    fs.rmSync(at, { force: true });
  } else if (before === null) {
    fs.mkdirSync(path.dirname(at), { recursive: true });
    const part = writePart(root, after);
    // Unlike a renamed file, a link never replaces another file.
    fs.linkSync(part, at);
    fs.rmSync(part);
  } else {
    const real = fs.realpathSync(at);
    const part = writePart(root, after);
    fs.chmodSync(part, fs.statSync(real).mode);
    fs.renameSync(part, real);
  }
}

/** Removes a folder, and those above it, if they are empty: after a file was moved, or a change undone. */
function removeEmpty(folder: string, root: string): void {
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  if (folder === root || !isFolder || fs.readdirSync(folder).length) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder), root);
}

export function removeEmptyFolders(root: string, changes: readonly FileChange[]): void {
  for (const { file } of changes) removeEmpty(path.dirname(path.join(root, file)), root);
}

/** Restores files, except those that somebody has changed since. Returns the names of these. */
export function undo(root: string, changes: readonly FileChange[]): string[] {
  const changedSince: string[] = [];
  for (const { file, before, after } of changes) {
    const now = bytesOf(path.join(root, file));
    if (isSame(now, before)) continue;
    if (isSame(now, after)) putFile(root, { file, before: after, after: before });
    else changedSince.push(file);
  }
  removeEmptyFolders(root, changes);
  fs.rmSync(path.join(root, partFile), { force: true });
  fs.rmSync(path.join(root, recordFile), { force: true });
  return changedSince;
}

/** Writes the record. It is complete, or not there. */
export function writeRecord(root: string, changes: readonly FileChange[]): void {
  const record: z.infer<typeof recordSchema> = {
    note: 'Changes of a command that is running or was interrupted. The next `npm run cut`, `drop`, `move`, or `new` undoes them.',
    pid: process.pid,
    changes: changes.map(({ file, before, after }) => ({ file, before: encoded(before), after: encoded(after) })),
  };
  fs.renameSync(writePart(root, `${JSON.stringify(record, null, 1)}\n`), path.join(root, recordFile));
}
/**
 * Undoes what an interrupted command has left. Commands that change files call this first.
 * @throws Problem if there was something, since the project's modules are loaded already; or if such a command is still
 * running
 */
export function undoInterrupted(root: string): void {
  const bytes = bytesOf(path.join(root, recordFile));
  if (!bytes) return;
  const { pid, changes } = recordSchema.parse(JSON.parse(bytes.toString()));
  if (pid !== process.pid && isRunning(pid))
    throw new Problem('Another command is changing files of this project.', {
      remedy: 'Run this one when that has ended.',
    });
  const changedSince = undo(
    root,
    changes.map(({ file, before, after }) => ({ file, before: decoded(before), after: decoded(after) })),
  );
  throw new Problem(
    changedSince.length
      ? `An interrupted command left changes. They are undone, except in ${changedSince.join(', ')}, changed since.`
      : 'An interrupted command left changes, which are undone now.',
    { remedy: `${changedSince.length ? 'Check these, then run' : 'Run'} the command again.` },
  );
}
