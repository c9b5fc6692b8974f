/** What search reads: per version a digest of it and the unversioned pages, in parts; and the texts that snippets are cut from. */
import { listLetters } from '../../search/index/digest.ts';
import { askedAsOf, makeDigest, textFileCount, textFileName, textFiles } from '../../search/index/make-digest.ts';
import { contentHash } from '../../site/content-hash.ts';
import type { Site } from '../../site/load.ts';
import type { PageSet } from '../../site/sets.ts';
import type { SiteFile } from './site-file.ts';

export interface SearchFiles {
  readonly files: readonly SiteFile[];
  /** Folder of each version's digest, by its label. */
  readonly folders: ReadonlyMap<string, string>;
}

const source = 'what search reads';

/** Lists the files of search. Without hashes in their names, as in development, they are generated on request. */
export function searchFiles(site: Site, hashed: boolean): SearchFiles {
  const files = new Map<string, SiteFile>();
  const add = (file: string, make: () => string | Uint8Array) => files.set(file, { file, source, make });
  for (const { doc, record } of site.sets.flatMap(({ pages }) => pages)) {
    for (let i = 0; i < textFileCount(record); i++)
      add(`data/texts/${textFileName(doc.record, i)}.json`, () => JSON.stringify(textFiles(record)[i]));
  }
  const folders = new Map<string, string>();
  const unversioned = site.sets.find(({ version }) => !version);
  for (const set of site.sets) {
    if (!set.version || !unversioned) continue;
    const parts = digestParts(set, unversioned, site.info.base);
    const { label } = set.version;
    const folder = `data/search/${label}${hashed ? `-${contentHash(Buffer.concat([...parts().values()]))}` : ''}`;
    folders.set(label, `${site.info.base}/${folder}/`);
    for (const name of ['names', ...listLetters]) add(`${folder}/${name}.json`, () => parts().get(name) as Buffer);
    add(`${folder}/whole.json`, () => whole(parts(), [...set.pages, ...unversioned.pages]));
  }
  return { files: [...files.values()], folders };
}

/** The parts of a digest by name, made when first asked for: as bytes, which take the least memory. */
function digestParts(set: PageSet, unversioned: PageSet, base: string): () => ReadonlyMap<string, Buffer> {
  const sourceOf = ({ meta, pages }: PageSet) => ({ meta, records: pages.map(({ record }) => record), askedAs: askedAsOf(pages) });
  let parts: Map<string, Buffer> | null = null;
  return () => {
    if (!parts) {
      const { names, lists } = makeDigest(sourceOf(set), sourceOf(unversioned), base);
      parts = new Map(Object.entries({ names, ...lists }).map(([name, part]) => [name, Buffer.from(JSON.stringify(part))]));
    }
    return parts;
  };
}

/** All parts and texts as one file: a `WholeDigest`. */
function whole(parts: ReadonlyMap<string, Buffer>, pages: PageSet['pages']): string {
  const lists = [...listLetters].map((letter) => `"${letter}":${parts.get(letter)}`);
  const texts = pages.flatMap(({ doc, record }) => textFiles(record).map((each, i) => [textFileName(doc.record, i), each] as const));
  return `{"kind":"whole","names":${parts.get('names')},"lists":{${lists}},"texts":${JSON.stringify(Object.fromEntries(texts))}}`;
}
