/** The provider that needs no server: fetches the scope's files, hands them to a worker and asks it. */
import type { SearchEnvironment } from '../environment.ts';
import type { OtherVersions, SearchProvider, SearchResponse } from '../provider.ts';
import { WorkerLink } from './worker-link.ts';

/** Name of the set that holds the unversioned pages: searched with every version. */
const unversionedSet = 'learn';

/** Makes the provider. Nothing is fetched before `warm` or the first search. */
export function makeEmbeddedProvider(environment: SearchEnvironment, startWorker: () => Worker): SearchProvider {
  const loads = new Map<string, Promise<void>>();
  let worker: WorkerLink | null = null;
  let words: Promise<unknown> | null = null;

  const link = () => {
    if (!worker || worker.broken) {
      worker = new WorkerLink(startWorker());
      loads.clear();
      words = null;
    }
    return worker;
  };

  // Async, so that a worker that cannot be started rejects and doesn't throw.
  const load = async (scope: string): Promise<void> => {
    const to = link();
    const running = loads.get(scope);
    if (running) return running;
    const fresh = fetchDigests(environment, scope).then(async (digests) => {
      await to.ask({ type: 'load', scope, base: environment.base, digests }, digests);
    });
    loads.set(scope, fresh);
    fresh.catch(() => loads.delete(scope));
    return fresh;
  };

  return {
    attribution: { name: 'this browser', href: null },
    warm: (scope) => void load(scope).catch(() => {}),
    async search(request) {
      await load(request.scope);
      return (await link().ask({ type: 'search', request })) as SearchResponse;
    },
    async otherVersions(query, scope) {
      try {
        words ??= environment.versionWordsUrl().then(async (url) => {
          if (!url) return;
          const content = await fetchBytes(url);
          await link().ask({ type: 'words', content }, [content]);
        });
        await words;
        return (await link().ask({ type: 'otherVersions', query, scope })) as OtherVersions | null;
      } catch {
        words = null;
        return null;
      }
    },
    viewed: () => {},
    opened: () => {},
  };
}

/** The digests of the version and of the unversioned pages. The version's is needed; search does without the other where it can't be had. */
async function fetchDigests(environment: SearchEnvironment, scope: string): Promise<ArrayBuffer[]> {
  const fetchDigest = async (set: string) => fetchBytes(await environment.digestUrl(set));
  const unversioned = fetchDigest(unversionedSet).catch(() => null);
  if (scope === unversionedSet) return [await fetchDigest(scope)];
  const own = await fetchDigest(scope);
  const others = await unversioned;
  return others ? [own, others] : [own];
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response.arrayBuffer();
}
