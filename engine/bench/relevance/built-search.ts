/** Searches the built site without a browser: the worker's handler with the files that a browser would fetch. */
import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Pack, SetMeta } from '../../src/model/record.ts';
import { type Found, makeHandler, type Task } from '../../src/search/embedded/worker.ts';
import { type DigestNames, pagesOfNames } from '../../src/search/index/digest.ts';
import { pagesOfSet, type SourcePage } from '../../src/search/index/sections.ts';
import { hitsPerGroup, hitsPerSearch, queryLength, snippetWords } from '../../src/search/limits.ts';
import { unversionedSet } from '../../src/versions/site-versions.ts';

export interface BuiltSearch {
  /** Label of the latest version. */
  readonly latest: string;
  /** Searches a version like the dialog; returns the addresses of the results in display order. */
  search(query: string, scope: string): string[];
  /** The pages of a version and the unversioned ones, in full. */
  pages(scope: string): SourcePage[];
}

/** Reads the built site in `dist`. */
export function builtSearch(dist: string): BuiltSearch {
  const read = (address: string) => fs.readFileSync(path.join(dist, address));
  const json = <T>(address: string) => JSON.parse(read(address).toString()) as T;
  const manifest = json<Manifest>('data/manifest.json');
  const files = (set: string) => {
    const found = manifest.sets[set];
    if (!found) throw new Error(`The site has no version "${set}".`);
    return found;
  };
  const bytes = (address: string) => {
    const { buffer, byteOffset, byteLength } = read(address);
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  };
  const answer = makeHandler();
  const ask = (task: Task) => {
    const given = answer({ ...task, id: 0 });
    if ('error' in given) throw new Error(given.error);
    return given.value;
  };
  const loaded = new Set<string>();
  return {
    latest: manifest.latest,
    search(query, scope) {
      const { digest } = files(scope);
      if (!loaded.has(scope)) ask({ type: 'load', scope, base: '/', content: bytes(`${digest}names.json`) });
      loaded.add(scope);
      const request = {
        query: query.slice(0, queryLength),
        scope,
        offset: 0,
        hits: hitsPerSearch,
        perGroup: hitsPerGroup,
        snippetWords,
      };
      for (;;) {
        const { response, wanted } = ask({ type: 'search', request }) as Found;
        for (const name of wanted) ask({ type: 'list', scope, name, content: bytes(`${digest}${name}.json`) });
        if (wanted.length === 0) return response.groups.flatMap(({ hits }) => hits.map(({ url }) => url));
      }
    },
    pages(scope) {
      const names = json<DigestNames>(`${files(scope).digest}names.json`);
      const askedAs = new Map(pagesOfNames(names).map((page) => [page.path, page.askedAs]));
      return [scope, unversionedSet].flatMap((set) => {
        const { meta, pack } = files(set);
        return pagesOfSet(json<SetMeta>(meta), json<Pack>(pack).pages).map((page) => ({ ...page, askedAs: askedAs.get(page.path) ?? [] }));
      });
    },
  };
}
