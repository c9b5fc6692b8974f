/** Starts the search worker. The bundler makes a file of its own of it and gives its address, which Trusted Types want wrapped. */
import workerUrl from '../worker.ts?worker&url';

export function startWorker(trustedUrl: (url: string) => string): Worker {
  return new Worker(trustedUrl(workerUrl), { type: 'module', name: 'search' });
}
