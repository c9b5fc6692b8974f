/** The files of search: a digest of each version, in parts, with the unversioned pages; and texts of snippets. */
import { spill, spilledBytes } from '../../cache/spill.ts';
import { kept } from '../../cache/store.ts';
import { slashOf } from '../../config/page-href.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../model/record.ts';
import { entryOf, itemAt } from '../../problems/lookup.ts';
import { memoOf } from '../../problems/memo.ts';
import { once } from '../../render/once.ts';
import { listLetters } from '../../search/index/digest.ts';
import {
  type DigestOptions,
  type DigestSource,
  makeDigest,
  textFileCount,
  textFileName,
  textFiles,
} from '../../search/index/make-digest.ts';
import { piecesHash } from '../../site/content-hash.ts';
import type { Site } from '../../site/load.ts';
import type { MadePage } from '../../site/made-page.ts';
import type { PageSet } from '../../site/sets.ts';
import { largeFile, type SiteFile } from './site-file.ts';

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

/** The text files of a page as JSON: each is a file of its own, and in the whole digest of each version. */
const textsOf = memoOf((record: PageRecord) => textFiles(record).map((text) => spill(JSON.stringify(text))));

/** Lists the files of search. In development, their names have no hashes, and they are generated on request. */
export function searchFiles(site: Site, made: readonly MadePage[], hashed: boolean): SearchFiles {
  const files = new Map<string, SiteFile>();
  const add = (file: string, make: () => string | Uint8Array) => files.set(file, { file, source, make });
  const sources = new Map(site.sets.map((set) => [set, sourceOf(set, made)]));
  for (const { doc, record } of [...sources.values()].flatMap(({ entries }) => entries)) {
    for (let i = 0; i < textFileCount(record); i++)
      add(`data/texts/${textFileName(doc.record, i)}.json`, () => spilledBytes(itemAt(textsOf(record), i)));
  }
  const folders = new Map<string, string>();
  const unversioned = [...sources].find(([{ version }]) => !version)?.[1];
  for (const [{ version }, versioned] of sources) {
    if (!version || !unversioned) continue;
    const parts = digestParts(versioned, unversioned, site, hashed);
    const folder = `data/search/${version.label}${hashed ? `-${piecesHash(parts().values())}` : ''}`;
    folders.set(version.label, `${site.info.base}/${folder}/`);
    for (const name of hashed ? parts().keys() : ['names', ...listLetters])
      add(`${folder}/${name}.json`, () => entryOf(parts(), name));
    const file = `${folder}/whole.json`;
    files.set(
      file,
      largeFile(file, source, () => whole(parts(), [...versioned.entries, ...unversioned.entries])),
    );
  }
  return { files: [...files.values()], folders };
}

/**
 * The parts of a digest by name, generated on first use, as bytes, to save memory. In development, they are those of a
 * small site, whose names are known before.
 */
function digestParts(
  versioned: DigestFiles,
  unversioned: DigestFiles,
  { info: { base, config }, synonyms, store }: Site,
  mayHaveBlocks: boolean,
): () => ReadonlyMap<string, Buffer> {
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
      keep: (key, make) => kept(store, key, make),
    };
    const { names, lists, more } = makeDigest(options, mayHaveBlocks ? undefined : Number.POSITIVE_INFINITY);
    const parts: readonly [string, object][] = Object.entries({ names, ...lists, ...more });
    return new Map(parts.map(([name, part]) => [name, Buffer.from(JSON.stringify(part))]));
  });
}

/** All parts and texts as one file: a `WholeDigest`, in pieces. */
function* whole(parts: ReadonlyMap<string, Buffer>, entries: readonly DigestEntry[]): Generator<Buffer> {
  yield Buffer.from('{"kind":"whole","names":');
  yield entryOf(parts, 'names');
  let separator = ',"lists":{';
  for (const [name, part] of parts) {
    if (name === 'names') continue;
    yield Buffer.from(`${separator}"${name}":`);
    yield part;
    separator = ',';
  }
  separator = '},"texts":{';
  // Pages that read the same share their texts.
  for (const { doc, record } of new Map(entries.map((entry) => [entry.doc.record, entry])).values())
    for (const [i, text] of textsOf(record).entries()) {
      yield Buffer.from(`${separator}"${textFileName(doc.record, i)}":`);
      yield spilledBytes(text);
      separator = ',';
    }
  yield Buffer.from('}}');
}
