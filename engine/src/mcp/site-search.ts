/** Searches a site as its own search does, with the same index. */
import type { Task } from '../model/ask-worker.ts';
import { memoOf, promiseMemo } from '../problems/memo.ts';
import { makeHandler, type SearchTasks } from '../search/embedded/tasks.ts';
import { shortenQuery } from '../search/pasted.ts';
import type { SearchResponse } from '../search/provider.ts';
import type { CachedSite } from './cached-site.ts';
import type { SiteReader } from './site-reader.ts';

/** Maximum number of characters of a message or question that is searched for: more than a person types. */
const queryLimit = 200;

/** The indexes of a site, which many questions use. */
const indexesOf = memoOf((_site: CachedSite) => ({
  handle: makeHandler(),
  loaded: promiseMemo(),
  words: '',
}));

function ask<Type extends keyof SearchTasks>(
  { site }: SiteReader,
  task: Task<SearchTasks, Type>,
): SearchTasks[Type]['answer'] {
  const answer = indexesOf(site).handle(task);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}

async function loadIndex(reader: SiteReader, version: string): Promise<void> {
  const content = await reader.bytes((await reader.manifest()).wholeDigests[version] ?? '');
  ask(reader, { type: 'load', scope: version, base: `${reader.base}/`, content });
}

export async function searchVersion(
  reader: SiteReader,
  version: string,
  query: string,
  hits: number,
): Promise<SearchResponse> {
  await reader.filesOf(version);
  const { build } = await reader.manifest();
  await indexesOf(reader.site).loaded.get(`${build} ${version}`, () => loadIndex(reader, version));
  const request = {
    query: shortenQuery(query, queryLimit),
    scope: version,
    offset: 0,
    hits,
    perGroup: 2,
    snippetWords: 30,
  };
  return ask(reader, { type: 'search', request }).response;
}

export async function versionWith(
  reader: SiteReader,
  scope: string,
  query: string,
): Promise<{ readonly words: readonly string[]; readonly version: string } | null> {
  const { versionWords } = await reader.manifest();
  const indexes = indexesOf(reader.site);
  if (indexes.words !== versionWords) {
    ask(reader, { type: 'versionWords', content: await reader.bytes(versionWords) });
    indexes.words = versionWords;
  }
  const other = ask(reader, { type: 'otherVersions', query: shortenQuery(query, queryLimit), scope });
  const [version] = other?.versions ?? [];
  return other && version !== undefined ? { words: other.words, version } : null;
}
