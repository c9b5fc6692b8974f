/** The page's side of the search worker. */
import type { AnswerTo, TaskType, WorkerReply, WorkerTask } from './tasks.ts';

/** Milliseconds after which a worker that does not answer counts as broken. */
const answerTimeoutMs = 10_000;

/** A question that the worker has not answered. */
interface Waiting {
  fail(error: Error): void;
}

/**
 * The page's connection to a worker: each task travels with a port for its answer. A `broken` one has to be replaced.
 */
export class WorkerLink {
  broken = false;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly worker: Worker) {
    worker.addEventListener('error', (event) =>
      this.fail(new Error(event.message || 'The search worker could not be started.')),
    );
  }

  /** Asks the worker; files are transferred to it. */
  ask<Type extends TaskType>(task: WorkerTask<Type>): Promise<AnswerTo<Type>> {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const timeout = setTimeout(() => this.fail(new Error('The search worker does not answer.')), answerTimeoutMs);
      const end = () => {
        clearTimeout(timeout);
        this.waiting.delete(question);
        port1.close();
      };
      const question: Waiting = {
        fail(error) {
          end();
          reject(error);
        },
      };
      this.waiting.add(question);
      port1.onmessage = ({ data }: MessageEvent<WorkerReply<Type>>) => {
        if ('error' in data) return question.fail(new Error(data.error));
        end();
        resolve(data.value);
      };
      port1.onmessageerror = () => this.fail(new Error('The search worker sent an unreadable message.'));
      this.worker.postMessage(task, 'content' in task ? [port2, task.content] : [port2]);
    });
  }

  private fail(error: Error): void {
    this.broken = true;
    this.worker.terminate();
    for (const question of this.waiting) question.fail(error);
  }
}
