/**
 * A build writes to a folder next to its output folder, and replaces that when it is complete. If anything fails
 * before, the old site is untouched. Each step of the exchange is one rename, so concurrent builds never mix: the last
 * one wins.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../problems/make-folder.ts';
import { Problem } from '../../problems/problem.ts';
import { codeOf } from '../../problems/thrown.ts';
import { checkOutFolder, readMarker, writeMarker } from './out-folder.ts';

export interface Staging {
  readonly folder: string;
  /**
   * Moves the folder to its final place.
   * @param expected if set, replaces only a folder of this run
   * @throws Problem if the existing folder was not created by a build, or by a different run than expected
   */
  commit(expected?: string): void;
  abandon(): void;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Temporary siblings of `out`, which a killed build leaves behind: `dist.building-PID-…` and `dist.replaced-PID-…`. */
function siblings(out: string): { folder: string; pid: number }[] {
  const parent = path.dirname(out);
  const name = path.basename(out);
  if (!fs.existsSync(parent)) return [];
  return fs.readdirSync(parent).flatMap((entry) => {
    if (!entry.startsWith(`${name}.`)) return [];
    const pid = /^\.(?:building|replaced)-(\d+)-\w+$/.exec(entry.slice(name.length))?.[1];
    return pid === undefined ? [] : [{ folder: path.join(parent, entry), pid: Number(pid) }];
  });
}

export function recover(out: string): void {
  for (const { folder, pid } of siblings(out)) {
    if (isRunning(pid)) continue;
    if (!fs.existsSync(out) && readMarker(folder)) fs.renameSync(folder, out);
    else removeFolder(folder);
  }
}

const removeFolder = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

function exchange(folder: string, place: string, aside: string): void {
  for (;;) {
    try {
      if (fs.existsSync(place)) fs.renameSync(place, aside);
      fs.renameSync(folder, place);
      return;
    } catch (error) {
      // Another build has just moved the old site, or put its own there.
      const isRace = ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error)) && fs.existsSync(folder);
      if (!isRace) throw error;
      removeFolder(aside);
    }
  }
}

/**
 * Begins a build into `out`.
 * @param project the folder that contains `content/`
 * @param base base path without a trailing slash
 * @throws Problem if a build must not replace `out`
 */
export function beginStaging(out: string, project: string, base: string): Staging {
  const place = checkOutFolder(out, project);
  recover(place);
  const suffix = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const folder = `${place}.building-${suffix}`;
  const aside = `${place}.replaced-${suffix}`;
  makeFolder(folder);
  const abandon = () => removeFolder(folder);
  // Also on Ctrl+C. An error here would keep the process alive; the next build removes what remains.
  const abandonAtExit = () => {
    try {
      abandon();
    } catch (error) {
      console.error(`${folder} remains: ${String(error)}`);
    }
  };
  process.once('exit', abandonAtExit);
  return {
    folder,
    commit(expected) {
      checkOutFolder(place, project);
      writeMarker(folder, { run: randomUUID(), base });
      try {
        if (expected !== undefined && readMarker(place)?.run !== expected)
          throw new Problem(`${place} was rebuilt in the meantime.`, { remedy: 'Run the command again.' });
        exchange(folder, place, aside);
      } finally {
        process.off('exit', abandonAtExit);
        abandon();
      }
      removeFolder(aside);
    },
    abandon() {
      process.off('exit', abandonAtExit);
      abandon();
    },
  };
}
