/** The data files: records of pages, metadata of sets, and the manifest, which lists them. */

import { entryOf } from '../../basics/lookup.ts';
import { contentHash } from '../../content/files/content-hash.ts';
import type { Manifest, SetFiles } from '../../model/manifest.ts';
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { versionWords } from '../../search/index/make-digest.ts';
import { searchPage, withSearchPage } from '../../search/ui/results/document.tsx';
import type { GeneratedPage } from '../../site/generated-page.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion, versionOfSet } from '../../versions/site-versions.ts';
import { searchFiles } from './search.ts';
import type { SiteFile } from './site-file.ts';

export interface ClientFiles {
  readonly files: readonly string[];
  readonly sheets: readonly string[];
}

export interface DataFiles {
  readonly files: readonly SiteFile[];
  readonly manifest: Manifest;
  readonly manifestAddress: string;
  readonly metas: ReadonlyMap<string, SetMeta>;
}

const source = 'the data of the site';

/** Gathers the data files. With a client, names contain a hash; without one, as in development, they are plain. */
class FileList {
  readonly files: SiteFile[] = [];

  constructor(
    private readonly base: string,
    private readonly isHashed: boolean,
  ) {}

  addLazy(file: string, make: SiteFile['make'], from = source): void {
    this.files.push({ file, source: from, make });
  }

  add(name: string, make: () => string): string {
    const text = this.isHashed ? Buffer.from(make()) : null;
    const file = text === null ? `data/${name}.json` : `data/${name}-${contentHash(text)}.json`;
    this.addLazy(file, () => text ?? make());
    return `${this.base}/${file}`;
  }
}

function servedMetas({ info, sets }: Site, generated: readonly GeneratedPage[]): Map<string, SetMeta> {
  const search = searchPage(info);
  return new Map(
    sets.map(({ meta }) => {
      const generatedDocs = generated.filter(({ set }) => set === meta.name).map(({ doc }) => doc);
      const withMade = generatedDocs.length ? { ...meta, docs: [...meta.docs, ...generatedDocs] } : meta;
      return [meta.name, withSearchPage(withMade, search.doc)];
    }),
  );
}

function addPages(list: FileList, { info, sets }: Site, generated: readonly GeneratedPage[]): void {
  const search = searchPage(info);
  const pages = sets.flatMap((set) => set.pages.map(({ doc, record }) => [doc.record, record] as const));
  for (const [hash, record] of new Map<string, PageRecord>([[search.doc.record, search.record], ...pages]))
    list.addLazy(`data/pages/${hash}.json`, () => JSON.stringify(record));
  for (const { doc, record } of generated)
    list.addLazy(`data/pages/${doc.record}.json`, () => JSON.stringify(record()), 'the changes between versions');
}

/**
 * Lists the data files of a site. With a client, file names contain a hash; without one, as in development, names are
 * plain and files are generated on request.
 */
export function dataFiles(site: Site, generated: readonly GeneratedPage[], client: ClientFiles | null): DataFiles {
  const { info, sets } = site;
  const list = new FileList(info.base, client !== null);
  const metas = servedMetas(site, generated);
  addPages(list, site, generated);
  const metaTexts = new Map([...metas].map(([name, meta]) => [name, JSON.stringify(meta)]));
  // Metadata contains the hash of every record.
  const build = client ? contentHash([...metaTexts.values(), ...client.files, ...client.sheets].join()) : 'dev';
  const recordsOf = (name: string) =>
    sets.find(({ meta }) => meta.name === name)?.pages.map(({ record }) => record) ?? [];
  const search = searchFiles(site, generated, client !== null);
  list.files.push(...search.files);
  const latest = latestVersion(info).label;
  const setFiles = [...metaTexts].map(([name, text]): [string, SetFiles] => {
    const meta = list.add(name, () => text);
    const digest = entryOf(search.digests, versionOfSet(name) ?? latest).names;
    return [name, { meta, digest }];
  });
  const versions = [...metas].filter(([name]) => versionOfSet(name) !== null).reverse();
  const versionSources = versions.map(([name, meta]) => ({ meta, records: recordsOf(name) }));
  const unreleased = info.versions.flatMap(({ label, status }) => (status === 'unreleased' ? [label] : []));
  const terms = site.glossary.map(({ id, term, definition }) => [id, [term, definition]] as const);
  const manifest: Manifest = {
    build,
    latest,
    unmaintained: info.versions.flatMap(({ label, status }) => (status === 'unmaintained' ? [label] : [])),
    notices: Object.fromEntries(
      info.versions.flatMap(({ label, notices }) => (notices.length ? [[label, notices.map(({ text }) => text)]] : [])),
    ),
    sets: Object.fromEntries(setFiles),
    starts: Object.fromEntries([...metas].map(([name, { path }]) => [name, addressIn(info, path, '')])),
    wholeDigests: Object.fromEntries([...search.digests].map(([label, { whole }]) => [label, whole])),
    glossary: list.add('glossary', () => JSON.stringify(Object.fromEntries(terms))),
    versionWords: list.add('version-words', () => JSON.stringify(versionWords(versionSources, unreleased))),
  };
  const text = JSON.stringify(manifest);
  const fixedAddress = 'data/manifest.json';
  const manifestAddress = client ? list.add('manifest', () => text) : `${info.base}/${fixedAddress}`;
  list.addLazy(fixedAddress, () => text);
  return { files: list.files, manifest, manifestAddress, metas };
}
