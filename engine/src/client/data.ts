/**
 * Access to the site's data files: manifest, metadata, records, sections, packs. Each is fetched once and cached.
 */
import { isDataSection, isManifest, isPack, isPageRecord, isSetMeta } from '../model/data-checks.ts';
import type { Manifest, SetFiles } from '../model/manifest.ts';
import type { PageState } from '../model/page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from '../model/record.ts';
import type { Guard } from '../problems/guards.ts';
import { checkedPages } from '../site/checked-pages.ts';

/** A page's set, metadata, and content. */
export interface FoundPage {
  readonly set: SetMeta;
  readonly doc: DocMeta;
  readonly record: PageRecord;
}

/** Time after which a file that has not arrived counts as failed: a host or a proxy may never answer. */
const stalledMs = 10_000;
const isStalled = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

async function fetchJson(url: string): Promise<unknown> {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new DOMException(`${url} did not arrive.`, 'TimeoutError')), stalledMs);
  try {
    const response = await fetch(url, { credentials: 'same-origin', signal: stalled.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

export interface Data {
  readonly state: PageState | null;
  /** Base path without a trailing slash. */
  readonly base: string;
  manifest(): Promise<Manifest>;
  files(set: string): Promise<SetFiles>;
  meta(set: string): Promise<SetMeta>;
  /** Fetches the section of a page, which also contains the pages around it. */
  section(set: string, id: string): Promise<void>;
  /** Returns the page at a path below its set's root, or null if there is none. */
  page(set: string, path: string): Promise<FoundPage | null>;
  /** The same, but null if the page's data is not in memory yet. */
  pageNow(set: string, path: string): FoundPage | null;
  /** Whether the set's metadata is in memory and has no page at a path. */
  lacks(set: string, path: string): boolean;
  /** Forgets everything that was fetched: the site has been edited. */
  forget(): void;
}

/** Creates the access to the data files, given the document's state. */
export function makeData(state: PageState | null, base: string): Data {
  const asked = new Map<string, Promise<unknown>>();
  /** Fetches JSON once. After a failure, a later call tries again. Rejects if it isn't what was asked for. */
  const json = async <T>(url: string, isExpected: Guard<T>): Promise<T> => {
    let answer = asked.get(url);
    if (!answer) {
      answer = fetchJson(url);
      asked.set(url, answer);
      answer.catch(() => asked.delete(url));
    }
    const value = await answer;
    if (isExpected(value)) return value;
    asked.delete(url);
    throw new Error(`${url} is malformed.`);
  };
  const metas = new Map<string, SetMeta>();
  const records = new Map<string, Map<string, PageRecord>>();
  const manifest = () => json(state?.manifest ?? `${base}/data/manifest.json`, isManifest);
  const files = async (set: string): Promise<SetFiles> => {
    if (state && set === state.set) return state.files;
    const found = (await manifest()).sets[set];
    if (!found) throw new Error(`The site has no set of pages "${set}".`);
    return found;
  };
  const meta = async (set: string) => {
    const known = metas.get(set);
    if (known) return known;
    const loaded = await json((await files(set)).meta, isSetMeta);
    metas.set(set, loaded);
    return loaded;
  };
  const keep = (set: string, pages: readonly PageRecord[]) => {
    const known = records.get(set) ?? new Map<string, PageRecord>();
    records.set(set, known);
    for (const record of checkedPages(pages, set)) known.set(record.id, record);
  };
  const loadSection = async (set: SetMeta, doc: DocMeta | undefined) => {
    const hash = doc?.section === undefined ? undefined : set.sections[doc.section];
    if (hash !== undefined) keep(set.name, (await json(`${base}/data/sections/${hash}.json`, isDataSection)).pages);
  };
  const loadPack = async (set: string) => keep(set, (await json((await files(set)).pack, isPack)).pages);
  const pageNow = (name: string, path: string): FoundPage | null => {
    const set = metas.get(name);
    const doc = set?.docs.find((one) => one.path === path);
    const record = doc && records.get(name)?.get(doc.id);
    return set && doc && record ? { set, doc, record } : null;
  };
  return {
    state,
    base,
    manifest,
    files,
    meta,
    section: async (name, id) => {
      const set = await meta(name);
      await loadSection(
        set,
        set.docs.find((one) => one.id === id),
      );
    },
    pageNow,
    forget() {
      for (const known of [metas, records, asked]) known.clear();
    },
    lacks(name, path) {
      const set = metas.get(name);
      return set !== undefined && !set.docs.some((one) => one.path === path);
    },
    async page(name, path) {
      const now = pageNow(name, path);
      if (now) return now;
      const set = await meta(name);
      const doc = set.docs.find((one) => one.path === path);
      if (!doc) return null;
      try {
        const record = await json(`${base}/data/pages/${doc.record}.json`, isPageRecord);
        keep(name, [record]);
        if (record.id !== doc.id) throw new Error(`${doc.record} is the page ${record.id} instead of ${doc.id}.`);
        return { set, doc, record };
      } catch (error) {
        // The reader has waited long enough.
        if (isStalled(error)) throw error;
        // Offline, the page may be in its section or, in a kept version, in the pack.
        await loadSection(set, doc).catch(() => loadPack(name).catch(() => undefined));
        const kept = pageNow(name, path);
        if (kept) return kept;
        throw error;
      }
    },
  };
}
