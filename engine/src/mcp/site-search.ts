/** Searches a site as its own search does, with the same index. */
import type { Handler, Task } from '../model/ask-worker.ts';
import { makeHandler, type SearchTasks } from '../search/embedded/tasks.ts';
import { shortenQuery } from '../search/pasted.ts';
import type { SearchResponse } from '../search/provider.ts';
import type { SiteReader } from './site-reader.ts';

/** Maximum number of characters of a message or question that is searched for: more than a person types. */
const queryLimit = 200;

export interface Indexes {
  readonly handle: Handler<SearchTasks>;
  readonly loaded: Map<string, { readonly build: string; readonly ready: Promise<void> }>;
  words?: string;
}

export const emptyIndexes = (): Indexes => ({ handle: makeHandler(), loaded: new Map() });

function ask<Type extends keyof SearchTasks>(
  indexes: Indexes,
  task: Task<SearchTasks, Type>,
): SearchTasks[Type]['answer'] {
  const answer = indexes.handle(task);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}

async function loadIndex({ base, bytes, manifest }: SiteReader, indexes: Indexes, version: string): Promise<void> {
  const content = await bytes((await manifest()).wholeDigests[version] ?? '');
  ask(indexes, { type: 'load', scope: version, base: `${base}/`, content });
}

export async function searchVersion(
  site: SiteReader,
  indexes: Indexes,
  version: string,
  query: string,
  hits: number,
): Promise<SearchResponse> {
  await site.filesOf(version);
  const { build } = await site.manifest();
  const loaded = indexes.loaded.get(version);
  const index = loaded?.build === build ? loaded : { build, ready: loadIndex(site, indexes, version) };
  indexes.loaded.set(version, index);
  index.ready.catch(() => indexes.loaded.delete(version));
  await index.ready;
  const request = {
    query: shortenQuery(query, queryLimit),
    scope: version,
    offset: 0,
    hits,
    perGroup: 2,
    snippetWords: 30,
  };
  return ask(indexes, { type: 'search', request }).response;
}

export async function versionWith(
  { bytes, manifest }: SiteReader,
  indexes: Indexes,
  scope: string,
  query: string,
): Promise<{ readonly words: readonly string[]; readonly version: string } | null> {
  const { versionWords } = await manifest();
  if (indexes.words !== versionWords) {
    ask(indexes, { type: 'versionWords', content: await bytes(versionWords) });
    indexes.words = versionWords;
  }
  const other = ask(indexes, { type: 'otherVersions', query: shortenQuery(query, queryLimit), scope });
  const [version] = other?.versions ?? [];
  return other && version !== undefined ? { words: other.words, version } : null;
}
