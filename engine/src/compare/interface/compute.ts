/** Asks the worker that compares. */
import type { CompareQuestions } from './compare-worker.ts';
import workerUrl from './compare-worker.ts?worker&url';
import type { CompareEnvironment } from './environment.ts';

let worker: Worker | undefined;

/** Starts the worker, so that it is ready once the data is. */
export function prepareCompute({ trustedUrl }: CompareEnvironment): Worker {
  if (!worker) {
    worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
    worker.addEventListener('error', () => {
      worker = undefined;
    });
  }
  return worker;
}

/** Rejects if the worker cannot be loaded. */
export const compute = <Type extends keyof CompareQuestions>(
  environment: CompareEnvironment,
  type: Type,
  ...asks: CompareQuestions[Type]['asks']
): Promise<CompareQuestions[Type]['answer']> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<CompareQuestions[Type]['answer']>) => resolve(data);
    const computing = prepareCompute(environment);
    computing.addEventListener('error', reject, { once: true });
    computing.postMessage({ type, asks }, [port2]);
  });
