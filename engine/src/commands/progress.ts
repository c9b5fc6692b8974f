/** Prints the progress of a long step: on one line of a terminal, or on a few lines of a log. */

export interface Progress {
  at(count: number, of: number): void;
  end(): void;
}

export function announceProgress(name: string, out: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  let shownStep = -1;
  let total = 0;
  return {
    at(count, of) {
      total = of;
      const share = Math.floor((100 * count) / of);
      // In a log, print every quarter.
      const step = out.isTTY ? share : Math.floor(share / 25) * 25;
      if (step === shownStep || step === 100) return;
      shownStep = step;
      out.write(out.isTTY ? `\r${name}: ${share}%` : `${name}: ${count} of ${of}\n`);
    },
    end() {
      out.write(
        `${out.isTTY ? '\r' : ''}${name}: ${total} files in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
      );
    },
  };
}

export interface ProgressLine {
  at(step: string, done: number, of: number): void;
  /** Removes the line before something else is printed. */
  clear(): void;
}

const silentMs = 2000;
const betweenMs = 100;
const emptyLine = '\r\x1b[K';

export function progressLine(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
  now: () => number = () => performance.now(),
): ProgressLine {
  let next = now() + silentMs;
  let isShown = false;
  return {
    at(step, done, of) {
      if (!out.isTTY || now() < next) return;
      next = now() + betweenMs;
      isShown = true;
      out.write(`${emptyLine}${step}: ${done} of ${of} pages`);
    },
    clear() {
      if (isShown) out.write(emptyLine);
      isShown = false;
    },
  };
}
