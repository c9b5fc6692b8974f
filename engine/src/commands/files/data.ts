/** The data files: a record for each page; sections, metadata, and a pack for each set; and the manifest, which lists them. */

import { upgradeData } from '../../compare/pages.ts';
import type { Manifest, SetFiles } from '../../model/manifest.ts';
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { versionWords } from '../../search/embedded/other-versions.ts';
import { searchPage, withSearchPage } from '../../search/ui/results/document.tsx';
import { contentHash } from '../../site/content-hash.ts';
import type { Site } from '../../site/load.ts';
import type { MadePage } from '../../site/made-page.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion, unversionedSet } from '../../versions/site-versions.ts';
import { searchFiles } from './search.ts';
import type { SiteFile } from './site-file.ts';

/** The files of the client; `null` if the development server provides them. */
export interface ClientFiles {
  /** Addresses of its files, including the base path, and their size in bytes. */
  readonly files: readonly string[];
  readonly bytes: number;
  /** Text of the inlined style sheets. */
  readonly sheets: readonly string[];
}

export interface DataFiles {
  readonly files: readonly SiteFile[];
  readonly manifest: Manifest;
  /** The manifest's hashed address. */
  readonly manifestAddress: string;
  /** The served metadata of each set by name. */
  readonly metas: ReadonlyMap<string, SetMeta>;
}

const source = 'the data of the site';
const comma = Buffer.from(',');
const end = Buffer.from(']}');

/**
 * Lists the data files of a site. With a client, file names contain a hash; without one, as in development, names are plain
 * and files are generated on request. Pages that are `made` are in the metadata and have records, but are in no pack.
 */
export function dataFiles(site: Site, made: readonly MadePage[], client: ClientFiles | null): DataFiles {
  const { info, sets } = site;
  const page = searchPage(info);
  const records = new Map<string, PageRecord>([[page.doc.record, page.record]]);
  const metas = new Map<string, SetMeta>();
  for (const { meta, pages } of sets) {
    const madeDocs = made.filter(({ set }) => set === meta.name).map(({ doc }) => doc);
    metas.set(meta.name, withSearchPage(madeDocs.length ? { ...meta, docs: [...meta.docs, ...madeDocs] } : meta, page.doc));
    for (const { doc, record } of pages) records.set(doc.record, record);
  }
  const files: SiteFile[] = [];
  // Encoded once: a record is in its own file, in a section, and in a pack.
  const texts = new Map<PageRecord, Buffer>();
  const textOf = (record: PageRecord) => {
    const text = texts.get(record) ?? Buffer.from(JSON.stringify(record));
    if (client) texts.set(record, text);
    return text;
  };
  const withPages = (head: string, pages: readonly PageRecord[]) =>
    Buffer.concat([Buffer.from(`{${head}"pages":[`), ...pages.flatMap((page, i) => [comma.subarray(i ? 0 : 1), textOf(page)]), end]);
  for (const [hash, record] of records) files.push({ file: `data/pages/${hash}.json`, source, make: () => textOf(record) });
  for (const [hash, { pages }] of new Map(sets.flatMap((set) => [...set.sections])))
    files.push({ file: `data/sections/${hash}.json`, source, make: () => withPages('', pages) });
  for (const { doc, record } of made)
    files.push({ file: `data/pages/${doc.record}.json`, source: 'the changes between versions', make: () => JSON.stringify(record()) });
  /** Adds a file; returns its address. */
  const add = (name: string, make: () => string): string => {
    const text = client ? Buffer.from(make()) : null;
    const file = text === null ? `data/${name}.json` : `data/${name}-${contentHash(text)}.json`;
    files.push({ file, source, make: () => text ?? make() });
    return `${info.base}/${file}`;
  };

  const metaTexts = new Map([...metas].map(([name, meta]) => [name, JSON.stringify(meta)]));
  // Metadata contains the hash of every record.
  const build = client ? contentHash([...metaTexts.values(), ...client.files, ...client.sheets].join()) : 'dev';
  const packOf = (name: string) => ({
    build,
    set: name,
    pages: sets.find(({ meta }) => meta.name === name)?.pages.map(({ record }) => record) ?? [],
  });
  /** A pack is generated again when it is written, to save memory. */
  const addPack = (name: string) => {
    const head = `"build":"${build}","set":"${name}",`;
    const { pages } = packOf(name);
    const text = client ? withPages(head, pages) : null;
    const file = `data/${name}.pack${text ? `-${contentHash(text)}` : ''}.json`;
    files.push({ file, source, make: () => withPages(head, pages) });
    return { address: `${info.base}/${file}`, bytes: text?.length ?? 0 };
  };
  const search = searchFiles(site, made, client !== null);
  files.push(...search.files);
  const latest = latestVersion(info).label;
  const setFiles = [...metas.keys()].map((name): [string, SetFiles] => {
    const metaAddress = add(name, () => metaTexts.get(name) as string);
    const pack = addPack(name);
    const digest = search.folders.get(name === unversionedSet ? latest : name) as string;
    return [name, { meta: metaAddress, pack: pack.address, packBytes: pack.bytes, digest }];
  });
  const versions = [...metas].filter(([name]) => name !== unversionedSet).reverse();
  const words = add('version-words', () => JSON.stringify(versionWords(versions.map(([name, meta]) => ({ meta, pack: packOf(name) })))));
  const manifest: Manifest = {
    build,
    latest,
    unmaintained: info.versions.flatMap(({ label, status }) => (status === 'unmaintained' ? [label] : [])),
    sets: Object.fromEntries(setFiles),
    starts: Object.fromEntries([...metas].map(([name, { path }]) => [name, addressIn(info, path, '')])),
    versionWords: words,
    upgradeData: add('upgrade', () => JSON.stringify(upgradeData(site))),
    client: client?.files ?? [],
    clientBytes: client?.bytes ?? 0,
  };
  const text = JSON.stringify(manifest);
  const fixed: SiteFile = { file: 'data/manifest.json', source, make: () => text };
  const manifestAddress = client ? add('manifest', () => text) : `${info.base}/${fixed.file}`;
  const glossary: SiteFile = {
    file: 'data/glossary.json',
    source,
    make: () => JSON.stringify(Object.fromEntries(site.glossary.map(({ id, term, definition }) => [id, [term, definition]]))),
  };
  return { files: [...files, fixed, glossary], manifest, manifestAddress, metas };
}
