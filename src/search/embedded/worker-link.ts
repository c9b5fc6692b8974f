/** The page's connection to the search worker: numbered questions and their answers. */
import type { Answer, Question } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

export function startWorker(trustedUrl: (url: string) => string): Worker {
  return new Worker(trustedUrl(workerUrl), { type: 'module', name: 'search' });
}

type Numbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** Milliseconds after which a worker that does not answer counts as broken. */
const answerTimeoutMs = 10_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly timeout: ReturnType<typeof setTimeout>;
}

/** A connection to a worker. Once it is `broken`, it is useless. */
export class WorkerLink {
  broken = false;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      clearTimeout(asked?.timeout);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.value);
    });
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The search worker could not be started.')));
    worker.addEventListener('messageerror', () => this.fail(new Error('The search worker sent an unreadable message.')));
  }

  ask(question: Numbered<Question>, transfer: Transferable[] = []): Promise<unknown> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.fail(new Error('The search worker does not answer.')), answerTimeoutMs);
      this.waiting.set(id, { resolve, reject, timeout });
      this.worker.postMessage({ ...question, id }, transfer);
    });
  }

  private fail(error: Error): void {
    this.broken = true;
    this.worker.terminate();
    for (const { reject, timeout } of this.waiting.values()) {
      clearTimeout(timeout);
      reject(error);
    }
    this.waiting.clear();
  }
}
