/** Sends tasks to the worker, which is started by the first one. Nothing leaves the page. */
import type { ReceiptSample } from './check-sample.ts';
import type { ReceiptQuestion, ReceiptReport } from './report.ts';
import type { TrustedUrl } from './use-verifier.ts';
// The bundler creates a separate file and returns its address, which must be wrapped for Trusted Types.
import workerUrl from './verifier-worker.ts?worker&url';

export type VerifierTask = { readonly question: ReceiptQuestion } | { readonly sample: ReceiptSample };
export type VerifierOrder = (VerifierTask & { readonly id: number }) | { readonly isAhead: true };

export interface Verified {
  readonly report: ReceiptReport;
  /** How long it took, without loading anything. */
  readonly milliseconds: number;
}

/** `isLost`: something could not be loaded. */
export type VerifierOutcome = Verified | { readonly isLost: true };
export type VerifierAnswer = VerifierOutcome & { readonly id: number };

let worker: Worker | undefined;
let orders = 0;

const start = (trustedUrl: TrustedUrl): Worker => {
  worker ??= new Worker(trustedUrl(workerUrl), { type: 'module', name: 'verifier' });
  return worker;
};

/** Loads everything that a task may need before there is one. */
export const loadAhead = (trustedUrl: TrustedUrl): void =>
  start(trustedUrl).postMessage({ isAhead: true } satisfies VerifierOrder);

/**
 * The report, and how long it took here. Rejects if something cannot be loaded; the next task then starts a new worker.
 */
export function verifyInWorker(task: VerifierTask, trustedUrl: TrustedUrl): Promise<Verified> {
  const here = start(trustedUrl);
  const id = ++orders;
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const { signal } = settled;
    const fail = () => {
      settled.abort();
      here.terminate();
      if (worker === here) worker = undefined;
      reject(new Error('The verifier could not be loaded.'));
    };
    here.addEventListener('error', fail, { signal });
    here.addEventListener(
      'message',
      ({ data }: MessageEvent<VerifierAnswer>) => {
        if (data.id !== id) return;
        if ('isLost' in data) return fail();
        settled.abort();
        resolve(data);
      },
      { signal },
    );
    here.postMessage({ ...task, id } satisfies VerifierOrder);
  });
}
