/** Asks the worker, which is started at the first question and stays. Nothing leaves the page. */
import type { Sample } from './check-sample.ts';
import type { Question, Report } from './report.ts';
// The bundler makes a file of its own of it and gives its address, which Trusted Types want wrapped.
import workerUrl from './verifier-worker.ts?worker&url';

export type Task = { readonly question: Question } | { readonly sample: Sample };
export type Order = Task & { readonly id: number };

export interface Answer {
  readonly id: number;
  readonly report: Report;
  /** How long it took, without loading anything. */
  readonly milliseconds: number;
}

let worker: Worker | undefined;
let orders = 0;

/** The report, and how long it took here. Rejects where the worker cannot be loaded; the next task tries again. */
export function verifyInWorker(task: Task, trustedUrl: (url: string) => string): Promise<Answer> {
  worker ??= new Worker(trustedUrl(workerUrl), { type: 'module', name: 'verifier' });
  const here = worker;
  const id = ++orders;
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const { signal } = settled;
    here.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        settled.abort();
        resolve(data);
      },
      { signal },
    );
    here.addEventListener(
      'error',
      () => {
        settled.abort();
        here.terminate();
        worker = undefined;
        reject(new Error('The verifier could not be loaded.'));
      },
      { signal },
    );
    here.postMessage({ ...task, id } satisfies Order);
  });
}
