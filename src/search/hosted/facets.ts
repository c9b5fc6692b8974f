/** How a hosted index names languages and versions. Records are written with these, and searches filtered by them. */
/** Facet of the language. */
export const languageFacet = 'language';

/** Tag of unversioned pages. */
const unversionedTag = 'default';

/** Tag of a version's pages, as documentation crawlers write it: `docs-default-3.0`; `next` is the `current` one. Without a version: of the unversioned pages. */
export function versionTag(version: string | null): string {
  return version === null ? unversionedTag : `docs-default-${version === 'next' ? 'current' : version}`;
}

/** Filters of a search: the language, and the version or the unversioned pages. */
export function facetFilters(versionFacet: string, language: string, scope: string): (string | string[])[] {
  const tags = [unversionedTag, versionTag(scope)];
  return [`${languageFacet}:${language}`, tags.map((tag) => `${versionFacet}:${tag}`)];
}
