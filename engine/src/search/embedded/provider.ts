/**
 * The provider without a server: fetches the parts of the scope's digest that a query needs, passes them to a worker,
 * and asks the worker.
 */
import type { SearchEnvironment, SearchProvider } from '../provider.ts';
import { workerFiles } from './worker-files.ts';

/** Creates the provider. Fetches nothing before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  const { link, load, loadLists, loadRecords, loadVersionWords } = workerFiles(environment, startWorker);

  return {
    attribution: { name: 'your browser', href: null },
    warm: (scope) => void load(scope).catch(() => {}),
    async search(request) {
      const { scope } = request;
      await load(scope);
      for (;;) {
        const { response, wanted } = await link().ask({ type: 'search', request });
        if (!wanted.length) return response;
        try {
          await loadLists(scope, wanted);
        } catch (error) {
          // An answer from the names is better than none.
          if (response.total) return response;
          throw error;
        }
      }
    },
    async snippets(request, hits) {
      try {
        const records = new Set(hits.flatMap(({ record }) => record ?? []));
        await loadRecords(request.scope, [...records]);
        const ids = hits.map(({ id }) => id);
        return await link().ask({ type: 'snippets', request, hits: ids });
      } catch {
        return new Map();
      }
    },
    async otherVersions(query, scope) {
      try {
        await loadVersionWords();
        return await link().ask({ type: 'otherVersions', query, scope });
      } catch {
        return null;
      }
    },
    viewed: () => {},
    opened: () => {},
  };
}
