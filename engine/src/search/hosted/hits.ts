/** Converts the answers of a hosted index, which are untrusted, to hits. */

import type { VersionLabel } from '../../model/version-label.ts';
import { decodeText } from '../../render/html.ts';
import type { Fragment, Hit, HitGroup, SearchEnvironment } from '../provider.ts';

export const languageFacet = 'language';

const unversionedTag = 'default';

/**
 * Tag of a version's pages in the format of documentation crawlers: `docs-default-3.0`, and `current` for `next`. Null:
 * the unversioned pages.
 */
export function versionTag(version: VersionLabel): string {
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

/** Texts by level; levels that are missing or null are left out. */
type LevelTexts = Readonly<Partial<Record<Level, string>>>;

/** A hit in the protocol, as far as it is used. */
export interface RecordHit {
  readonly objectID: string;
  readonly url: string;
  /** `lvl1` to `lvl6`, or `content`. */
  readonly type: string;
  readonly content: string;
  readonly hierarchy: LevelTexts;
  /** Texts with highlight tags, if the service sent them. */
  readonly tagged: { readonly content: string; readonly hierarchy: LevelTexts };
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> => typeof raw === 'object' && raw !== null;

function levelTexts(raw: unknown): LevelTexts | null {
  if (!isObject(raw)) return null;
  const texts: Partial<Record<Level, string>> = {};
  for (const level of levels) {
    const text = raw[level] ?? '';
    if (typeof text !== 'string') return null;
    if (text) texts[level] = text;
  }
  return texts;
}

/** Reads the values of highlighted texts; what is malformed is left out. */
function highlighted(raw: unknown): RecordHit['tagged'] {
  const textIn = (text: unknown) => (isObject(text) && typeof text.value === 'string' ? text.value : '');
  if (!isObject(raw)) return { content: '', hierarchy: {} };
  const texts = isObject(raw.hierarchy) ? raw.hierarchy : {};
  return {
    content: textIn(raw.content),
    hierarchy: levelTexts(Object.fromEntries(levels.map((level) => [level, textIn(texts[level])]))) ?? {},
  };
}

export function readRecord(raw: unknown): RecordHit | null {
  if (!isObject(raw)) return null;
  const { objectID, url, type, content } = raw;
  const hierarchy = levelTexts(raw.hierarchy);
  if (typeof objectID !== 'string' || typeof url !== 'string' || typeof type !== 'string' || !hierarchy) return null;
  if (!Object.keys(hierarchy).length) return null;
  const cut = highlighted(raw._snippetResult);
  const whole = highlighted(raw._highlightResult);
  return {
    objectID,
    url,
    type,
    content: typeof content === 'string' ? content : '',
    hierarchy,
    tagged: { content: cut.content, hierarchy: { ...cut.hierarchy, ...whole.hierarchy } },
  };
}

/** Address of a record: a path on this site, or the full address on another site; null if it is invalid. */
export function siteAddress(
  url: string,
  { base, origin }: Pick<SearchEnvironment, 'base' | 'origin'>,
  origins: readonly string[],
): { url: string; external: boolean } | null {
  const parsed = parseUrl(url, origin);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const isOnSite = [origin, ...origins].some((siteOrigin) => new URL(siteOrigin).origin === parsed.origin);
  if (!isOnSite) return { url: parsed.href, external: true };
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

/** Converts a record to a hit; null if its address cannot be opened. */
export function hitOfRecord(record: RecordHit, environment: SearchEnvironment, origins: readonly string[]): Hit | null {
  const { hierarchy, tagged } = record;
  const address = siteAddress(record.url, environment, origins);
  if (!address) return null;
  const filled = levels.filter((level) => level !== 'lvl0' && hierarchy[level]);
  const level = levels.find((name) => name === record.type) ?? filled.at(-1) ?? 'lvl1';
  const plain = decodeText(hierarchy[level] ?? hierarchy.lvl0 ?? '');
  const heading = tagged.hierarchy[level] ? taggedFragments(tagged.hierarchy[level]) : [{ text: plain, marked: false }];
  const content = record.content ? [{ text: decodeText(record.content), marked: false }] : [];
  const snippet = tagged.content ? taggedFragments(tagged.content) : content;
  const words = [...heading, ...snippet].filter(({ marked }) => marked).map(({ text }) => text.toLowerCase());
  return {
    id: record.objectID,
    ...address,
    page: decodeText(hierarchy.lvl1 ?? plain),
    version: address.external ? null : versionOf(address.url, environment),
    crumbs: hierarchy.lvl0 ? [decodeText(hierarchy.lvl0)] : [],
    heading,
    above: filled.filter((name) => name > 'lvl1' && name < level).map((name) => decodeText(hierarchy[name] ?? '')),
    kind: record.type === 'content' ? 'text' : level === 'lvl1' ? 'page' : 'heading',
    snippet,
    words: [...new Set(words)],
    lacks: [],
  };
}

/** Label of the version below whose root an address of this site is, or null. */
function versionOf(url: string, { base, versions }: Pick<SearchEnvironment, 'base' | 'versions'>): string | null {
  const path = `/${url.slice(base.length)}`.replace(/[?#].*/, '');
  const roots = versions.filter(({ path: root }) => path === root || path.startsWith(`${root}/`));
  return roots.sort((a, b) => b.path.length - a.path.length)[0]?.label ?? null;
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
  return [...groups].flatMap(([id, list]) =>
    list
      .slice(0, 1)
      .map(({ page: title, version, crumbs }) => ({ id, isClosest: false, title, version, crumbs, hits: list })),
  );
}
