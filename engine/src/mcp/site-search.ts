/** Searches a site as its own search does, with the same index. */

import { memoOf } from '../basics/memo.ts';
import { makeHandler, type SearchTasks } from '../search/embedded/tasks.ts';
import { isPublicNames, type NameFate, nameFates } from '../search/names.ts';
import { shortenQuery } from '../search/pasted.ts';
import type { SearchResponse } from '../search/provider.ts';
import type { Task } from '../transport/ask-worker.ts';
import type { Build } from './site.ts';

/** Maximum number of characters of a message or question that is searched for: more than a person types. */
const queryLimit = 200;

/** The indexes of a build, which many questions use. */
const handlerOf = memoOf((_build: Build) => makeHandler());

function ask<Type extends keyof SearchTasks>(build: Build, task: Task<SearchTasks, Type>): SearchTasks[Type]['answer'] {
  const answer = handlerOf(build)(task);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

const shortened = (query: string) => shortenQuery(query, queryLimit);

/** Throws NotThere if there is no such version. */
export async function searchVersion(
  build: Build,
  version: string,
  query: string,
  hits: number,
): Promise<SearchResponse> {
  const digest = build.manifest.wholeDigests[version];
  if (digest === undefined) throw build.noVersion(version);
  await build.data(digest, (text) =>
    ask(build, { type: 'load', scope: version, base: `${build.base}/`, content: bytesOf(text) }),
  );
  const request = { query: shortened(query), scope: version, offset: 0, hits, perGroup: 2, snippetWords: 30 };
  return ask(build, { type: 'search', request }).response;
}

/** The closest version that has the words of a query that `scope`, which was searched before, lacks. */
export async function versionWith(
  build: Build,
  scope: string,
  query: string,
): Promise<{ readonly words: readonly string[]; readonly version: string } | null> {
  await build.data(build.manifest.versionWords, (text) => ask(build, { type: 'versionWords', content: bytesOf(text) }));
  const other = ask(build, { type: 'otherVersions', query: shortened(query), scope });
  const [version] = other?.versions ?? [];
  return other && version !== undefined ? { words: other.words, version } : null;
}

/**
 * What became of the public names in a text.
 * @param page path of the page about names; the file next to it knows
 * @param isUnknown whether the pages of `version` lack a word of the text
 */
export async function fatesOf(
  build: Build,
  page: string | undefined,
  text: string,
  version: string,
  isUnknown: boolean,
): Promise<NameFate[]> {
  if (page === undefined) return [];
  const names = await build.data(`${build.base}${page}.json`, (given) => {
    const value: unknown = JSON.parse(given);
    if (!isPublicNames(value)) throw new Error('it is no list of names');
    return value;
  });
  return nameFates(names, text, version, isUnknown);
}
