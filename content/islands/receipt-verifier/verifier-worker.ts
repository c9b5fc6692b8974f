/** Verifies receipts off the main thread. Modules of the inspector are loaded on demand. */
import { checkSample } from './check-sample.ts';
import type { VerifierAnswer, VerifierOrder, VerifierOutcome, VerifierTask } from './verify-in-worker.ts';

const loadAll = () =>
  Promise.all([
    import('./inspect.ts'),
    import('./inspect-bare.ts'),
    import('./inspect-other.ts'),
    import('@noble/hashes/sha3.js'),
  ]);

async function reportOn(task: VerifierTask): Promise<VerifierOutcome> {
  const { inspect } = 'question' in task ? await import('./inspect.ts') : {};
  const start = performance.now();
  const report =
    'question' in task && inspect ? await inspect(task.question) : 'sample' in task && checkSample(task.sample);
  return report ? { report, milliseconds: performance.now() - start } : { isLost: true };
}

addEventListener('message', async ({ data }: MessageEvent<VerifierOrder>) => {
  // If preloading fails, the module is loaded again when it is needed.
  if ('isAhead' in data) await loadAll().catch(() => {});
  else
    postMessage({
      id: data.id,
      ...(await reportOn(data).catch((): VerifierOutcome => ({ isLost: true }))),
    } satisfies VerifierAnswer);
});
