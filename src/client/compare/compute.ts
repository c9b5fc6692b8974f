import type { Patch } from '../../site/changes/patch.ts';
import { trustedUrl } from '../trusted.ts';
import type { CompareRequest } from './compare-worker.ts';
import workerUrl from './compare-worker.ts?worker&url';

/** Rejects where the worker cannot be loaded. */
type Ask = (request: CompareRequest) => Promise<unknown>;

function startWorker(): Ask {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module', name: 'compare' });
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: unknown): void }>();
  let asked = 0;
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: unknown }>) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('No worker.'));
    waiting.clear();
    ask = undefined;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.set(++asked, { resolve, reject });
      worker.postMessage({ id: asked, request });
    });
}

let ask: Ask | undefined;

/** Starts the worker, so that it is ready once the data is. */
export function prepareCompute(): Ask {
  ask ??= startWorker();
  return ask;
}

export const computePatch = (before: string, after: string): Promise<Patch> =>
  prepareCompute()({ type: 'compare', before, after }) as Promise<Patch>;

export const computeSince = (own: string, others: readonly { labels: readonly string[]; body: string }[]): Promise<readonly string[][]> =>
  prepareCompute()({ type: 'since', own, others }) as Promise<readonly string[][]>;
