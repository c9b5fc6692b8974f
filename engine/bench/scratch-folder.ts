/** Temporary folders of measurements. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRunning } from '../src/commands/output/staging.ts';

const prefix = 'onesource-bench-';

/**
 * Makes a folder that is removed when the process ends, also by Ctrl+C. Removes those of measurements that were killed.
 * @param parent where temporary folders are
 */
export function scratchFolder(parent: string = os.tmpdir()): string {
  for (const name of fs.readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = fs.mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
  return folder;
}
