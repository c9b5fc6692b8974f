/** Starts the worker that runs guests, and what it needs to know of this site's own. */
import collatz from './built/collatz.deflate?url';
import hashes from './built/hashes.deflate?url';
import median from './built/median.deflate?url';
import pages from './built/pages.deflate?url';
import sums from './built/sums.deflate?url';
import tally from './built/tally.deflate?url';
import type { ProgramName } from './programs.ts';
import type { RunNews, RunOrder } from './run-worker.ts';
// The bundler creates a separate file and returns its address, which must be wrapped for Trusted Types.
import workerUrl from './run-worker.ts?worker&url';

const guests: Readonly<Record<Exclude<ProgramName, 'own'>, string>> = { collatz, hashes, median, pages, sums, tally };

export const guestAddress = (name: ProgramName): string =>
  name === 'own' ? '' : new URL(guests[name], location.href).href;

let idle: Worker | undefined;

/** Runs the order, and tells what happens. Ends when the signal says so; the worker is kept for the next run otherwise. */
export function runInWorker(
  order: RunOrder,
  { trustedUrl, signal, onNews }: { trustedUrl(url: string): string; signal: AbortSignal; onNews(news: RunNews): void },
): void {
  const worker = idle ?? new Worker(trustedUrl(workerUrl), { type: 'module', name: 'guest' });
  idle = undefined;
  const settled = new AbortController();
  const end = () => {
    settled.abort();
    worker.terminate();
  };
  signal.addEventListener('abort', end, { signal: settled.signal });
  worker.addEventListener(
    'error',
    () => {
      end();
      onNews({ failure: 'lost' });
    },
    { signal: settled.signal },
  );
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<RunNews>) => {
      if (!('segments' in data)) {
        settled.abort();
        idle?.terminate();
        idle = worker;
      }
      onNews(data);
    },
    { signal: settled.signal },
  );
  worker.postMessage(order);
}
