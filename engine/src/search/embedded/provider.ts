/**
 * The provider without a server: fetches the parts of the scope's digest that a query needs, passes them to a worker,
 * and asks the worker.
 */
import type { SearchEnvironment, SearchProvider } from '../provider.ts';
import { workerFiles } from './worker-files.ts';

/** Creates the provider. Fetches nothing before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  const { link, load, loadParts, loadVersionWords } = workerFiles(environment, startWorker);

  /** Versions that are no longer maintained come last. */
  const maintainedFirst = (labels: readonly string[]) => {
    const ended = environment.versions.filter(({ status }) => status === 'unmaintained').map(({ label }) => label);
    return [false, true].flatMap((isEnded) => labels.filter((label) => ended.includes(label) === isEnded));
  };

  return {
    attribution: { name: 'this browser', href: null },
    warm: (scope) => void load(scope).catch(() => {}),
    async search(request, observer) {
      const { scope } = request;
      await load(scope);
      for (;;) {
        const { response, wanted, isRanked } = await link().ask({ type: 'search', request });
        if (!wanted.length || observer?.isStale()) return response;
        if (isRanked && response.groups.length) observer?.show?.(response);
        // An answer from the names is better than none.
        if (!(await loadParts(scope, 'part', wanted))) return response;
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
        await loadVersionWords();
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
