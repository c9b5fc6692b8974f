/**
 * The provider without a server: fetches the parts of the scope's digest that a query needs, passes them to a worker,
 * and asks the worker.
 */
import type { SearchEnvironment, SearchObserver, SearchProvider, SearchRequest } from '../provider.ts';
import { workerFiles } from './worker-files.ts';
import type { WorkerLink } from './worker-link.ts';

/** Asks the worker when it has answered the search before. Rejects if nobody waits for the answer. */
function askingInTurn(link: () => WorkerLink) {
  let turn: Promise<unknown> = Promise.resolve();
  return (request: SearchRequest, observer: SearchObserver | undefined) => {
    const expectWaiting = () => {
      if (observer?.isStale()) throw new Error('The search is stale.');
    };
    const answer = turn.then(async () => {
      expectWaiting();
      const findings = await link().ask({ type: 'search', request });
      expectWaiting();
      return findings;
    });
    turn = answer.catch(() => null);
    return answer;
  };
}

/** Creates the provider. Fetches nothing before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  const { link, load, loadParts, loadVersionWords } = workerFiles(environment, startWorker);

  /** Versions that are no longer maintained come after the others, and unreleased ones last. */
  const releasedFirst = (labels: readonly string[]) => {
    const statuses = new Map(environment.versions.map(({ label, status }) => [label, status]));
    const later: readonly unknown[] = ['unmaintained', 'unreleased'];
    const orderOf = (label: string) => later.indexOf(statuses.get(label));
    return [...labels].sort((a, b) => orderOf(a) - orderOf(b));
  };

  const askInTurn = askingInTurn(link);

  return {
    attribution: { name: 'this browser', href: null },
    warm: (scope) => void load(scope).catch(() => {}),
    async search(request, observer) {
      const { scope } = request;
      await load(scope);
      for (;;) {
        const { response, wanted, isRanked } = await askInTurn(request, observer);
        if (!wanted.length) return response;
        if (isRanked && response.groups.length) observer?.show?.(response);
        try {
          await loadParts(scope, 'part', wanted);
        } catch (error) {
          // An answer from the names is better than none.
          if (response.total) return response;
          throw error;
        }
      }
    },
    async snippets(request, hits) {
      try {
        const files = new Set(hits.flatMap(({ textFile }) => textFile ?? []));
        await loadParts(request.scope, 'texts', [...files]).catch(() => null);
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
        return other && { ...other, versions: releasedFirst(other.versions) };
      } catch {
        return null;
      }
    },
    viewed: () => {},
    opened: () => {},
  };
}
