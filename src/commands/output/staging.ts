/**
 * A build is made in a folder next to the one it replaces, and takes its place when it is complete: whatever happens before, the old
 * site is untouched. Each step of the exchange is one rename, so two builds at the same time never mix: the last one stays.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../problems/problem.ts';
import { checkOutFolder, readMarker, writeMarker } from './out-folder.ts';

export interface Staging {
  /** Where the files go. */
  readonly folder: string;
  /**
   * Puts the folder in its place.
   * @param expected where given, only a folder of this run is replaced
   * @throws Problem where the place is taken by something that no build made, or by another run than expected
   */
  commit(expected?: string): void;
  /** Removes it; nothing happens after `commit`. */
  abandon(): void;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Siblings of `out` that builds use or have left: `dist.building-PID-…` and `dist.replaced-PID-…`. */
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

/**
 * Tidies up after builds that were killed: a complete site goes back to its place where that is empty (the exchange was interrupted), and
 * what else they left is removed.
 */
export function recover(out: string): void {
  for (const { folder, pid } of siblings(out)) {
    if (isRunning(pid)) continue;
    if (!fs.existsSync(out) && readMarker(folder)) fs.renameSync(folder, out);
    else fs.rmSync(folder, { recursive: true, force: true });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Renames `from` to `to`, which may exist; what was there goes to `aside`, if `accept` allows. */
function exchange(from: string, to: string, aside: string, accept: (old: string) => void): void {
  for (;;) {
    try {
      fs.renameSync(from, to);
      return;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    }
    try {
      fs.rmSync(aside, { recursive: true, force: true });
      fs.renameSync(to, aside);
    } catch (error) {
      // Another build has just moved it away.
      if (codeOf(error) === 'ENOENT') continue;
      throw error;
    }
    try {
      accept(aside);
    } catch (error) {
      if (!fs.existsSync(to)) fs.renameSync(aside, to);
      throw error;
    }
  }
}

/**
 * Begins a build into `out`.
 * @param project the folder that holds `content/`
 * @param base path the site is built for, without slash at the end
 * @throws Problem where a build must not replace `out`
 */
export function beginStaging(out: string, project: string, base: string): Staging {
  const place = checkOutFolder(out, project);
  recover(place);
  const suffix = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const folder = `${place}.building-${suffix}`;
  const aside = `${place}.replaced-${suffix}`;
  fs.mkdirSync(folder, { recursive: true });
  const abandon = () => fs.rmSync(folder, { recursive: true, force: true });
  // Also where Ctrl+C ends the build.
  process.once('exit', abandon);
  return {
    folder,
    commit(expected) {
      checkOutFolder(place, project);
      writeMarker(folder, { run: randomUUID(), base });
      try {
        exchange(folder, place, aside, (old) => {
          const marker = readMarker(old);
          if (!marker && fs.readdirSync(old).length)
            throw new Problem(`${place} holds files that no build made: it was changed while the site was being built.`);
          if (expected !== undefined && marker?.run !== expected)
            throw new Problem(`${place} was built again meanwhile.`, { remedy: 'Run the command once more.' });
        });
      } finally {
        process.off('exit', abandon);
        abandon();
      }
      fs.rmSync(aside, { recursive: true, force: true });
    },
    abandon() {
      process.off('exit', abandon);
      abandon();
    },
  };
}
