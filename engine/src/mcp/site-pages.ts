/** Finds pages and sections in the data files of a site. */
import { markdownPath } from '../config/page-href.ts';
import { addressBelow } from '../config/page-path.ts';
import { type DocMeta, pageRecordSchema, type SetMeta } from '../model/record.ts';
import { nearest } from '../problems/nearest.ts';
import { slug } from '../render/slug.ts';
import { sectionsOf } from '../search/index/sections.ts';
import { unversionedSet, versionOfSet } from '../versions/site-versions.ts';
import { pageName, placeIn } from './page-name.ts';
import { sectionOf } from './page-section.ts';
import { NotThere, type SiteReader } from './site-reader.ts';

export interface VersionedPage {
  readonly meta: SetMeta;
  readonly doc: DocMeta;
  readonly version: string;
}

interface AnchoredSection {
  readonly heading: string;
  readonly nth: number;
  readonly text: string;
}

export interface Page {
  readonly set: string;
  readonly version: string;
  readonly doc: DocMeta;
  readonly url: string;
  readonly markdown: string;
}

/**
 * A page of a version or an unversioned one, by its path, its address, or its title. The version in an address takes
 * precedence. Throws a NotThere if there is none; the message names the closest one.
 */
export async function findPage(
  { base, manifest, metaOf, noVersion }: SiteReader,
  asked: string,
  name: string,
): Promise<VersionedPage> {
  const { path } = pageName(name);
  const { starts } = await manifest();
  const place = placeIn(path, starts, base);
  const version = (place && versionOfSet(place.set)) ?? asked;
  const below = place ? place.below : path.slice(path === base || path.startsWith(`${base}/`) ? base.length + 1 : 1);
  const metas = await Promise.all([metaOf(version), metaOf(unversionedSet)]);
  const titled = name.trim().toLowerCase();
  const isNamed = (doc: DocMeta) =>
    doc.path === below || (below !== '' && doc.id === below) || doc.label.toLowerCase() === titled;
  for (const meta of metas) {
    const doc = meta.docs.find((candidate) => candidate.path === below) ?? meta.docs.find(isNamed);
    if (doc) return { meta, doc, version };
  }
  const [first = ''] = below.split('/');
  if (/^v?\d+(\.\d+)+$/.test(first)) throw await noVersion(first);
  const names = metas.flatMap((meta) => meta.docs.map((doc) => doc.path || 'index'));
  const near = nearest(below, names);
  throw new NotThere(
    `Version ${version} has no page "${name}".${near ? ` Did you mean "${near}"?` : ''} The tool search finds pages by what they say.`,
  );
}

/** A heading by its anchor on the page, and what is below it as plain text; null if the page has no such anchor. */
async function anchored({ json }: SiteReader, doc: DocMeta, anchor: string): Promise<AnchoredSection | null> {
  const { body } = await json(`/data/pages/${doc.record}.json`, pageRecordSchema);
  const target = body.indexOf(` id="${anchor}"`);
  if (target < 0) return null;
  const sections = sectionsOf(body);
  const at = sections.findLastIndex(
    (section) => section.anchor !== '' && body.indexOf(` id="${section.anchor}"`) <= target,
  );
  const section = sections[at];
  if (!section) return null;
  const { heading, text, code } = section;
  const same = sections.slice(0, at).filter((other) => slug(other.heading) === slug(heading));
  return { heading, nth: same.length, text: [text, code].filter(Boolean).join('\n\n') };
}

/** A page with its Markdown. Throws a NotThere if there is none. */
export async function readPage(site: SiteReader, version: string, name: string): Promise<Page> {
  const { meta, doc, version: pageVersion } = await findPage(site, version, name);
  const path = addressBelow(meta.path, doc.path);
  const markdown = await site.read(markdownPath(path));
  if (markdown === null) throw new NotThere(`${site.address} has no Markdown of "${name}".`);
  return { set: meta.name, version: pageVersion, doc, url: `${site.address}${path}`, markdown };
}

/** The section of a page with a heading or an anchor; null if it has none. */
export async function pageSection(site: SiteReader, { doc, markdown }: Page, name: string): Promise<string | null> {
  if (!name) return null;
  const titled = sectionOf(markdown, name);
  if (titled !== null) return titled;
  const found = await anchored(site, doc, name.replace(/^#/, ''));
  if (!found) return null;
  return sectionOf(markdown, found.heading, found.nth) ?? `${found.heading}\n\n${found.text}`;
}

export async function sectionAt(site: SiteReader, version: string, address: string): Promise<string> {
  const page = await readPage(site, version, address);
  return (await pageSection(site, page, pageName(address).anchor)) ?? page.markdown;
}
