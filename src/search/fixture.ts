/** Small sets of pages for tests. */
import type { DocMeta, Pack, PageRecord, SetMeta } from '../model/record.ts';

export interface FixturePage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly body: string;
  readonly path?: string;
  readonly crumbs?: readonly string[];
}

/** Metadata and pack of a set: `learn`, or a version's label (3.0 is the latest). */
export function fixture(name: string, pages: readonly FixturePage[]): { meta: SetMeta; pack: Pack } {
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
  return { meta, pack: { build: 'test', set: name, pages: records } };
}
