/** The provider that needs no server: fetches the scope's files, hands them to a worker and asks it. */
import type { SearchEnvironment, SetUrls } from '../environment.ts';
import type { OtherVersions, SearchProvider, SearchResponse } from '../provider.ts';
import type { SourceFiles } from './handler.ts';
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

  const load = (scope: string): Promise<void> => {
    const to = link();
    const running = loads.get(scope);
    if (running) return running;
    const fresh = fetchSources(environment, scope).then(async (sources) => {
      const buffers = sources.flatMap(({ meta, content }) => (meta ? [meta, content] : [content]));
      await to.ask({ type: 'load', scope, base: environment.base, sources }, buffers);
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

/** The version's files and those of the unversioned pages. The version has to come; the others are left out where they cannot be had. */
async function fetchSources(environment: SearchEnvironment, scope: string): Promise<SourceFiles[]> {
  const fetchSet = async (set: string) => fetchFiles(await environment.setUrls(set));
  const unversioned = fetchSet(unversionedSet).catch(() => null);
  if (scope === unversionedSet) return [await fetchSet(scope)];
  const own = await fetchSet(scope);
  const others = await unversioned;
  return others ? [own, others] : [own];
}

async function fetchFiles({ meta, pack, digest }: SetUrls): Promise<SourceFiles> {
  if (digest) return { meta: null, content: await fetchBytes(digest) };
  const [metaBytes, content] = await Promise.all([fetchBytes(meta), fetchBytes(pack)]);
  return { meta: metaBytes, content };
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response.arrayBuffer();
}
