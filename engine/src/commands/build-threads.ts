/** The other threads of a build, which render some of the pages. */
import { Worker } from 'node:worker_threads';
import { Problem } from '../problems/problem.ts';
import type { TopicData } from '../site/kept-bodies.ts';
import type { BodyThreads } from '../site/render-bodies.ts';

/** What a thread gets to know. */
export interface ThreadData {
  readonly root: string;
  /** Address of the folder of compiled modules. */
  readonly modules: string;
  /** Files of the topics to render. */
  readonly files: readonly string[];
  /** See `takePlace`. */
  readonly next: SharedArrayBuffer;
  readonly store: StorePlace | null;
}

/** Where the store is, and the hash of the code that it depends on; see `openStore`. */
export interface StorePlace {
  readonly folder: string;
  readonly code: string;
}

/** What a thread says of a topic: its place in the list, and its bodies. */
export type ThreadMessage = readonly [place: number, data: TopicData];

/**
 * Takes the next topic of a list that threads share: its place, or undefined if all are taken.
 * @param next an Int32Array with the place that comes next
 */
export function takePlace(next: SharedArrayBuffer, files: readonly string[]): number | undefined {
  const place = Atomics.add(new Int32Array(next), 0, 1);
  return place < files.length ? place : undefined;
}

export interface BuildThreads extends BodyThreads {
  /** Ends what still runs. */
  end(): Promise<void>;
}

/**
 * How many threads are asked for. Throws a Problem if it is no number.
 * @param given the value of the option
 */
export function readThreads(given = '1'): number {
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  throw new Problem(`--threads "${given}" is not a number of threads.`, { remedy: 'Write a number from 1 to 99.' });
}

/** @param count how many threads to use, this one included */
export function buildThreads(root: string, modules: string, store: StorePlace | null, count: number): BuildThreads {
  const workers: Worker[] = [];
  return {
    share(files) {
      const others = Math.min(count, files.length) - 1;
      if (others < 1) return undefined;
      const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const results = new Map<number, TopicData>();
      const workerData: ThreadData = { root, modules, files, next, store };
      const ends = Array.from({ length: others }, () => {
        const worker = new Worker(new URL('engine/src/commands/build-thread.mjs', modules), { workerData });
        workers.push(worker);
        worker.on('message', ([place, data]: ThreadMessage) => results.set(place, data));
        // What a thread that fails has not rendered is rendered here, where mistakes are reported.
        worker.on('error', () => {});
        return new Promise((resolve) => worker.once('exit', resolve));
      });
      return {
        take: () => takePlace(next, files),
        async results() {
          await Promise.all(ends);
          return results;
        },
      };
    },
    async end() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
