/** Verifies receipts off the main thread. What only the inspector needs is loaded when it asks. */
import { checkSample } from './check-sample.ts';
import type { Answer, Order } from './verify-in-worker.ts';

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { inspect } = 'question' in data ? await import('./inspect.ts') : {};
  const start = performance.now();
  const report = 'question' in data && inspect ? await inspect(data.question) : 'sample' in data && checkSample(data.sample);
  if (report) postMessage({ id: data.id, report, milliseconds: performance.now() - start } satisfies Answer);
});
