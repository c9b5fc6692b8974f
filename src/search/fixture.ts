/** Small sets of pages for tests. */
import type { DocMeta, Pack, PageRecord, SetMeta } from '../model/record.ts';
import { type Digest, pagesOfDigest } from './index/digest.ts';
import { buildIndex, type SearchIndex } from './index/inverted-index.ts';
import { makeDigest } from './index/make-digest.ts';

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
  readonly digest: Digest;
}

/** Metadata, pack and digest of a set: `learn`, or a version's label (3.0 is the latest). */
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
      record: id,
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
  return { meta, pack: { build: 'test', set: name, pages: records }, digest: makeDigest('test', meta, records, askedAs) };
}

/** The index of some sets. */
export const indexOf = (...sets: readonly Fixture[]): SearchIndex => buildIndex(sets.flatMap(({ digest }) => pagesOfDigest(digest)));
