/** The files of search: a digest of each version, in parts, with the unversioned pages; and texts of snippets. */
import { slashOf } from '../../config/page-href.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../model/record.ts';
import { entryOf, itemAt } from '../../problems/lookup.ts';
import { memoOf } from '../../problems/memo.ts';
import { once } from '../../problems/once.ts';
import { listLetters } from '../../search/index/digest.ts';
import {
  type DigestOptions,
  type DigestSource,
  makeDigest,
  textFileCount,
  textFileName,
  textFiles,
} from '../../search/index/make-digest.ts';
import { contentHash } from '../../site/content-hash.ts';
import type { Site } from '../../site/load.ts';
import type { MadePage } from '../../site/made-page.ts';
import type { PageSet } from '../../site/sets.ts';
import type { SiteFile } from './site-file.ts';

export interface SearchFiles {
  readonly files: readonly SiteFile[];
  /** Folder of each version's digest, by its label. */
  readonly folders: ReadonlyMap<string, string>;
}

const source = 'the search index';

/** A page that search finds. */
interface DigestEntry {
  readonly doc: DocMeta;
  readonly record: PageRecord;
  readonly askedAs: readonly string[];
}

/** The source of a digest: a set and its pages that search finds. */
interface DigestFiles {
  readonly meta: SetMeta;
  readonly entries: readonly DigestEntry[];
}

/** The pages of a set, and titles and descriptions of its `made` pages, about differences between versions. */
function sourceOf({ meta, pages }: PageSet, made: readonly MadePage[]): DigestFiles {
  const writtenPages = pages.map(({ topic, doc, record }) => ({ doc, record, askedAs: topic.front.askedAs ?? [] }));
  const added = made
    .filter(({ set }) => set === meta.name)
    .map(({ doc, outline, askedAs }) => ({ doc, record: outline, askedAs }));
  return {
    meta: { ...meta, docs: [...meta.docs, ...added.map(({ doc }) => doc)] },
    entries: [...writtenPages, ...added],
  };
}

/** The text files of a page: each is a file of its own, and in the whole digest of each version. */
const textsOf = memoOf((record: PageRecord) => textFiles(record));

/** Lists the files of search. In development, their names have no hashes, and they are generated on request. */
export function searchFiles(site: Site, made: readonly MadePage[], hashed: boolean): SearchFiles {
  const files = new Map<string, SiteFile>();
  const add = (file: string, make: () => string) => files.set(file, { file, source, make });
  const sources = new Map(site.sets.map((set) => [set, sourceOf(set, made)]));
  for (const { doc, record } of [...sources.values()].flatMap(({ entries }) => entries)) {
    for (let i = 0; i < textFileCount(record); i++)
      add(`data/texts/${textFileName(doc.record, i)}.json`, () => JSON.stringify(itemAt(textsOf(record), i)));
  }
  const folders = new Map<string, string>();
  const unversioned = [...sources].find(([{ version }]) => !version)?.[1];
  for (const [{ version }, versioned] of sources) {
    if (!version || !unversioned) continue;
    const parts = digestParts(versioned, unversioned, site, hashed);
    const folder = `data/search/${version.label}${hashed ? `-${contentHash([...parts().values()].map((part) => JSON.stringify(part)).join(''))}` : ''}`;
    folders.set(version.label, `${site.info.base}/${folder}/`);
    for (const name of hashed ? parts().keys() : ['names', ...listLetters])
      add(`${folder}/${name}.json`, () => JSON.stringify(entryOf(parts(), name)));
    add(`${folder}/whole.json`, () => JSON.stringify(whole(parts(), [...versioned.entries, ...unversioned.entries])));
  }
  return { files: [...files.values()], folders };
}

/**
 * The parts of a digest by name, generated on first use. In development, they are those of a small site, whose names
 * are known before.
 */
function digestParts(
  versioned: DigestFiles,
  unversioned: DigestFiles,
  { info: { base, config }, synonyms }: Site,
  mayHaveBlocks: boolean,
): () => ReadonlyMap<string, object> {
  const digestSource = ({ meta, entries }: DigestFiles): DigestSource => {
    const askedAs = new Map(entries.map((entry) => [entry.doc.id, entry.askedAs]));
    return { meta, records: entries.map(({ record }) => record), askedAs: (id) => askedAs.get(id) ?? [] };
  };
  return once(() => {
    const options: DigestOptions = {
      version: digestSource(versioned),
      unversioned: digestSource(unversioned),
      base,
      slash: slashOf(config),
      synonyms,
    };
    const { names, lists, more } = makeDigest(options, mayHaveBlocks ? undefined : Number.POSITIVE_INFINITY);
    return new Map<string, object>(Object.entries({ names, ...lists, ...more }));
  });
}

/** All parts and texts as one file: a `WholeDigest`. Pages that read the same share their texts. */
function whole(parts: ReadonlyMap<string, object>, entries: readonly DigestEntry[]) {
  const { names, ...lists } = Object.fromEntries(parts);
  const texts = entries.flatMap(({ doc, record }) =>
    textsOf(record).map((text, i) => [textFileName(doc.record, i), text] as const),
  );
  return { kind: 'whole', names, lists, texts: Object.fromEntries(texts) };
}
