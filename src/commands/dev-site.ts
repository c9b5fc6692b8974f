/**
 * What the development server answers for a loaded site: documents and data, made when asked for. Loaded anew whenever a file it
 * rests on changes, so that what it draws is always what the sources say.
 */
import type { Manifest, SetFiles } from '../model/manifest.ts';
import type { DocMeta, PageRecord, SetMeta } from '../model/record.ts';
import { versionWords } from '../search/embedded/other-versions.ts';
import { searchPage, withSearchPage } from '../search/ui/results/page.ts';
import { type DocumentAssets, pageDocument } from '../shell/document/document.tsx';
import { notFoundDocument } from '../shell/not-found/document.ts';
import type { Site } from '../site/load.ts';
import { addressIn, pageData } from '../site/page-data.ts';
import { siteRedirects } from '../site/redirects.ts';
import { unversionedSet } from '../versions/site-versions.ts';

export type Answer =
  | { readonly type: 'document'; readonly status: 200 | 404; readonly html: string }
  | { readonly type: 'data'; readonly json: string }
  | { readonly type: 'redirect'; readonly to: string };

/** What of the assets depends on the server. */
export type ServedAssets = Pick<DocumentAssets, 'sheets' | 'boot' | 'scripts' | 'islandCss'>;

/** Gives the function that answers for an address below the base, with a leading slash. */
export function devSite(site: Site, served: ServedAssets): (address: string) => Answer {
  const { info, sets, library } = site;
  const search = searchPage(info.base);
  const metas = new Map(sets.map(({ meta }) => [meta.name, withSearchPage(meta, search.doc)]));
  const at = (file: string) => `${info.base}/data/${file}`;
  const files = Object.fromEntries(
    sets.map(({ meta: { name } }): [string, SetFiles] => [name, { meta: at(`${name}.json`), pack: at(`${name}.pack.json`), packBytes: 0 }]),
  );
  const assets: DocumentAssets = {
    ...served,
    policy: () => "default-src * data: blob: 'unsafe-inline'",
    generator: 'development server',
    build: 'dev',
    manifest: at('manifest.json'),
    sets: files,
  };

  const pages = new Map<string, { meta: SetMeta; doc: DocMeta; record: PageRecord }>();
  const records = new Map<string, PageRecord>();
  const add = (meta: SetMeta, doc: DocMeta, record: PageRecord) => {
    pages.set(`${meta.path}/${doc.path}`.replace(/(.)\/$/, '$1'), { meta, doc, record });
    records.set(doc.record, record);
  };
  for (const { meta, pages: own } of sets) for (const { doc, record } of own) add(metas.get(meta.name) as SetMeta, doc, record);
  const learn = metas.get(unversionedSet) as SetMeta;
  add(learn, search.doc, search.record);
  const redirects = new Map(siteRedirects(library).map(({ from, to }) => [from, to]));

  const starts = Object.fromEntries(sets.map(({ meta }) => [meta.name, addressIn(info, meta.path, '')]));
  const pack = (name: string) => ({
    build: 'dev',
    set: name,
    pages: sets.find(({ meta }) => meta.name === name)?.pages.map(({ record }) => record) ?? [],
  });
  const data = (file: string): unknown => {
    if (file === 'manifest.json')
      return { build: 'dev', sets: files, starts, versionWords: at('version-words.json'), client: [], clientBytes: 0 } satisfies Manifest;
    if (file === 'glossary.json') return Object.fromEntries(site.glossary.map(({ id, term, definition }) => [id, [term, definition]]));
    if (file === 'version-words.json') {
      const versions = sets.filter(({ version }) => version).reverse();
      return versionWords(versions.map(({ meta }) => ({ meta, pack: pack(meta.name) })));
    }
    const [, record] = /^pages\/(\w+)\.json$/.exec(file) ?? [];
    if (record) return records.get(record);
    const [, name = '', isPack] = /^(.+?)(\.pack)?\.json$/.exec(file) ?? [];
    return metas.has(name) ? (isPack ? pack(name) : metas.get(name)) : undefined;
  };

  return (address) => {
    const json = address.startsWith('/data/') ? data(address.slice('/data/'.length)) : undefined;
    if (json !== undefined) return { type: 'data', json: JSON.stringify(json) };
    const found = pages.get(address);
    if (found)
      return {
        type: 'document',
        status: 200,
        html: pageDocument(info, assets, found.meta, pageData(info, found.meta, found.doc, found.record), found.record),
      };
    const to = redirects.get(address);
    return to === undefined
      ? { type: 'document', status: 404, html: notFoundDocument(info, assets, learn) }
      : { type: 'redirect', to: info.base + to };
  };
}
