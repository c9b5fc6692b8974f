/** The provider without a server: fetches the parts of the scope's digest that a query needs, passes them to a worker, and asks the worker. */
import type { SearchEnvironment, SearchProvider } from '../provider.ts';
import type { AnswerTo, TaskType, WorkerReply, WorkerTask } from './worker.ts';

/** Creates the provider. Fetches nothing before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  /** Files for the worker that are loaded or loading. */
  const loads = new Map<string, Promise<unknown>>();
  let worker: WorkerLink | null = null;

  const link = () => {
    if (!worker || worker.broken) {
      worker = new WorkerLink(startWorker());
      loads.clear();
    }
    return worker;
  };

  /** Loads something once. After a failure, the next call tries again. */
  const once = (key: string, load: () => Promise<unknown>): Promise<unknown> => {
    const loading = loads.get(key) ?? load();
    loads.set(key, loading);
    loading.catch(() => loads.get(key) === loading && loads.delete(key));
    return loading;
  };

  /** Versions that are no longer maintained come last. */
  const maintainedFirst = (labels: readonly string[]) => {
    const ended = environment.versions.filter(({ status }) => status === 'unmaintained').map(({ label }) => label);
    return [...labels.filter((label) => !ended.includes(label)), ...labels.filter((label) => ended.includes(label))];
  };

  const fetchDigest = async (scope: string, name: string) => fetchBytes(`${await environment.digestUrl(scope)}${name}.json`);
  const addDigest = (scope: string, content: ArrayBuffer) => link().ask({ type: 'load', scope, base: environment.base, content });

  /** Loads all parts in one file, which versions kept offline have. */
  const loadWhole = (scope: string) => once(`${scope} whole`, async () => addDigest(scope, await fetchDigest(scope, 'whole')));

  // Async, so that a worker that cannot be started causes a rejection instead of an exception.
  const load = async (scope: string): Promise<void> => {
    // First, because a new worker has to load everything again.
    link();
    await once(`${scope} names`, async () => {
      const content = await fetchDigest(scope, 'names').catch(() => null);
      await (content ? addDigest(scope, content) : loadWhole(scope));
    });
  };

  /** Loads parts of a digest, or else all of it; false if both fail. */
  const loadParts = async (scope: string, type: 'list' | 'texts', names: readonly string[]): Promise<boolean> => {
    const loading = names.map((name) =>
      once(`${scope} ${type} ${name}`, async () => {
        const content = await (type === 'list' ? fetchDigest(scope, name) : fetchBytes(`${environment.textsUrl}${name}.json`));
        await link().ask({ type, scope, name, content });
      }),
    );
    const failed = (await Promise.allSettled(loading)).some(({ status }) => status === 'rejected');
    return (
      !failed ||
      loadWhole(scope).then(
        () => true,
        () => false,
      )
    );
  };

  return {
    attribution: { name: 'this browser', href: null },
    warm: (scope) => void load(scope).catch(() => {}),
    async search(request) {
      const { scope } = request;
      await load(scope);
      for (;;) {
        const { response, wanted } = await link().ask({ type: 'search', request });
        // An answer from the names is better than none.
        if (wanted.length === 0 || !(await loadParts(scope, 'list', wanted))) return response;
      }
    },
    async snippets(request, hits) {
      try {
        await loadParts(request.scope, 'texts', [...new Set(hits.flatMap(({ textFile }) => textFile ?? []))]);
        const ids = hits.map(({ id }) => id);
        return await link().ask({ type: 'snippets', request, hits: ids });
      } catch {
        return new Map();
      }
    },
    async otherVersions(query, scope) {
      try {
        await once('version words', async () => {
          const url = await environment.versionWordsUrl();
          if (url) await link().ask({ type: 'versionWords', content: await fetchBytes(url) });
        });
        const other = await link().ask({ type: 'otherVersions', query, scope });
        return other && { ...other, versions: maintainedFirst(other.versions) };
      } catch {
        return null;
      }
    },
    viewed: () => {},
    opened: () => {},
  };
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response.arrayBuffer();
}

/** Milliseconds after which a worker that does not answer counts as broken. */
const answerTimeoutMs = 10_000;

/** A question that the worker has not answered. */
interface Waiting {
  fail(error: Error): void;
}

/** The page's connection to a worker: each task travels with a port for its answer. A `broken` one has to be replaced. */
class WorkerLink {
  broken = false;
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly worker: Worker) {
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The search worker could not be started.')));
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
