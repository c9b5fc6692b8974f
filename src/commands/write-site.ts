/**
 * Writes the finished site: documents, packs, metadata, redirects, and what search engines and servers read.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Manifest, SetFiles } from '../model/manifest.ts';
import type { PageRecord, SetMeta } from '../model/record.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { versionWords } from '../search/embedded/other-versions.ts';
import { digest } from '../search/index/digest.ts';
import { searchPage, withSearchPage } from '../search/ui/results/page.ts';
import { type DocumentAssets, pageDocument, redirectDocument } from '../shell/document/document.tsx';
import { notFoundDocument } from '../shell/not-found/document.ts';
import { contentHash } from '../site/content-hash.ts';
import { markdownFiles } from '../site/llms.ts';
import type { Site } from '../site/load.ts';
import { addressIn, pageData } from '../site/page-data.ts';
import { siteRedirects } from '../site/redirects.ts';
import type { PageSet } from '../site/sets.ts';
import { unversionedSet } from '../versions/site-versions.ts';
import type { ClientBundle } from './client-bundle.ts';

/** Writes files below a folder, making folders as needed. */
function writer(folder: string) {
  const made = new Set<string>();
  return (file: string, text: string) => {
    const at = path.join(folder, file);
    const parent = path.dirname(at);
    if (!made.has(parent)) {
      fs.mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    fs.writeFileSync(at, text);
  };
}

/** File of an address below the base: `/api` is `api.html`, `/` is `index.html`. */
const documentFile = (address: string) => (address === '/' || address === '' ? 'index.html' : `${address.replace(/^\//, '')}.html`);

export interface WrittenSite {
  readonly documents: number;
  readonly redirects: number;
  readonly manifest: Manifest;
  /** The manifest's address that changes with the build. */
  readonly manifestAddress: string;
}

/** Packs, metadata and records: all that travels as data. Gives the manifest and its address. */
function writeData(
  sets: readonly PageSet[],
  info: SiteInfo,
  client: ClientBundle,
  write: ReturnType<typeof writer>,
): { manifest: Manifest; address: string; metas: Map<string, SetMeta> } {
  const search = searchPage(info.base);
  const records = new Map<string, PageRecord>([[search.doc.record, search.record]]);
  const metas = new Map<string, SetMeta>();
  const texts = sets.map(({ meta, pages }) => {
    for (const { doc, record } of pages) records.set(doc.record, record);
    const own = withSearchPage(meta, search.doc);
    metas.set(meta.name, own);
    return {
      name: meta.name,
      own,
      records: pages.map(({ record }) => record),
      meta: JSON.stringify(own),
    };
  });
  // Metadata names every record by its content.
  const build = contentHash([...texts.map(({ meta }) => meta), ...client.files, ...Object.values(client.sheets)].join());
  const written = new Map<PageRecord, string>();
  for (const [hash, record] of records) {
    const text = JSON.stringify(record);
    written.set(record, text);
    write(`data/pages/${hash}.json`, text);
  }
  const hashed = (name: string, text: string) => {
    const file = `data/${name}-${contentHash(text)}.json`;
    write(file, text);
    return `${info.base}/${file}`;
  };
  const files = texts.map(({ name, own, records: pageRecords, meta }): [string, SetFiles] => {
    const pages = pageRecords.map((record) => written.get(record) ?? JSON.stringify(record));
    const pack = `{"build":"${build}","set":"${name}","pages":[${pages.join()}]}`;
    const digested =
      name === unversionedSet
        ? { digest: hashed(`${name}.digest`, JSON.stringify(digest(own, { build, set: name, pages: pageRecords }))) }
        : {};
    return [name, { meta: hashed(name, meta), pack: hashed(`${name}.pack`, pack), packBytes: Buffer.byteLength(pack), ...digested }];
  });
  const versionSets = texts.filter(({ name }) => name !== unversionedSet).reverse();
  const wordsFile = hashed(
    'version-words',
    JSON.stringify(
      versionWords(
        versionSets.map(({ name, own, records: pageRecords }) => ({ meta: own, pack: { build, set: name, pages: pageRecords } })),
      ),
    ),
  );
  const starts = Object.fromEntries(texts.map(({ name, own }) => [name, addressIn(info, own.path, '')]));
  const manifest: Manifest = {
    build,
    sets: Object.fromEntries(files),
    starts,
    versionWords: wordsFile,
    client: client.files,
    clientBytes: client.bytes,
  };
  const text = JSON.stringify(manifest);
  write('data/manifest.json', text);
  return { manifest, address: hashed('manifest', text), metas };
}

function sitemap(info: SiteInfo, entries: readonly { address: string; updated: string | null }[]): string {
  const rows = entries.map(
    ({ address, updated }) => `<url><loc>${info.config.url}${address}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** Writes everything but the client bundle and the servers' configuration, below `folder`. */
export function writeSite(
  site: Site,
  client: ClientBundle,
  assetsOf: (manifest: Manifest, address: string) => DocumentAssets,
  folder: string,
): WrittenSite {
  const { info, sets, library } = site;
  const write = writer(folder);
  const { manifest, address, metas } = writeData(sets, info, client, write);
  const assets = assetsOf(manifest, address);
  const listed: { address: string; updated: string | null }[] = [];
  let documents = 0;
  const writePage = (meta: SetMeta, doc: SetMeta['docs'][number], record: PageRecord) => {
    const page = pageData(info, meta, doc, record);
    write(documentFile(page.href.slice(info.base.length)), pageDocument(info, assets, meta, page, record));
    documents++;
    return page;
  };
  for (const { meta, pages } of sets) {
    const own = metas.get(meta.name) as SetMeta;
    for (const { doc, record } of pages) {
      const page = writePage(own, doc, record);
      // Pages of other versions name the latest one as canonical: the map lists what is canonical.
      if (page.canonical === info.config.url + page.href) listed.push({ address: page.href, updated: page.updated });
    }
  }
  const learn = metas.get(unversionedSet) as SetMeta;
  const search = searchPage(info.base);
  writePage(learn, search.doc, search.record);
  write('404.html', notFoundDocument(info, assets, learn));
  write(
    'data/glossary.json',
    JSON.stringify(Object.fromEntries(site.glossary.map(({ id, term, definition }) => [id, [term, definition]]))),
  );
  for (const { path: file, text } of markdownFiles(info, sets)) write(file.slice(1), text);
  const redirects = siteRedirects(library);
  for (const { from, to } of redirects) write(documentFile(from), redirectDocument(info, info.base + to));
  write('redirects.json', JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [info.base + from, info.base + to]))));
  write('_redirects', `${redirects.map(({ from, to }) => `${info.base}${from} ${info.base}${to} 308`).join('\n')}\n`);
  write('sitemap.xml', sitemap(info, listed));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${info.config.url}${info.base}/sitemap.xml\n`);
  write(
    'site.webmanifest',
    JSON.stringify({
      name: info.config.title,
      short_name: 'RISC Zero',
      start_url: `${info.base}/`,
      display: 'minimal-ui',
      background_color: '#101216',
      theme_color: '#101216',
      icons: [{ src: `${info.base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }],
    }),
  );
  return { documents, redirects: redirects.length, manifest, manifestAddress: address };
}
