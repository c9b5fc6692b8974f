/** Access to the site's data files: manifest, metadata, records, sections, packs. Each is fetched once and cached. */
import { isDataSection, isManifest, isPack, isPageRecord, isSetMeta } from '../model/data-checks.ts';
import { fetchData } from '../model/fetch-file.ts';
import type { Manifest, SetFiles } from '../model/manifest.ts';
import type { PageState } from '../model/page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from '../model/record.ts';
import type { Guard } from '../problems/guards.ts';
import { promiseMemo } from '../problems/memo.ts';
import { checkedPages } from '../site/checked-pages.ts';

export interface FoundPage {
  readonly set: SetMeta;
  readonly doc: DocMeta;
  readonly record: PageRecord;
}

/** Time after which a file that has not arrived counts as failed: a host or a proxy may never answer. */
const stalledMs = 10_000;
const isStalled = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

async function fetchInTime<T>(url: string, isExpected: Guard<T>): Promise<T> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new DOMException(`${url} did not arrive.`, 'TimeoutError')), stalledMs);
  return fetchData(url, isExpected, { signal: stalled.signal }).finally(() => clearTimeout(timer));
}

export interface Data {
  readonly state: PageState | null;
  readonly base: string;
  manifest(): Promise<Manifest>;
  files(set: string): Promise<SetFiles>;
  meta(set: string): Promise<SetMeta>;
  /** Fetches the section of a page, which also contains the pages around it, unless the page is in memory already. */
  section(set: string, id: string): Promise<void>;
  page(set: string, path: string): Promise<FoundPage | null>;
  /** The same, but null if the page's data is not in memory yet. */
  pageNow(set: string, path: string): FoundPage | null;
  /** Whether the set's metadata is in memory and has no page at a path. */
  lacks(set: string, path: string): boolean;
  /** Forgets everything that was fetched: the site has been edited. */
  forget(): void;
}

/** Loads a file. Rejects if it isn't what was asked for. */
type LoadJson = <T>(url: string, isExpected: Guard<T>) => Promise<T>;

const docOf = (
  { docs }: SetMeta,
  { id, path }: { readonly id?: string; readonly path?: string },
): DocMeta | undefined => docs.find((doc) => doc.id === id || doc.path === path);

function pageMemory() {
  const metas = new Map<string, SetMeta>();
  const records = new Map<string, Map<string, PageRecord>>();
  return {
    metas,
    add(set: string, pages: readonly PageRecord[]) {
      const ofSet = records.get(set) ?? new Map<string, PageRecord>();
      records.set(set, ofSet);
      for (const record of checkedPages(pages, set)) ofSet.set(record.id, record);
    },
    page(name: string, path: string): FoundPage | null {
      const set = metas.get(name);
      const doc = set && docOf(set, { path });
      const record = doc && records.get(name)?.get(doc.id);
      return set && doc && record ? { set, doc, record } : null;
    },
    clear() {
      metas.clear();
      records.clear();
    },
  };
}

export function makeData(state: PageState | null, base: string): Data {
  const files = promiseMemo();
  const load: LoadJson = (url, isExpected) => files.get(url, () => fetchInTime(url, isExpected));
  const memory = pageMemory();
  const manifest = () => load(state?.manifest ?? `${base}/data/manifest.json`, isManifest);
  const filesOf = async (name: string): Promise<SetFiles> => {
    if (state && name === state.set) return state.files;
    const ofSet = (await manifest()).sets[name];
    if (!ofSet) throw new Error(`The site has no set of pages "${name}".`);
    return ofSet;
  };
  const meta = async (name: string) => {
    const loaded = memory.metas.get(name) ?? (await load((await filesOf(name)).meta, isSetMeta));
    memory.metas.set(name, loaded);
    return loaded;
  };
  const loadSection = async (set: SetMeta, doc: DocMeta | undefined) => {
    const hash = doc?.section === undefined ? undefined : set.sections[doc.section];
    const address = `${base}/data/sections/${hash}.json`;
    if (hash !== undefined) memory.add(set.name, (await load(address, isDataSection)).pages);
  };
  const loadPack = async (name: string) => memory.add(name, (await load((await filesOf(name)).pack, isPack)).pages);
  const loadRecord = async (name: string, doc: DocMeta): Promise<PageRecord> => {
    const record = await load(`${base}/data/pages/${doc.record}.json`, isPageRecord);
    memory.add(name, [record]);
    if (record.id !== doc.id) throw new Error(`${doc.record} is the page ${record.id} instead of ${doc.id}.`);
    return record;
  };
  return {
    state,
    base,
    manifest,
    files: filesOf,
    meta,
    async section(name, id) {
      const set = await meta(name);
      const doc = docOf(set, { id });
      if (doc && !memory.page(name, doc.path)) await loadSection(set, doc);
    },
    pageNow: memory.page,
    forget() {
      memory.clear();
      files.clear();
    },
    lacks(name, path) {
      const set = memory.metas.get(name);
      return set !== undefined && !docOf(set, { path });
    },
    async page(name, path) {
      const now = memory.page(name, path);
      if (now) return now;
      const set = await meta(name);
      const doc = docOf(set, { path });
      if (!doc) return null;
      try {
        return { set, doc, record: await loadRecord(name, doc) };
      } catch (error) {
        // The reader has waited long enough.
        if (isStalled(error)) throw error;
        // Offline, the page may be in its section or, in a version saved for offline, in the pack.
        await loadSection(set, doc).catch(() => loadPack(name).catch(() => undefined));
        const found = memory.page(name, path);
        if (found) return found;
        throw error;
      }
    },
  };
}
