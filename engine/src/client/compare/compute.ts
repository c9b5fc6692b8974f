import type { Page, Patch, VersionBody } from '../../site/changes/patch.ts';
import { trustedUrl } from '../trusted.ts';
import type { CompareRequest } from './compare-worker.ts';
import workerUrl from './compare-worker.ts?worker&url';

let worker: Worker | undefined;

/** Starts the worker, so that it is ready once the data is. */
export function prepareCompute(): Worker {
  if (!worker) {
    worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
    worker.addEventListener('error', () => {
      worker = undefined;
    });
  }
  return worker;
}

/** Rejects if the worker cannot be loaded. */
const ask = (request: CompareRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const asked = prepareCompute();
    asked.addEventListener('error', reject, { once: true });
    asked.postMessage(request, [port2]);
  });

export const computePatch = (before: Page, after: Page): Promise<Patch> => ask({ type: 'compare', before, after }) as Promise<Patch>;

export const computeSince = (own: string, others: readonly VersionBody[]): Promise<readonly string[][]> =>
  ask({ type: 'since', own, others }) as Promise<readonly string[][]>;
