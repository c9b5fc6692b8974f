/** The provider without a server: fetches the parts of the scope's digest that a query needs, passes them to a worker, and asks the worker. */
import type { Fragment, OtherVersions, SearchEnvironment, SearchProvider } from '../provider.ts';
import type { Found, Question } from './worker.ts';
import { WorkerLink } from './worker-link.ts';

type Part = Pick<Extract<Question, { type: 'list' }>, 'type' | 'letter'> | Pick<Extract<Question, { type: 'texts' }>, 'type' | 'file'>;

/** Creates the provider. Fetches nothing before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  /** Files for the worker that are loaded or loading. */
  const loads = new Map<string, Promise<void>>();
  let worker: WorkerLink | null = null;

  const link = () => {
    if (!worker || worker.broken) {
      worker = new WorkerLink(startWorker());
      loads.clear();
    }
    return worker;
  };

  /** Loads something once. After a failure, the next call tries again. */
  const once = (key: string, load: () => Promise<unknown>): Promise<void> => {
    const running = loads.get(key);
    if (running) return running;
    const fresh = load().then(() => undefined);
    loads.set(key, fresh);
    fresh.catch(() => loads.get(key) === fresh && loads.delete(key));
    return fresh;
  };

  /** Loads all parts in one file, which versions kept offline have. */
  const loadWhole = (scope: string) =>
    once(`${scope} whole`, async () => {
      const content = await fetchBytes(`${await environment.digestUrl(scope)}whole.json`);
      await link().ask({ type: 'load', scope, base: environment.base, content }, [content]);
    });

  // Async, so that a worker that cannot be started causes a rejection instead of an exception.
  const load = async (scope: string): Promise<void> => {
    const to = link();
    await once(`${scope} names`, async () => {
      const content = await fetchBytes(`${await environment.digestUrl(scope)}names.json`).catch(() => null);
      if (content) await to.ask({ type: 'load', scope, base: environment.base, content }, [content]);
      else await loadWhole(scope);
    });
  };

  /** Loads parts, or else the whole digest; false if both fail. */
  const loadParts = async (scope: string, parts: readonly Part[]): Promise<boolean> => {
    const loading = parts.map((part) => {
      const name = part.type === 'list' ? part.letter : part.file;
      return once(`${scope} ${part.type} ${name}`, async () => {
        const folder = part.type === 'list' ? await environment.digestUrl(scope) : environment.textsUrl;
        const content = await fetchBytes(`${folder}${name}.json`);
        await link().ask({ ...part, scope, content }, [content]);
      });
    });
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
        const { response, wanted } = (await link().ask({ type: 'search', request })) as Found;
        const parts = wanted.map((letter) => ({ type: 'list', letter }) as const);
        // An answer from the names is better than none.
        if (parts.length === 0 || !(await loadParts(scope, parts))) return response;
      }
    },
    async snippets(request, hits) {
      try {
        const files = new Set(hits.flatMap(({ textFile }) => textFile ?? []));
        await loadParts(
          request.scope,
          [...files].map((file) => ({ type: 'texts', file })),
        );
        const ids = hits.map(({ id }) => id);
        return (await link().ask({ type: 'snippets', request, hits: ids })) as ReadonlyMap<string, readonly Fragment[]>;
      } catch {
        return new Map();
      }
    },
    async otherVersions(query, scope) {
      try {
        await once('version words', async () => {
          const url = await environment.versionWordsUrl();
          if (!url) return;
          const content = await fetchBytes(url);
          await link().ask({ type: 'versionWords', content }, [content]);
        });
        return (await link().ask({ type: 'otherVersions', query, scope })) as OtherVersions | null;
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
