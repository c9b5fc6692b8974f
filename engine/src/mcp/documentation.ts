/** The documentation for the tools: versions, pages, search, and the glossary, from the data files of a deployed site. */

import { changesBetween, type VersionChanges } from '../compare/changes/between.ts';
import { guideOf, versionState } from '../compare/guide/guide.ts';
import { upgradeMarkdown } from '../compare/guide/guide-markdown.ts';
import { markdownPath } from '../config/page-href.ts';
import { addressBelow } from '../config/page-path.ts';
import type { Manifest } from '../model/manifest.ts';
import type { DocMeta, Pack, PageRecord, SetMeta } from '../model/record.ts';
import type { UpgradeData } from '../model/upgrade-data.ts';
import { nearest } from '../problems/nearest.ts';
import { inVersion, markdownAddress } from '../render/markdown/link.ts';
import { slug } from '../render/text.ts';
import { type Handler, makeHandler, type ValueOf, type WorkerTask } from '../search/embedded/worker.ts';
import { sectionsOf } from '../search/index/sections.ts';
import { shortenQuery } from '../search/pasted.ts';
import type { SearchResponse } from '../search/provider.ts';
import { unversionedSet } from '../versions/site-versions.ts';
import type { CachedSite } from './cached-site.ts';
import { pageName, placeIn } from './page-name.ts';

/** A question that the documentation can't answer; the message says what it can answer. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** A page, and the version in which it was found. */
export interface VersionedPage {
  readonly meta: SetMeta;
  readonly doc: DocMeta;
  readonly version: string;
}

export interface AnchoredSection {
  readonly heading: string;
  /** Number of headings with the same text before it. */
  readonly nth: number;
  readonly text: string;
}

export interface Page {
  readonly set: string;
  readonly version: string;
  readonly doc: DocMeta;
  /** Address of the page for people. */
  readonly url: string;
  readonly markdown: string;
}

export type GlossaryTerms = Readonly<Record<string, readonly [term: string, definition: string]>>;

/** Called with the date of the copy if an answer comes from an old one. */
export type NoteStale = (staleSince: string) => void;

/** Search indexes, shared by all questions. */
interface Indexes {
  readonly handle: Handler;
  /** By version: the build of the index. */
  readonly loaded: Map<string, { readonly build: string; readonly ready: Promise<void> }>;
  questions: number;
  /** Address of the list of words that was loaded last. */
  words?: string;
  /** The most recent comparisons, by build and versions. */
  readonly compared: Map<string, Promise<VersionChanges>>;
}

/** How many comparisons are kept. */
const mostCompared = 4;

/** Opens the documentation of a site, for one question. */
export function openDocumentation(site: CachedSite): (note: NoteStale) => Documentation {
  const indexes: Indexes = { handle: makeHandler(), loaded: new Map(), questions: 0, compared: new Map() };
  return (note) => documentation(site, indexes, note);
}

function documentation(site: CachedSite, indexes: Indexes, note: NoteStale) {
  const base = new URL(site.address).pathname.replace(/\/+$/, '');

  async function read(file: string): Promise<string | null> {
    const fetched = await site.get(file);
    if (fetched?.staleSince) note(fetched.staleSince);
    return fetched?.text ?? null;
  }

  async function json<Value>(file: string): Promise<Value> {
    const text = await read(file);
    if (text === null) throw new NotThere(`${site.address} has no ${file}: it is not a site of this documentation.`);
    return JSON.parse(text) as Value;
  }

  /** Files are listed with their full paths, but copies are stored by their paths below the site. */
  const below = (address: string) => address.slice(base.length);
  const manifest = () => json<Manifest>('/data/manifest.json');

  async function filesOf(version: string) {
    const { sets } = await manifest();
    const files = Object.hasOwn(sets, version) ? sets[version] : undefined;
    if (files) return files;
    const labels = Object.keys(sets).filter((name) => name !== unversionedSet);
    throw new NotThere(`There is no version "${version}". The versions are ${labels.join(', ')}.`);
  }

  const metaOf = async (version: string) => json<SetMeta>(below((await filesOf(version)).meta));
  const bytes = async (address: string) => new TextEncoder().encode((await read(below(address))) ?? '').buffer as ArrayBuffer;

  async function loadIndex(version: string): Promise<void> {
    const content = await bytes(`${(await filesOf(version)).digest}whole.json`);
    ask({ type: 'load', scope: version, base: `${base}/`, content });
  }

  function ask<T extends WorkerTask>(task: T): ValueOf<T> {
    indexes.questions += 1;
    const answer = indexes.handle<T>({ ...task, id: indexes.questions });
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  /**
   * A page of a version or an unversioned one, by its path, its address, or its title. The version in an address takes precedence.
   * @throws NotThere if there is none; the message names the closest one
   */
  async function findPage(asked: string, name: string): Promise<VersionedPage> {
    const { path } = pageName(name);
    const { starts } = await manifest();
    const place = placeIn(path, starts, base);
    const version = place && place.set !== unversionedSet ? place.set : asked;
    const below = place ? place.below : path.slice(path === base || path.startsWith(`${base}/`) ? base.length + 1 : 1);
    const metas = await Promise.all([metaOf(version), metaOf(unversionedSet)]);
    const titled = name.trim().toLowerCase();
    const isNamed = (doc: DocMeta) => doc.path === below || (below !== '' && doc.id === below) || doc.label.toLowerCase() === titled;
    for (const meta of metas) {
      const doc = meta.docs.find((candidate) => candidate.path === below) ?? meta.docs.find(isNamed);
      if (doc) return { meta, doc, version };
    }
    const names = metas.flatMap((meta) => meta.docs.map((doc) => doc.path || 'index'));
    const near = nearest(below, names);
    throw new NotThere(
      `Version ${version} has no page "${name}".${near ? ` Did you mean "${near}"?` : ''} The tool search finds pages by what they say.`,
    );
  }

  /** A heading by its anchor on the page, and what is below it as plain text; null if the page has no such anchor. */
  async function anchored(doc: DocMeta, anchor: string): Promise<AnchoredSection | null> {
    const { body } = await json<PageRecord>(`/data/pages/${doc.record}.json`);
    const target = body.indexOf(` id="${anchor}"`);
    if (target < 0) return null;
    const sections = sectionsOf(body);
    const at = sections.findLastIndex((section) => section.anchor !== '' && body.indexOf(` id="${section.anchor}"`) <= target);
    const section = sections[at];
    if (!section) return null;
    const { heading, text, code } = section;
    const same = sections.slice(0, at).filter((other) => slug(other.heading) === slug(heading));
    return { heading, nth: same.length, text: [text, code].filter(Boolean).join('\n\n') };
  }

  const upgradeData = async () => json<UpgradeData>(below((await manifest()).upgradeData));

  async function compare(from: string, to: string): Promise<VersionChanges> {
    const data = await upgradeData();
    const stateOf = async (version: string) => {
      const [meta, { pages }] = await Promise.all([metaOf(version), json<Pack>(below((await filesOf(version)).pack))]);
      // Addresses of Markdown files never end with a slash.
      return versionState({ base, config: { trailingSlash: false } }, meta, pages, data.facts);
    };
    const [before, after] = await Promise.all([stateOf(from), stateOf(to)]);
    return changesBetween(before, after, data.factTitles);
  }

  return {
    address: site.address,
    metaOf,
    findPage,
    anchored,

    /** The address of the Markdown of a page, given the page's address with base. */
    markdownAddress: (href: string) => markdownAddress(href, new URL(site.address).origin, base),

    /** What differs between two versions. */
    async changes(from: string, to: string): Promise<VersionChanges> {
      const { build } = await manifest();
      const key = [build, from, to].join(' ');
      const changes = indexes.compared.get(key) ?? compare(from, to);
      indexes.compared.delete(key);
      indexes.compared.set(key, changes);
      changes.catch(() => indexes.compared.delete(key));
      const [oldest = ''] = indexes.compared.keys();
      if (indexes.compared.size > mostCompared) indexes.compared.delete(oldest);
      return changes;
    },

    /** The upgrade guide between two versions, as the site shows it, as Markdown. `labels`: all from the old to the new one, inclusive. */
    async upgradeGuide(changes: VersionChanges, labels: readonly string[]): Promise<string> {
      const versions = await Promise.all(labels.map(async (label) => ({ label, path: (await metaOf(label)).path })));
      const guide = guideOf(changes, versions, await upgradeData(), { base });
      const markdown = upgradeMarkdown(changes, guide, (href) => markdownAddress(href, new URL(site.address).origin, base));
      return inVersion(markdown, `${site.address}${versions.at(-1)?.path ?? ''}`);
    },

    /** Labels of the versions, newest first, which one is the latest release, and which ones are no longer maintained. */
    async versions(): Promise<{ readonly labels: readonly string[] } & Pick<Manifest, 'latest' | 'unmaintained'>> {
      // A site that was built before has no list.
      const { sets, latest, unmaintained = [] } = await manifest();
      return {
        unmaintained,
        labels: Object.keys(sets)
          .filter((name) => name !== unversionedSet)
          .reverse(),
        latest,
      };
    },

    async page(version: string, name: string): Promise<Page> {
      const { meta, doc, version: pageVersion } = await findPage(version, name);
      const path = addressBelow(meta.path, doc.path);
      const markdown = await read(markdownPath(path));
      if (markdown === null) throw new NotThere(`${site.address} has no Markdown of "${name}".`);
      return { set: meta.name, version: pageVersion, doc, url: `${site.address}${path}`, markdown };
    },

    async search(version: string, query: string, hits: number): Promise<SearchResponse> {
      await filesOf(version);
      const { build } = await manifest();
      const loaded = indexes.loaded.get(version);
      const index = loaded?.build === build ? loaded : { build, ready: loadIndex(version) };
      indexes.loaded.set(version, index);
      index.ready.catch(() => indexes.loaded.delete(version));
      await index.ready;
      const request = { query: shortenQuery(query), scope: version, offset: 0, hits, perGroup: 3, snippetWords: 30 };
      return ask({ type: 'search', request }).response;
    },

    /** The closest version that has the words that a searched version lacks; null if there is none. */
    async versionWith(scope: string, query: string): Promise<{ readonly words: readonly string[]; readonly version: string } | null> {
      const { versionWords } = await manifest();
      if (indexes.words !== versionWords) {
        ask({ type: 'versionWords', content: await bytes(versionWords) });
        indexes.words = versionWords;
      }
      const other = ask({ type: 'otherVersions', query: shortenQuery(query), scope });
      const [version] = other?.versions ?? [];
      return other && version !== undefined ? { words: other.words, version } : null;
    },

    glossary: () => json<GlossaryTerms>('/data/glossary.json'),
  };
}

export type Documentation = ReturnType<typeof documentation>;
