/** Loads the files that the search worker needs, each once, and passes them to it. */
import type { SearchEnvironment } from '../provider.ts';
import { WorkerLink } from './worker-link.ts';

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response.arrayBuffer();
}

export interface WorkerFiles {
  /** The worker, which is started on first use and replaced when it is broken. */
  link(): WorkerLink;
  /** Loads what every search in a version needs. */
  load(scope: string): Promise<void>;
  /** Loads parts of a digest, or what is kept offline of it. */
  loadParts(scope: string, type: 'part' | 'texts', names: readonly string[]): Promise<void>;
  /** Loads which words each version has. */
  loadVersionWords(): Promise<void>;
}

/** Loads something once. After a failure, the next call tries again. */
function loadOnce(loads: Map<string, Promise<unknown>>, key: string, load: () => Promise<unknown>): Promise<unknown> {
  const loading = loads.get(key) ?? load();
  loads.set(key, loading);
  loading.catch(() => loads.get(key) === loading && loads.delete(key));
  return loading;
}

export function workerFiles(environment: SearchEnvironment, startWorker: () => Worker): WorkerFiles {
  /** What is loaded or loading, by name. */
  const loads = new Map<string, Promise<unknown>>();
  const once = (key: string, make: () => Promise<unknown>) => loadOnce(loads, key, make);
  let worker: WorkerLink | null = null;

  const link = () => {
    if (!worker || worker.broken) {
      worker = new WorkerLink(startWorker());
      loads.clear();
    }
    return worker;
  };

  const fetchDigest = async (scope: string, name: string) =>
    fetchBytes(`${await environment.digestUrl(scope)}${name}.json`);
  const addDigest = (scope: string, content: ArrayBuffer) =>
    link().ask({ type: 'load', scope, base: environment.base, content });

  /**
   * Loads all parts in one file, if the version is kept offline: anyone else would wait for megabytes. Throws the cause
   * otherwise.
   */
  const loadKept = (scope: string, cause: unknown) =>
    once(`${scope} whole`, async () => {
      const file = await caches.match(`${await environment.digestUrl(scope)}whole.json`, { ignoreVary: true });
      if (!file) throw cause;
      await addDigest(scope, await file.arrayBuffer());
    });

  // Async, so that a worker that cannot be started causes a rejection instead of an exception.
  const load = async (scope: string): Promise<void> => {
    // First, because a new worker has to load everything again.
    link();
    await once(`${scope} names`, async () => {
      await fetchDigest(scope, 'names').then(
        (content) => addDigest(scope, content),
        (error: unknown) => loadKept(scope, error),
      );
    });
  };

  const loadParts = async (scope: string, type: 'part' | 'texts', names: readonly string[]): Promise<void> => {
    const fetchPart = (name: string) =>
      type === 'part' ? fetchDigest(scope, name) : fetchBytes(`${environment.textsUrl}${name}.json`);
    const add = async (name: string) => link().ask({ type: 'part', scope, name, content: await fetchPart(name) });
    const loading = names.map((name) => once(`${scope} ${type} ${name}`, () => add(name)));
    await Promise.all(loading).catch((error: unknown) => loadKept(scope, error));
  };

  const loadVersionWords = async () => {
    await once('version words', async () => {
      const url = await environment.versionWordsUrl();
      if (url) await link().ask({ type: 'versionWords', content: await fetchBytes(url) });
    });
  };

  return { link, load, loadParts, loadVersionWords };
}
