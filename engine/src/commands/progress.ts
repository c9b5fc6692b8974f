/** Prints the progress of a long step on one line of a terminal. */

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
      out.write(`${emptyLine}${step}: ${done} of ${of}`);
    },
    clear() {
      if (isShown) out.write(emptyLine);
      isShown = false;
    },
  };
}
