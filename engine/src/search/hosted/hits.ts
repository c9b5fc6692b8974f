/** Converts the answers of a hosted index, which are untrusted, to hits. */
import { decodeText } from '../index/html.ts';
import type { Fragment, Hit, HitGroup, SearchEnvironment } from '../provider.ts';

/** Facet of the language. */
export const languageFacet = 'language';

/** Tag of unversioned pages. */
const unversionedTag = 'default';

/** Tag of a version's pages in the format of documentation crawlers: `docs-default-3.0`, and `current` for `next`. Null: the unversioned pages. */
export function versionTag(version: string | null): string {
  return version === null ? unversionedTag : `docs-default-${version === 'next' ? 'current' : version}`;
}

/** Filters of a search: the language, and either the version or the unversioned pages. */
export function facetFilters(versionFacet: string, language: string, scope: string): (string | string[])[] {
  const tags = [unversionedTag, versionTag(scope)];
  return [`${languageFacet}:${language}`, tags.map((tag) => `${versionFacet}:${tag}`)];
}

export const highlightTags = { pre: '<mark>', post: '</mark>' } as const;

/** Levels of headings in the protocol: 0 is a page's category, 1 its title. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

interface Highlighted {
  readonly value: string;
}

/** A hit in the protocol. */
export interface RecordHit {
  readonly objectID: string;
  readonly url: string;
  /** `lvl1` to `lvl6`, or `content`. */
  readonly type: string;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly _snippetResult?: { readonly content?: Highlighted; readonly hierarchy?: Readonly<Partial<Record<Level, Highlighted>>> };
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Partial<Record<Level, Highlighted>>> };
}

/** Address of a record: a path on this site, or the full address on another site; null if it is invalid. */
export function siteAddress(
  url: string,
  { base, origin }: Pick<SearchEnvironment, 'base' | 'origin'>,
  origins: readonly string[],
): { url: string; external: boolean } | null {
  const parsed = parseUrl(url, origin);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const own = [origin, ...origins].some((each) => new URL(each).origin === parsed.origin);
  if (!own) return { url: parsed.href, external: true };
  // Two leading slashes would refer to another host.
  const pathname = parsed.pathname.replace(/^[/\\]+/, '/');
  const path = pathname.startsWith(base) ? pathname : `${base}${pathname.slice(1)}`;
  return { url: `${path}${parsed.search}${parsed.hash}`, external: false };
}

/** `URL.parse`, which browsers have only since 2024. */
function parseUrl(url: string, origin: string): URL | null {
  try {
    return new URL(url, origin);
  } catch {
    return null;
  }
}

/** Splits a text with highlight tags into fragments. */
export function taggedFragments(value: string): Fragment[] {
  return value.split(highlightTags.pre).flatMap((piece, i) => {
    const end = i === 0 ? -1 : piece.indexOf(highlightTags.post);
    const inside = end < 0 ? '' : piece.slice(0, end);
    const after = end < 0 ? piece : piece.slice(end + highlightTags.post.length);
    return [
      { text: decodeText(inside), marked: true },
      { text: decodeText(after), marked: false },
    ].filter(({ text }) => text !== '');
  });
}

/** Whether an address on this site is below the root of a version. */
const isVersioned = (url: string, { base, versions }: SearchEnvironment): boolean => {
  const below = `/${url.slice(base.length)}`.replace(/[?#].*/, '');
  return versions.some(({ path }) => below === path || below.startsWith(`${path}/`));
};

/** Converts a record to a hit; null if its address cannot be opened. */
export function hitOfRecord(record: RecordHit, environment: SearchEnvironment, origins: readonly string[], version: string): Hit | null {
  const address = siteAddress(record.url, environment, origins);
  if (!address) return null;
  const filled = levels.filter((level) => level !== 'lvl0' && record.hierarchy[level]);
  const level = levels.find((each) => each === record.type) ?? filled.at(-1) ?? 'lvl1';
  const plain = decodeText(record.hierarchy[level] ?? record.hierarchy.lvl0 ?? '');
  const tagged = record._highlightResult?.hierarchy?.[level]?.value ?? record._snippetResult?.hierarchy?.[level]?.value;
  const heading = tagged ? taggedFragments(tagged) : [{ text: plain, marked: false }];
  const content = record._snippetResult?.content?.value;
  const snippet = content ? taggedFragments(content) : record.content ? [{ text: decodeText(record.content), marked: false }] : [];
  const above = filled.filter((each) => each > 'lvl1' && each < level).map((each) => decodeText(record.hierarchy[each] ?? ''));
  const words = [...heading, ...snippet].filter(({ marked }) => marked).map(({ text }) => text.toLowerCase());
  return {
    id: record.objectID,
    ...address,
    page: decodeText(record.hierarchy.lvl1 ?? plain),
    version: !address.external && isVersioned(address.url, environment) ? version : null,
    crumbs: record.hierarchy.lvl0 ? [decodeText(record.hierarchy.lvl0)] : [],
    heading,
    above,
    kind: record.type === 'content' ? 'text' : level === 'lvl1' ? 'page' : 'heading',
    snippet,
    words: [...new Set(words)],
  };
}

/** Groups hits by page, in the order of each page's first hit. */
export function groupHits(hits: readonly Hit[], perGroup: number): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const page = hit.url.replace(/#.*$/, '');
    const group = groups.get(page);
    if (!group) groups.set(page, [hit]);
    else if (group.length < perGroup) group.push(hit);
  }
  return [...groups].map(([id, list]) => {
    const { page: title, version, crumbs } = list[0] as Hit;
    return { id, title, version, crumbs, hits: list };
  });
}
