/** How a hosted index names languages and versions. Records are written with these, and searches filtered by them. */
import { unversionedSet } from '../environment.ts';

/** Facet of the language. */
export const languageFacet = 'language';

/** Tag of unversioned pages. */
const unversionedTag = 'default';

/** Tag of a set's pages, as documentation crawlers write it: `docs-default-3.0`; `next` is the `current` one. */
export function versionTag(set: string): string {
  if (set === unversionedSet) return unversionedTag;
  return `docs-default-${set === 'next' ? 'current' : set}`;
}

/** Filters of a search: the language, and the version or the unversioned pages. */
export function facetFilters(versionFacet: string, language: string, scope: string): (string | string[])[] {
  const tags = [...new Set([unversionedTag, versionTag(scope)])];
  return [`${languageFacet}:${language}`, tags.map((tag) => `${versionFacet}:${tag}`)];
}
