/** The page's end of the search worker: numbered questions, and the answers to them. */
import type { Answer, Question } from './handler.ts';
import workerUrl from './worker.ts?worker&url';

export function startWorker(trustedUrl: (url: string) => string): Worker {
  return new Worker(trustedUrl(workerUrl), { type: 'module', name: 'search' });
}

type Numbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** A worker as questions and answers. */
export class WorkerLink {
  broken = false;
  private count = 0;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.value);
    });
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The search worker could not be started.')));
  }

  ask(question: Numbered<Question>, transfer: Transferable[] = []): Promise<unknown> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id }, transfer);
    });
  }

  private fail(error: Error): void {
    this.broken = true;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
