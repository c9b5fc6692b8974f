/** The pages of a set as records of a hosted index: one per page and heading, and one per stretch of text below it. */
import type { PageRecord, SetMeta } from '../../model/record.ts';
import type { VersionLabel } from '../../model/version-label.ts';
import type { HeadingSection } from '../index/sections.ts';
import type { SourcePage } from '../index/source-page.ts';
import { pagesOfSet } from '../index/source-pages.ts';
import { type Level, languageFacet, versionTag } from './hits.ts';

export interface RecordSite {
  readonly slash: '' | '/';
  /** Address of the published site: origin and base path, without a trailing slash. */
  readonly url: string;
  readonly language: string;
  readonly versionFacet: string;
}

export interface SearchRecord {
  readonly objectID: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly version: VersionLabel;
  /** For ranking: headings before text, outer ones before inner ones, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
  /** Facets: language, and the version's tag. */
  readonly [facet: string]: unknown;
}

/** Services limit the size of a record, so a long text becomes several. */
const maxContent = 1_000;

const levelWeight = { lvl1: 100, lvl2: 90, lvl3: 80, content: 0 } as const;

/** The records of a set's pages for the hosted index. */
export function records(meta: SetMeta, pages: readonly PageRecord[], site: RecordSite): SearchRecord[] {
  return pagesOfSet(meta, pages, site.slash).flatMap((page) => recordsOfPage(page, site));
}

function recordsOfPage(page: SourcePage, site: RecordSite): SearchRecord[] {
  const records: SearchRecord[] = [];
  const url = `${site.url}${page.path}`;
  const add = (section: HeadingSection, type: SearchRecord['type'], content: string | null) => {
    const anchor = section.anchor || null;
    records.push({
      objectID: `${page.set}:${page.path}:${records.length}`,
      type,
      hierarchy: hierarchyOf(page, section),
      content,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      version: page.version,
      weight: { level: levelWeight[type], position: records.length },
      [languageFacet]: site.language,
      [site.versionFacet]: versionTag(page.version),
    });
  };
  for (const section of page.sections) {
    const intro = section.anchor === '';
    add(section, intro ? 'lvl1' : section.parent ? 'lvl3' : 'lvl2', intro ? page.description : null);
    for (const content of [...stretches([...section.names, section.text].join(' ')), ...stretches(section.code)])
      add(section, 'content', content);
  }
  return records;
}

function hierarchyOf(page: SourcePage, { heading, parent }: HeadingSection): Record<Level, string | null> {
  const lvl0 = page.crumbs[0] ?? (page.version === null ? 'Learn' : 'Documentation');
  return {
    lvl0,
    lvl1: page.title,
    lvl2: parent || heading || null,
    lvl3: parent ? heading : null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
}

/** Splits a text between words into pieces of at most `maxContent` characters. */
function stretches(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maxContent) {
    const space = rest.lastIndexOf(' ', maxContent);
    const end = space > 0 ? space : maxContent;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}
