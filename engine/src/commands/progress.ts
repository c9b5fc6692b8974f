/** Prints the progress of a long step: on one line of a terminal, or on a few lines of a log. */

export interface Progress {
  at(count: number, of: number): void;
  end(): void;
}

/** Starts printing the progress of the step `name` on standard error. */
export function announceProgress(name: string, out: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  let said = -1;
  let total = 0;
  return {
    at(count, of) {
      total = of;
      const share = Math.floor((100 * count) / of);
      // In a log, print every quarter.
      const step = out.isTTY ? share : Math.floor(share / 25) * 25;
      if (step === said || step === 100) return;
      said = step;
      out.write(out.isTTY ? `\r${name}: ${share}%` : `${name}: ${count} of ${of}\n`);
    },
    end() {
      out.write(`${out.isTTY ? '\r' : ''}${name}: ${total} files in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    },
  };
}
