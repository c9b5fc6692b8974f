import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.ts';
import { messageOf } from './thrown.ts';

/**
 * Creates a folder that the user named, and those above it. Node's own recursive version never returns below `/proc`,
 * where a missing folder can't be created. Throws a Problem if it can't be created.
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (cause) {
    // Another process may have created it in the meantime.
    if (fs.existsSync(folder)) return;
    throw new Problem(`The folder ${folder} can't be created (${messageOf(cause)}).`, {
      remedy: 'Name a folder that you may write to.',
      cause,
    });
  }
}
