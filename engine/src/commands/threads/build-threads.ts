/** The other threads of a build. They render some of the topics, and write some of the documents. */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { type StorePlace, storeAt } from '../../cache/store.ts';
import { Problem } from '../../problems/problem.ts';
import type { BodyThreads } from '../../site/render-bodies.ts';
import type { FileTime } from '../output/write-files.ts';
import { laterSteps } from './later-steps.ts';
import { type DocumentsTask, type ThreadData, type ThreadMessage, type ThreadTask, takePlace } from './task.ts';

/** Documents that several threads write, each by the thread that takes it first. */
export interface SharedDocuments {
  /** The place of the next page in the list; undefined if all are taken. */
  take(): number | undefined;
  /** The places of those that the other threads wrote. It lacks those of threads that failed. */
  written(): Promise<ReadonlySet<number>>;
}

export interface BuildThreads extends BodyThreads {
  /**
   * Shares documents with other threads; undefined if there are none, or too few documents.
   * @param onWritten is called after each document that another thread has written
   */
  shareDocuments(
    task: Omit<DocumentsTask, 'kind' | 'next'>,
    onWritten: (place: number, time: FileTime) => void,
  ): SharedDocuments | undefined;
  /** Ends what still runs. */
  end(): Promise<void>;
}

/**
 * How many threads are asked for; undefined if that is left to the build. Throws a Problem if it is no number.
 * @param given the value of the option
 */
export function readThreads(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  throw new Problem(`--threads "${given}" is not a number of threads.`, { remedy: 'Write a number from 1 to 99.' });
}

interface BuildThread {
  /** Ends with the task, or if the thread fails: what it hasn't done is done here, where mistakes are reported. */
  run(task: ThreadTask, onMessage: (message: ThreadMessage) => void): Promise<void>;
  end(): Promise<unknown>;
}

function startThread(workerData: ThreadData): BuildThread {
  const worker = new Worker(new URL('engine/src/commands/threads/build-thread.mjs', workerData.modules), {
    workerData,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', () => {});
  return {
    run(task, onMessage) {
      const done = new Promise<void>((resolve) => {
        worker.removeAllListeners('message');
        worker.on('message', (message: ThreadMessage) => {
          if (message.kind === 'done') resolve();
          else onMessage(message);
        });
        worker.postMessage(task);
      });
      return Promise.race([done, ended]);
    },
    end: () => worker.terminate(),
  };
}

/** How many topics or documents another thread is worth: it loads everything itself, and takes 200 MB. */
const topicsPerThread = 1_000;
const documentsPerThread = 3_000;
const mostThreads = 4;

/**
 * How many threads a build uses by itself, the main one included.
 * @param items how many topics or documents there are
 */
export const threadsFor = (items: number, perThread: number, cores = os.availableParallelism()): number =>
  Math.max(1, Math.min(Math.floor(items / perThread), cores, mostThreads));

/** @param given how many threads to use, the main one included; undefined leaves that to the build */
export function buildThreads(
  root: string,
  modules: string,
  store: StorePlace | null,
  given: number | undefined,
): BuildThreads {
  const threads: BuildThread[] = [];
  /** Starts a task of so many items, unless there is no other thread. */
  const share = (
    taskOf: (next: SharedArrayBuffer) => ThreadTask,
    items: number,
    perThread: number,
    onMessage: (message: ThreadMessage) => void,
  ) => {
    const others = Math.min(given ?? Math.max(threadsFor(items, perThread), threads.length + 1), items) - 1;
    if (others < 1) return undefined;
    while (threads.length < others) threads.push(startThread({ root, modules, store }));
    const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const ends = threads.map((thread) => thread.run(taskOf(next), onMessage));
    return { take: () => takePlace(next, items), ends: Promise.all(ends) };
  };
  return {
    prepare: store ? laterSteps(storeAt(store)) : () => {},
    share(files, onRendered) {
      const taskOf = (next: SharedArrayBuffer): ThreadTask => ({ kind: 'topics', files, next });
      const shared = share(taskOf, files.length, topicsPerThread, (message) => {
        if (message.kind === 'topic') onRendered(message.place, message.data);
      });
      return shared && { take: shared.take, done: () => shared.ends };
    },
    shareDocuments(task, onWritten) {
      if (!threads.length && task.pages.length < documentsPerThread) return undefined;
      const written = new Set<number>();
      const shared = share(
        (next) => ({ kind: 'documents', ...task, next }),
        task.pages.length,
        documentsPerThread,
        (message) => {
          if (message.kind !== 'document') return;
          written.add(message.place);
          onWritten(message.place, message.time);
        },
      );
      return shared && { take: shared.take, written: () => shared.ends.then(() => written) };
    },
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
