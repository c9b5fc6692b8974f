import type { Page, Patch, VersionBody } from '../diff/patch.ts';
import type { CompareRequest } from './compare-worker.ts';
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
const ask = (environment: CompareEnvironment, request: CompareRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const asked = prepareCompute(environment);
    asked.addEventListener('error', reject, { once: true });
    asked.postMessage(request, [port2]);
  });

export const computePatch = (environment: CompareEnvironment, before: Page, after: Page): Promise<Patch> =>
  ask(environment, { type: 'compare', before, after }) as Promise<Patch>;

export const computeSince = (environment: CompareEnvironment, own: string, others: readonly VersionBody[]): Promise<readonly string[][]> =>
  ask(environment, { type: 'since', own, others }) as Promise<readonly string[][]>;
