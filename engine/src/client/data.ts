/** Access to the site's data files: manifest, metadata of sets, records of pages. Each is fetched once and cached. */

import type { Guard } from '../basics/guards.ts';
import { promiseMemo } from '../basics/memo.ts';
import { isManifest, isPageRecord, isSetMeta } from '../model/data-checks.ts';
import type { Manifest, SetFiles } from '../model/manifest.ts';
import type { PageState } from '../model/page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from '../model/record.ts';
import { fetchData } from '../transport/fetch-file.ts';
import { fileEnding } from './address.ts';

export interface FoundPage {
  readonly set: SetMeta;
  readonly doc: DocMeta;
  readonly record: PageRecord;
}

/** Time after which a file that has not arrived counts as failed: a host or a proxy may never answer. */
const stalledMs = 10_000;

async function fetchInTime<T>(url: string, isExpected: Guard<T>): Promise<T> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new DOMException(`${url} did not arrive.`, 'TimeoutError')), stalledMs);
  return fetchData(url, isExpected, stalled.signal).finally(() => clearTimeout(timer));
}

export interface Data {
  readonly state: PageState | null;
  readonly base: string;
  manifest(): Promise<Manifest>;
  files(set: string): Promise<SetFiles>;
  meta(set: string): Promise<SetMeta>;
  page(set: string, path: string): Promise<FoundPage | null>;
  /** The same, but null if the page's data is not in memory yet. */
  pageNow(set: string, path: string): FoundPage | null;
  /**
   * Whether the set has a page at a path, by its list; or, while that isn't in memory, whether the path may be a page's:
   * it doesn't end like a file's. If that is wrong, the browser loads a document, which is right for both.
   */
  mayHave(set: string, path: string): boolean;
}

/** Loads a file. Rejects if it isn't what was asked for. */
type LoadJson = <T>(url: string, isExpected: Guard<T>) => Promise<T>;

const docAt = ({ docs }: SetMeta, path: string): DocMeta | undefined => docs.find((doc) => doc.path === path);

export function makeData(state: PageState | null, base: string): Data {
  const files = promiseMemo();
  const load: LoadJson = (url, isExpected) => files.get(url, () => fetchInTime(url, isExpected));
  const metas = new Map<string, SetMeta>();
  /** By the hash that names it. */
  const records = new Map<string, PageRecord>();
  const manifest = () => load(state?.manifest ?? `${base}/data/manifest.json`, isManifest);
  const filesOf = async (name: string): Promise<SetFiles> => {
    if (state && name === state.set) return state.files;
    const ofSet = (await manifest()).sets[name];
    if (!ofSet) throw new Error(`The site has no set of pages "${name}".`);
    return ofSet;
  };
  const meta = async (name: string) => {
    const loaded = metas.get(name) ?? (await load((await filesOf(name)).meta, isSetMeta));
    metas.set(name, loaded);
    return loaded;
  };
  const loadRecord = async ({ id, record: hash }: DocMeta): Promise<PageRecord> => {
    const isPage = (value: unknown): value is PageRecord => isPageRecord(value) && value.id === id;
    const record = await load(`${base}/data/pages/${hash}.json`, isPage);
    records.set(hash, record);
    return record;
  };
  return {
    state,
    base,
    manifest,
    files: filesOf,
    meta,
    pageNow(name, path) {
      const set = metas.get(name);
      const doc = set && docAt(set, path);
      const record = doc && records.get(doc.record);
      return set && doc && record ? { set, doc, record } : null;
    },
    mayHave(name, path) {
      const set = metas.get(name);
      return set ? docAt(set, path) !== undefined : !fileEnding.test(path);
    },
    async page(name, path) {
      const set = await meta(name);
      const doc = docAt(set, path);
      return doc ? { set, doc, record: await loadRecord(doc) } : null;
    },
  };
}
