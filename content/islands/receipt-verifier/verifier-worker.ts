/** Verifies receipts off the main thread. Modules of the inspector are loaded on demand. */
import { checkSample } from './check-sample.ts';
import type { Answer, Order, Outcome, Task } from './verify-in-worker.ts';

const loadAll = () =>
  Promise.all([import('./inspect.ts'), import('./inspect-bare.ts'), import('./inspect-other.ts'), import('@noble/hashes/sha3.js')]);

async function reportOn(task: Task): Promise<Outcome> {
  const { inspect } = 'question' in task ? await import('./inspect.ts') : {};
  const start = performance.now();
  const report = 'question' in task && inspect ? await inspect(task.question) : 'sample' in task && checkSample(task.sample);
  return report ? { report, milliseconds: performance.now() - start } : { isLost: true };
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  // If preloading fails, the module is loaded again when it is needed.
  if ('isAhead' in data) await loadAll().catch(() => {});
  else postMessage({ id: data.id, ...(await reportOn(data).catch((): Outcome => ({ isLost: true }))) } satisfies Answer);
});
