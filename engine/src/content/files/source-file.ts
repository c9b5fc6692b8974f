/** Reads a writer's text file: UTF-8, with or without a byte order mark, with any system's line endings. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem, positionAt } from '../../problems/problem.ts';
import { messageOf } from '../../problems/thrown.ts';
import { projectFile } from './project-file.ts';

/** A larger page was hardly written by hand. */
const mostBytes = 2_000_000;

const kindOf = (stats: fs.Stats) =>
  stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';

function badLine(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}

export function readSourceFile(root: string, file: string): string {
  const at = path.join(root, file);
  const refuse = (what: string, remedy: string, { line, cause }: { line?: number; cause?: unknown } = {}) =>
    new Problem(what, { place: { file, ...(line ? { line } : {}) }, remedy, cause });
  let stats: fs.Stats;
  try {
    stats = fs.statSync(at);
  } catch (cause) {
    const isLink = fs.lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink();
    throw isLink
      ? refuse('This is a symbolic link that points nowhere.', 'Fix the link, or remove it.', { cause })
      : refuse('The file cannot be found.', 'Add it, or check its name.', { cause });
  }
  // Opening a pipe would block until a process writes to it.
  if (!stats.isFile()) throw refuse(`This is ${kindOf(stats)}, but should be a file.`, 'Rename or remove it.');
  projectFile(root, file);
  if (stats.size > mostBytes) throw refuse(`The file has ${Math.round(stats.size / 1e6)} MB.`, 'Split the page.');
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(at);
  } catch (cause) {
    throw refuse(`The file cannot be read: ${messageOf(cause)}.`, 'Check its permissions.', { cause });
  }
  let text: string;
  try {
    // Strips a byte order mark.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The file is not UTF-8.', 'Save it as UTF-8.', { line: badLine(bytes) });
  }
  const lines = text.replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for control characters
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.exec(lines);
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const { line } = positionAt(lines, control.index);
    throw refuse(`The text has the invisible control character U+${code}.`, 'Remove it.', { line });
  }
  return lines;
}
