/** Loads the files that the search worker needs, each once, and passes them to it. */

import { WorkerLink } from '../../model/ask-worker.ts';
import { checkResponse, fetchFile, WrongFile } from '../../model/fetch-file.ts';
import { promiseMemo } from '../../problems/memo.ts';
import { type DigestNames, partAddress } from '../index/digest.ts';
import type { SearchEnvironment } from '../provider.ts';
import type { SearchTasks } from './tasks.ts';

export interface WorkerFiles {
  link(): WorkerLink<SearchTasks>;
  load(scope: string): Promise<void>;
  /** Loads parts of a digest, or all of it from a version saved for offline. */
  loadParts(scope: string, type: 'part' | 'texts', names: readonly string[]): Promise<void>;
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
  /** By version, the hashes of the digest's parts. */
  const hashes = new Map<string, DigestNames['hashes']>();
  const addDigest = (scope: string) => async (content: ArrayBuffer) =>
    void hashes.set(scope, await link().ask({ type: 'load', scope, base: environment.base, content }, [content]));
  /**
   * Loads all parts in one file, if the version is saved for offline: anyone else would wait for megabytes. Throws the
   * cause otherwise.
   */
  const loadSaved = (scope: string, cause: unknown) =>
    loads.get(`${scope} whole`, async () => {
      const whole = await environment.wholeDigestUrl(scope);
      const file = await caches.match(whole, { ignoreVary: true });
      if (!file) throw cause;
      await checkResponse(whole, file);
      await addDigest(scope)(await file.arrayBuffer());
    });

  // Async, so that a worker that cannot be started causes a rejection instead of an exception.
  const load = async (scope: string): Promise<void> => {
    // First, because a new worker has to load everything again.
    link();
    await loads.get(`${scope} names`, async () => {
      const names = await environment.digestUrl(scope);
      await pass(names, addDigest(scope)).catch((error: unknown) => loadSaved(scope, error));
    });
  };

  const loadParts = async (scope: string, type: 'part' | 'texts', parts: readonly string[]): Promise<void> => {
    const names = await environment.digestUrl(scope);
    const addressOf = (name: string) =>
      type === 'part' ? partAddress(names, name, hashes.get(scope)?.[name]) : `${environment.textsUrl}${name}.json`;
    const add = (name: string) =>
      pass(addressOf(name), (content) => link().ask({ type: 'part', scope, name, content }, [content]));
    const loading = parts.map((name) => loads.get(`${scope} ${type} ${name}`, () => add(name)));
    await Promise.all(loading).catch((error: unknown) => loadSaved(scope, error));
  };
  const loadVersionWords = async () => {
    await loads.get('version words', async () => {
      const url = await environment.versionWordsUrl();
      if (url) await pass(url, (content) => link().ask({ type: 'versionWords', content }, [content]));
    });
  };

  return { link, load, loadParts, loadVersionWords };
}
