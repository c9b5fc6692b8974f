/**
 * A build writes to a folder next to its output folder, `dist.building`, and puts that in its place when it is complete.
 * Whatever goes wrong before leaves the old site as it was.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';
import { codeOf } from '../../problems/thrown.ts';
import { checkOutFolder, checkReplaceable, readMarker, writeMarker } from './out-folder.ts';

export interface Staging {
  readonly folder: string;
  /** Puts the folder in its place. Throws a Problem if files that no build made are there by now. */
  commit(): void;
  abandon(): void;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const removeFolder = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/**
 * Begins a build into `out`.
 * @param project the folder that contains `content/`
 * @param base base path without a trailing slash
 * @throws Problem if a build must not replace `out`, or another one is running
 */
export function beginStaging(out: string, project: string, base: string): Staging {
  const place = checkOutFolder(out, project);
  const folder = `${place}.building`;
  const former = `${place}.replaced`;
  const builder = readMarker(folder)?.process;
  if (builder !== undefined && isRunning(builder))
    throw new Problem(`Another build into ${place} is running (process ${builder}).`, {
      remedy: `Wait until it is done. If that process is no build, remove ${folder}.`,
    });
  // A build that was killed leaves its folder, or, within its last moment, the old site under another name.
  for (const left of [folder, former]) checkReplaceable(left);
  if (fs.existsSync(former) && !fs.existsSync(place)) fs.renameSync(former, place);
  for (const left of [folder, former]) removeFolder(left);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder);
  writeMarker(folder, { run: randomUUID(), base, process: process.pid });
  const abandon = () => {
    process.off('exit', abandon);
    removeFolder(folder);
  };
  // Also on Ctrl+C.
  process.once('exit', abandon);
  return {
    folder,
    commit() {
      checkOutFolder(place, project);
      if (fs.existsSync(place)) fs.renameSync(place, former);
      try {
        fs.renameSync(folder, place);
      } catch (error) {
        if (fs.existsSync(former)) fs.renameSync(former, place);
        throw error;
      }
      process.off('exit', abandon);
      removeFolder(former);
    },
    abandon,
  };
}
