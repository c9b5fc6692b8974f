/**
 * The files of search: a digest of each version, in parts, with the unversioned pages. For a hosted index, `npx onesource search-records` writes the same pages as records.
 */
import fs from 'node:fs';
import path from 'node:path';
import { entryOf } from '../../basics/lookup.ts';
import { once } from '../../basics/memo.ts';
import { slashOf } from '../../config/page-href.ts';
import { defaultVersionFacet } from '../../config/search-config.ts';
import { contentHash } from '../../content/files/content-hash.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../model/record.ts';
import type { RenderedBody } from '../../render/render-body.tsx';
import { records } from '../../search/hosted/records.ts';
import { listLetters, partAddress } from '../../search/index/digest.ts';
import { type DigestOptions, type DigestSource, makeDigest } from '../../search/index/make-digest.ts';
import type { GeneratedPage } from '../../site/generated-page.ts';
import { loadSite, type Site } from '../../site/load.ts';
import { readProject } from '../../site/project.ts';
import type { PageSet } from '../../site/sets.ts';
import type { CommandContext } from '../context.ts';
import type { SiteFile } from './site-file.ts';

export interface SearchFiles {
  readonly files: readonly SiteFile[];
  readonly digests: ReadonlyMap<string, { readonly names: string; readonly whole: string }>;
}

const source = 'the search index';

interface DigestEntry {
  readonly doc: DocMeta;
  readonly record: PageRecord;
  readonly askedAs: readonly string[];
  readonly sectionsAskedAs: RenderedBody['askedAs'];
}

interface DigestFiles {
  readonly meta: SetMeta;
  readonly entries: readonly DigestEntry[];
}

/**
 * The pages of a set, and its `generated` ones, about differences between versions. In development, these are titles
 * and descriptions only: nothing is compared before somebody asks for it.
 */
function sourceOf({ meta, pages }: PageSet, generated: readonly GeneratedPage[], hashed: boolean): DigestFiles {
  const writtenPages = pages.map(({ topic, doc, record, body }) => ({
    doc,
    record,
    askedAs: topic.front.askedAs ?? [],
    sectionsAskedAs: body.askedAs,
  }));
  const added = generated
    .filter(({ set }) => set === meta.name)
    .map(({ doc, outline, askedAs, isTextSearched, record }) => ({
      doc,
      record: hashed && isTextSearched ? record() : outline,
      askedAs,
      sectionsAskedAs: [],
    }));
  return {
    meta: { ...meta, docs: [...meta.docs, ...added.map(({ doc }) => doc)] },
    entries: [...writtenPages, ...added],
  };
}

/** A function of its own, so that only the file stays in memory. */
const always = (text: Uint8Array) => () => text;

export function searchFiles(site: Site, generated: readonly GeneratedPage[], hashed: boolean): SearchFiles {
  const files: SiteFile[] = [];
  const sources = new Map(site.sets.map((set) => [set, sourceOf(set, generated, hashed)]));
  const titles = new Map<string, string[]>();
  for (const { version, pages } of site.sets) {
    if (!version) continue;
    for (const { record } of pages) titles.set(record.title, [...(titles.get(record.title) ?? []), version.label]);
  }
  const digests = new Map<string, { readonly names: string; readonly whole: string }>();
  const unversioned = [...sources].find(([{ version }]) => !version)?.[1];
  for (const [{ version }, versioned] of sources) {
    if (!version || !unversioned) continue;
    const parts = digestParts(versioned, unversioned, titles, site, hashed);
    const addPart = (name: string, make: () => string): string => {
      const text = hashed ? make() : null;
      const hash = text === null ? undefined : contentHash(text);
      const file = partAddress(`data/search/${version.label}/names`, name, hash);
      files.push({ file, source, make: text === null ? make : always(Buffer.from(text)) });
      return `${site.info.base}/${file}`;
    };
    const encoded = (name: string) => () => JSON.stringify(entryOf(parts(), name));
    for (const name of hashed ? parts().keys() : listLetters) if (name !== 'names') addPart(name, encoded(name));
    digests.set(version.label, {
      names: addPart('names', encoded('names')),
      whole: addPart('whole', () => JSON.stringify(whole(parts()))),
    });
  }
  return { files, digests };
}

function digestParts(
  versioned: DigestFiles,
  unversioned: DigestFiles,
  titles: DigestOptions['titles'],
  { info: { config }, synonyms }: Site,
  isHashed: boolean,
): () => ReadonlyMap<string, object> {
  const digestSource = ({ meta, entries }: DigestFiles): DigestSource => {
    const byId = new Map(entries.map((entry) => [entry.doc.id, entry]));
    return {
      meta,
      records: entries.map(({ record }) => record),
      askedAs: (id) => byId.get(id)?.askedAs ?? [],
      sectionsAskedAs: (id) => byId.get(id)?.sectionsAskedAs ?? [],
    };
  };
  return once(() => {
    const options: DigestOptions = {
      version: digestSource(versioned),
      unversioned: digestSource(unversioned),
      slash: slashOf(config),
      titles,
      synonyms,
      product: [config.shortName, config.repository?.split('/').at(-1)].filter((name) => name !== undefined),
    };
    const { names, lists } = makeDigest(options);
    const hashes = isHashed
      ? Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, contentHash(JSON.stringify(list))]))
      : {};
    return new Map<string, object>(Object.entries({ names: { ...names, hashes }, ...lists }));
  });
}

function whole(parts: ReadonlyMap<string, object>) {
  const { names, ...lists } = Object.fromEntries(parts);
  return { kind: 'whole', names, lists };
}

const recordsFolder = 'search-records';

export async function run({ root, load }: CommandContext): Promise<void> {
  const project = await readProject(root, load, { base: process.env.BASE_URL });
  const { config, base } = project.info;
  const { url, language, search } = config;
  const versionFacet = search.provider === 'hosted' ? search.versionFacet : defaultVersionFacet;
  const site = { url: `${url}${base}`, slash: slashOf(config), language, versionFacet };
  fs.mkdirSync(path.join(root, recordsFolder), { recursive: true });
  for (const { meta, pages } of (await loadSite(root, project)).sets) {
    const setRecords = records(
      meta,
      pages.map(({ record }) => record),
      site,
    );
    fs.writeFileSync(path.join(root, recordsFolder, `${meta.name}.json`), `${JSON.stringify(setRecords, null, 1)}\n`);
    console.log(`  ${recordsFolder}/${meta.name}.json  ${setRecords.length} records`);
  }
}
