/** The provider that needs no server: fetches the scope's files, hands them to a worker and asks it. */
import type { SearchEnvironment, SetUrls } from '../environment.ts';
import type { Elsewhere, SearchProvider, SearchResponse } from '../provider.ts';
import type { Answer, Question, SourceFiles } from './messages.ts';

/** Name of the set that holds the unversioned pages: searched with every version. */
const unversionedSet = 'learn';

type Numbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

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
    async elsewhere(query, scope) {
      try {
        words ??= environment.elsewhereUrl().then(async (url) => {
          if (!url) return;
          const content = await fetchBytes(url);
          await link().ask({ type: 'words', content }, [content]);
        });
        await words;
        return (await link().ask({ type: 'elsewhere', query, scope })) as Elsewhere | null;
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

/** A worker as questions and answers. */
class WorkerLink {
  broken = false;
  private count = 0;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

  constructor(private readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('error' in data) asked?.reject(new Error(data.error));
      else asked?.resolve(data.value);
    });
    worker.addEventListener('error', (event) => this.fail(new Error(event.message || 'The search worker could not be started.')));
  }

  ask(question: Numbered<Question>, transfer: Transferable[] = []): Promise<unknown> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...question, id }, transfer);
    });
  }

  private fail(error: Error): void {
    this.broken = true;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
