/** Loads the files that the search worker needs, each once, and passes them to it. */

import { promiseMemo } from '../../basics/memo.ts';
import { WorkerLink } from '../../transport/ask-worker.ts';
import { fetchFile, WrongFile } from '../../transport/fetch-file.ts';
import { type DigestNames, partAddress } from '../index/digest.ts';
import type { SearchEnvironment } from '../provider.ts';
import type { SearchTasks } from './tasks.ts';

export interface WorkerFiles {
  link(): WorkerLink<SearchTasks>;
  load(scope: string): Promise<void>;
  loadLists(scope: string, letters: readonly string[]): Promise<void>;
  /** Loads the texts of pages, by the hashes of their records. Never rejects: one that can't be loaded is left out. */
  loadRecords(scope: string, records: readonly string[]): Promise<void>;
  loadVersionWords(): Promise<void>;
}

export function workerFiles(environment: SearchEnvironment, startWorker: () => Worker): WorkerFiles {
  const loads = promiseMemo();
  let worker: WorkerLink<SearchTasks> | null = null;

  const link = () => {
    if (!worker || worker.broken) {
      worker = new WorkerLink<SearchTasks>(startWorker());
      loads.clear();
    }
    return worker;
  };

  /** Passes a file to the worker, which may find it malformed. */
  const pass = <Answer>(address: string, add: (content: ArrayBuffer) => Promise<Answer>) =>
    fetchFile(address, async (response) => {
      const content = await response.arrayBuffer();
      return add(content).catch((cause: unknown) => {
        throw worker?.broken ? cause : new WrongFile(`${address} is malformed.`, { cause });
      });
    });
  /** By version, the hashes of its word lists. */
  const hashes = new Map<string, DigestNames['hashes']>();

  // Async, so that a worker that cannot be started causes a rejection instead of an exception.
  const load = async (scope: string): Promise<void> => {
    // First, because a new worker has to load everything again.
    link();
    await loads.get(`${scope} names`, async () =>
      pass(await environment.digestUrl(scope), async (content) =>
        hashes.set(scope, await link().ask({ type: 'load', scope, base: environment.base, content }, [content])),
      ),
    );
  };

  const loadFile = (type: 'list' | 'record', scope: string, name: string, address: string) =>
    loads.get(`${scope} ${name}`, () =>
      pass(address, (content) => link().ask({ type, scope, name, content }, [content])),
    );
  const loadLists = async (scope: string, letters: readonly string[]): Promise<void> => {
    const names = await environment.digestUrl(scope);
    const listAddress = (letter: string) => partAddress(names, letter, hashes.get(scope)?.[letter]);
    await Promise.all(letters.map((letter) => loadFile('list', scope, letter, listAddress(letter))));
  };
  const loadRecords = async (scope: string, records: readonly string[]): Promise<void> => {
    const recordAddress = (record: string) => `${environment.base}data/pages/${record}.json`;
    await Promise.allSettled(records.map((record) => loadFile('record', scope, record, recordAddress(record))));
  };
  const loadVersionWords = async () => {
    await loads.get('version words', async () => {
      const url = await environment.versionWordsUrl();
      if (url) await pass(url, (content) => link().ask({ type: 'versionWords', content }, [content]));
    });
  };

  return { link, load, loadLists, loadRecords, loadVersionWords };
}
