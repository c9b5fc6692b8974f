/** Searches the built site like the dialog, without a browser: the worker's handler with the files that it needs. */
import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { manifestSchema } from '../../src/model/manifest.ts';
import { pageRecordSchema, setMetaSchema } from '../../src/model/record.ts';
import { isDigestNames, makeHandler, type SearchTasks } from '../../src/search/embedded/tasks.ts';
import { type DigestNames, pagesOfNames, partAddress } from '../../src/search/index/digest.ts';
import type { SourcePage } from '../../src/search/index/source-page.ts';
import { pagesOfSet } from '../../src/search/index/source-pages.ts';
import { hitsPerGroup, hitsPerSearch, snippetWords } from '../../src/search/limits.ts';
import { limitQuery } from '../../src/search/pasted.ts';
import type { Task } from '../../src/transport/ask-worker.ts';
import { unversionedSet, versionOfSet } from '../../src/versions/site-versions.ts';

export interface ShownResults {
  /** Addresses of the results in display order. */
  readonly urls: readonly string[];
  /** Whether the results are labeled as the closest ones, none of which has every word. */
  readonly isLabeled: boolean;
}

export interface BuiltSearch {
  /** Label of the latest version. */
  readonly latest: string;
  /** Label of the version that an address belongs to; null for unversioned pages. */
  versionOf(address: string): string | null;
  /** Pastes a query into the dialog of a version. */
  search(query: string, scope: string): ShownResults;
  /** The pages of a version and the unversioned ones, in full. */
  pages(scope: string): SourcePage[];
}

/** Reads the data files of a built site. */
function dataFiles(dist: string) {
  const read = (address: string) => fs.readFileSync(path.join(dist, address));
  const json = <T>(address: string, schema: z.ZodType<T>) => schema.parse(JSON.parse(read(address).toString()));
  const manifest = json('data/manifest.json', manifestSchema);
  return {
    read,
    json,
    manifest,
    files(set: string) {
      const setFiles = manifest.sets[set];
      if (!setFiles) throw new Error(`The site has no version "${set}".`);
      return setFiles;
    },
    // A copy, which has the buffer to itself.
    bytes: (address: string) => new Uint8Array(read(address)).buffer,
  };
}

/** Reads the built site in `dist`. */
export function builtSearch(dist: string): BuiltSearch {
  const { read, json, manifest, files, bytes } = dataFiles(dist);
  const roots = Object.keys(manifest.sets)
    .filter((set) => versionOfSet(set) !== null)
    .map((set) => json(files(set).meta, setMetaSchema))
    .sort((a, b) => b.path.length - a.path.length);
  const answer = makeHandler();
  const ask = <Type extends keyof SearchTasks>(task: Task<SearchTasks, Type>) => {
    const given = answer(task);
    if ('error' in given) throw new Error(given.error);
    return given.value;
  };
  const loaded = new Map<string, DigestNames['hashes']>();
  return {
    latest: manifest.latest,
    versionOf: (address) => {
      const page = address.replace(/#.*/, '');
      return roots.find(({ path: root }) => page === root || page.startsWith(`${root}/`))?.label ?? null;
    },
    search(query, scope) {
      const { digest } = files(scope);
      const hashes = loaded.get(scope) ?? ask({ type: 'load', scope, base: '/', content: bytes(digest) });
      loaded.set(scope, hashes);
      const request = {
        query: limitQuery('', query),
        scope,
        offset: 0,
        hits: hitsPerSearch,
        perGroup: hitsPerGroup,
        snippetWords,
      };
      for (;;) {
        const { response, wanted } = ask({ type: 'search', request });
        for (const name of wanted)
          ask({ type: 'list', scope, name, content: bytes(partAddress(digest, name, hashes[name])) });
        if (wanted.length) continue;
        return {
          urls: response.groups.flatMap(({ hits }) => hits.map(({ url }) => url)),
          isLabeled: Boolean(response.groups[0]?.isClosest),
        };
      }
    },
    pages(scope) {
      const names: unknown = JSON.parse(read(files(scope).digest).toString());
      if (!isDigestNames(names)) throw new Error(`The names of "${scope}" are malformed.`);
      const askedAs = new Map(pagesOfNames(names).map((page) => [page.path, page.askedAs]));
      return [scope, unversionedSet].flatMap((set) => {
        const meta = json(files(set).meta, setMetaSchema);
        const records = meta.docs
          .map(({ record }) => json(`data/pages/${record}.json`, pageRecordSchema))
          .filter(({ source }) => source !== '');
        return pagesOfSet(meta, records).map((page) => ({
          ...page,
          askedAs: askedAs.get(page.path) ?? [],
        }));
      });
    },
  };
}
