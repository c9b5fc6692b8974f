/** Small sets of pages for tests. */
import type { DocMeta, Pack, PageRecord, SetMeta } from '../model/record.ts';
import { contentHash } from '../site/content-hash.ts';
import type { WholeDigest } from './index/digest.ts';
import { SearchIndex } from './index/inverted-index.ts';
import { type DigestSource, makeDigest, textFileName, textFiles } from './index/make-digest.ts';

export interface FixturePage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly body: string;
  readonly path?: string;
  readonly crumbs?: readonly string[];
  readonly askedAs?: readonly string[];
}

export interface Fixture {
  readonly meta: SetMeta;
  readonly pack: Pack;
  readonly source: DigestSource;
}

/** Metadata and pack of a set: `learn`, or a version's label (3.0 is the latest). */
export function fixture(name: string, pages: readonly FixturePage[]): Fixture {
  const docs = pages.map(
    ({ id, title, path, crumbs }): DocMeta => ({
      id,
      path: path ?? id,
      label: title,
      sidebar: null,
      crumbs: crumbs ?? [],
      previous: null,
      next: null,
      record: contentHash(id),
    }),
  );
  const records = pages.map(
    ({ id, title, description, body }): PageRecord => ({
      id,
      title,
      description: description ?? '',
      toc: [],
      body,
      source: `${id}.mdx`,
      updated: null,
      islands: [],
      sources: [],
      places: [],
      successor: null,
    }),
  );
  const path = name === 'learn' ? '' : name === '3.0' ? '/api' : `/api/${name}`;
  const meta = {
    name,
    label: name === 'learn' ? '' : name,
    path,
    mainDocId: pages[0]?.id ?? '',
    docs,
    draftIds: [],
    sections: [],
    sidebars: {},
  };
  const askedAs = (id: string) => pages.find((page) => page.id === id)?.askedAs ?? [];
  return { meta, pack: { build: 'test', set: name, pages: records }, source: { meta, records, askedAs } };
}

/** The digest of a version and unversioned pages. */
export function digestOf(version: Fixture, unversioned: Fixture = fixture('learn', []), base = ''): WholeDigest {
  const texts = [version, unversioned].flatMap(({ pack }) =>
    pack.pages.flatMap((record) => textFiles(record).map((each, i) => [textFileName(contentHash(record.id), i), each] as const)),
  );
  return { kind: 'whole', ...makeDigest(version.source, unversioned.source, base), texts: Object.fromEntries(texts) };
}

/** The index of a version and unversioned pages, with all of their words and texts. */
export function indexOf(version: Fixture, unversioned?: Fixture): SearchIndex {
  const { names, lists, texts } = digestOf(version, unversioned);
  const index = new SearchIndex(names);
  for (const [letter, list] of Object.entries(lists)) index.addList(letter, list);
  for (const [file, each] of Object.entries(texts)) index.addTexts(file, each);
  return index;
}
