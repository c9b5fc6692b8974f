/** Runs guests in a worker, and knows the addresses of this site's own. */
import collatz from './built/collatz.deflate?url';
import hashes from './built/hashes.deflate?url';
import median from './built/median.deflate?url';
import pages from './built/pages.deflate?url';
import sums from './built/sums.deflate?url';
import tally from './built/tally.deflate?url';
import type { ProgramName } from './programs.ts';
import type { RunAnswer, RunOrder } from './run-worker.ts';
// The bundler creates a separate file and returns its address, which must be wrapped for Trusted Types.
import workerUrl from './run-worker.ts?worker&url';

const guests: Readonly<Record<Exclude<ProgramName, 'own'>, string>> = { collatz, hashes, median, pages, sums, tally };

export const guestAddress = (name: ProgramName): string =>
  name === 'own' ? '' : new URL(guests[name], location.href).href;

interface RunOptions {
  readonly signal: AbortSignal;
  trustedUrl(url: string): string;
  onSegment(segments: number): void;
}

/** A worker that has answered is kept: the next run starts sooner. */
let idle: Worker | undefined;

function keep(worker: Worker): void {
  idle?.terminate();
  idle = worker;
}

/** Runs the order in a worker, until the signal stops it. Rejects if that can't be loaded, or is stopped. */
export async function runInWorker(order: RunOrder, { signal, trustedUrl, onSegment }: RunOptions): Promise<RunAnswer> {
  const worker = idle ?? new Worker(trustedUrl(workerUrl), { type: 'module', name: 'guest' });
  idle = undefined;
  const answered = new Promise<RunAnswer>((resolve, reject) => {
    signal.onabort = reject;
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<RunAnswer | number>) =>
      typeof data === 'number' ? onSegment(data) : resolve(data);
  });
  worker.postMessage(order);
  try {
    const answer = await answered;
    keep(worker);
    return answer;
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
