/** The site's interface for search. */
import { site } from 'virtual:site';
import { pageHref } from '../../config/page-href.ts';
import { createProvider, type SearchEnvironment } from '../../search/index.ts';
import type { SearchProvider } from '../../search/provider.ts';
import { storageSlot } from '../../shell/preferences/storage.ts';
import { latestVersion, unversionedSet } from '../../versions/site-versions.ts';
import { pageAddress } from '../address.ts';
import type { Data } from '../data.ts';
import { preferredVersion } from '../preferred-version.ts';
import { trustedUrl } from '../trusted.ts';

export function searchEnvironment(data: Data): SearchEnvironment {
  const { config, base, versions } = site;
  return {
    base: `${base}/`,
    resultsPage: pageHref(site, '/search'),
    origin: config.url,
    language: config.language,
    versions,
    currentSet() {
      const set = pageAddress(site, location.pathname)?.set;
      return versions.some(({ label }) => label === set) ? (set as string) : preferredVersion();
    },
    async digestUrl(version) {
      // Unversioned pages know the latest version's.
      const isKnown = data.state?.set === unversionedSet && version === latestVersion(site).label;
      return (await data.files(isKnown ? unversionedSet : version)).digest;
    },
    textsUrl: `${base}/data/texts/`,
    versionWordsUrl: async () => (await data.manifest()).versionWords ?? null,
    trustedUrl,
    storageSlot,
    feedbackUrl: (query) => `${config.repository}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`,
  };
}

let provider: Promise<SearchProvider> | null = null;

/** Loads the configured provider once. After a failure, a later call tries again. */
export function searchProvider(environment: SearchEnvironment): Promise<SearchProvider> {
  provider ??= createProvider(site.config.search, environment);
  provider.catch(() => {
    provider = null;
  });
  return provider;
}
