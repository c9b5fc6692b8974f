/** Asks the worker that makes upgrade guides. */
import type { CompareEnvironment } from '../interface/environment.ts';
import type { Guide } from './guide.ts';
import type { UpgradeAnswer, UpgradeRequest } from './upgrade-worker.ts';
import workerUrl from './upgrade-worker.ts?worker&url';

/** Makes a guide. Rejects if the worker's script or its data can't be loaded. */
export function makeGuide({ trustedUrl }: CompareEnvironment, request: UpgradeRequest): Promise<Guide> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module', name: 'upgrade' });
  const made = new Promise<Guide>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    worker.addEventListener('error', () => reject(new Error('The worker could not be loaded.')));
    port1.onmessage = ({ data }: MessageEvent<UpgradeAnswer>) =>
      'guide' in data ? resolve(data.guide) : reject(new Error(data.error));
    worker.postMessage(request, [port2]);
  });
  return made.finally(() => worker.terminate());
}
