/** `npm run search:records`: the built site as records for a hosted index, one file per set in `search-records/`. One record per page and heading, and one per stretch of text below it. */
import fs from 'node:fs';
import path from 'node:path';
import { slashOf } from '../../config/page-href.ts';
import { searchConfigSchema } from '../../config/search-config.ts';
import { readSiteConfig } from '../../config/site-config.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Pack, SetMeta } from '../../model/record.ts';
import type { Section } from '../index/sections.ts';
import { pagesOfSet, type SourcePage } from '../index/source-pages.ts';
import { languageFacet, versionTag } from './hits.ts';

export interface RecordSite {
  /** What addresses of pages end with. */
  readonly slash: '' | '/';
  /** Where the site is published: origin and base path, without slash at the end. */
  readonly url: string;
  readonly language: string;
  /** Facet that holds the tag of a page's version. */
  readonly versionFacet: string;
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface SearchRecord {
  readonly objectID: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** Label of the version, or null. */
  readonly version: string | null;
  /** For ranking: headings before text, outer ones before inner ones, then the order of the page. */
  readonly weight: { readonly level: number; readonly position: number };
  /** Facets: language, and the version's tag. */
  readonly [facet: string]: unknown;
}

/** Services limit the size of a record; a long text becomes several. */
const longestContent = 1_000;

const levelWeight = { lvl1: 100, lvl2: 90, lvl3: 80, content: 0 } as const;

/** Records of one set's pages. */
export function records(meta: SetMeta, pack: Pack, site: RecordSite): SearchRecord[] {
  return pagesOfSet(meta, pack.pages, site.slash).flatMap((page) => recordsOfPage(page, site));
}

function recordsOfPage(page: SourcePage, site: RecordSite): SearchRecord[] {
  const found: SearchRecord[] = [];
  const url = `${site.url}${page.path}`;
  const add = (section: Section, type: SearchRecord['type'], content: string | null) => {
    const anchor = section.anchor || null;
    found.push({
      objectID: `${page.set}:${page.path}:${found.length}`,
      type,
      hierarchy: hierarchyOf(page, section),
      content,
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      version: page.version,
      weight: { level: levelWeight[type], position: found.length },
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
  return found;
}

function hierarchyOf(page: SourcePage, { heading, parent }: Section): Record<Level, string | null> {
  const lvl0 = page.crumbs[0] ?? (page.version === null ? 'Learn' : 'Documentation');
  return { lvl0, lvl1: page.title, lvl2: parent || heading || null, lvl3: parent ? heading : null, lvl4: null, lvl5: null, lvl6: null };
}

/** A text in pieces that are not too long, cut between words. */
function stretches(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestContent) {
    const space = rest.lastIndexOf(' ', longestContent);
    const end = space > 0 ? space : longestContent;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

/** Reads the built site in `dist` and writes into `out`; gives the number of records per set. */
export function writeRecords(dist: string, out: string, site: RecordSite, base: string): Record<string, number> {
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as T;
  const below = (address: string) => address.slice(base.length);
  const counts: Record<string, number> = {};
  fs.mkdirSync(out, { recursive: true });
  for (const [set, files] of Object.entries(read<Manifest>('data/manifest.json').sets)) {
    const found = records(read<SetMeta>(below(files.meta)), read<Pack>(below(files.pack)), site);
    fs.writeFileSync(path.join(out, `${set}.json`), `${JSON.stringify(found, null, 1)}\n`);
    counts[set] = found.length;
  }
  return counts;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const root = process.cwd();
  const base = (process.env.BASE_URL ?? '/').replace(/\/$/, '');
  const { default: input } = (await import(path.join(root, 'site.config.ts'))) as { default: unknown };
  const config = readSiteConfig(input);
  const { url, language, search } = config;
  const hosted = searchConfigSchema.parse({ provider: 'hosted', appId: '-', apiKey: '-' });
  const facets = [search, hosted].find((each) => each.provider === 'hosted');
  if (!fs.existsSync(path.join(root, 'dist/data/manifest.json')))
    throw new Error('There is no built site in dist/: run npm run build first.');
  const site = { url: `${url}${base}`, slash: slashOf(config), language, versionFacet: facets?.versionFacet ?? '' };
  const counts = writeRecords(path.join(root, 'dist'), path.join(root, 'search-records'), site, base);
  for (const [set, count] of Object.entries(counts)) console.log(`  search-records/${set}.json  ${count} records`);
}
