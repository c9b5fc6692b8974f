/** Tasks for workers: each travels with a port for its reply. */
import { messageOf } from '../problems/thrown.ts';

type Tasks<T> = { readonly [Type in keyof T]: { readonly asks: object; readonly answer: unknown } };

export type Task<T extends Tasks<T>, Type extends keyof T = keyof T> = {
  [Each in Type]: { readonly type: Each } & T[Each]['asks'];
}[Type];

type Reply<Value> = { readonly value: Value } | { readonly error: string };

export type Handler<T extends Tasks<T>> = <Type extends keyof T>(task: Task<T, Type>) => Reply<T[Type]['answer']>;

/** Takes a function for each type of task; gives a handler that replies with its answer or its error. */
export const taskHandler =
  <T extends Tasks<T>>(
    work: {
      readonly [Type in keyof T]: (task: Task<T, Type>) => T[Type]['answer'];
    },
  ): Handler<T> =>
  <Type extends keyof T>(task: Task<T, Type>) => {
    try {
      const type: Type = task.type;
      return { value: work[type](task) };
    } catch (error) {
      return { error: messageOf(error) };
    }
  };

/** Has the worker reply to each task through the task's port. */
export const replyToTasks = <T extends Tasks<T>>(handle: Handler<T>): void =>
  addEventListener('message', ({ data, ports }: MessageEvent<Task<T>>) => ports[0]?.postMessage(handle(data)));

/** Milliseconds after which a worker that does not answer counts as broken. */
const defaultTimeoutMs = 10_000;

interface Waiting {
  fail(error: Error): void;
}

/** The page's connection to a worker. A `broken` one has to be replaced. */
export class WorkerLink<T extends Tasks<T>> {
  broken = false;
  private readonly waiting = new Set<Waiting>();

  constructor(
    private readonly worker: Worker,
    private readonly timeoutMs = defaultTimeoutMs,
  ) {
    worker.addEventListener('error', (event) =>
      this.fail(new Error(event.message || 'The worker could not be started.')),
    );
  }

  /** @param transfer what the worker takes over */
  ask<Type extends keyof T>(task: Task<T, Type>, transfer: readonly Transferable[] = []): Promise<T[Type]['answer']> {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const timeout = setTimeout(() => this.fail(new Error('The worker does not answer.')), this.timeoutMs);
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
      port1.onmessage = ({ data }: MessageEvent<Reply<T[Type]['answer']>>) => {
        if ('error' in data) return question.fail(new Error(data.error));
        end();
        resolve(data.value);
      };
      port1.onmessageerror = () => this.fail(new Error('The worker sent an unreadable message.'));
      this.worker.postMessage(task, [port2, ...transfer]);
    });
  }

  private fail(error: Error): void {
    this.broken = true;
    this.worker.terminate();
    for (const question of this.waiting) question.fail(error);
  }
}
