/** The site's interface for search, and its search provider: embedded or hosted. */
import { site } from 'virtual:site';
import { promiseMemo } from '../../basics/memo.ts';
import { guidePage } from '../../config/change-addresses.ts';
import { linkHref, pageHref } from '../../config/page-href.ts';
import { makeEmbeddedProvider } from '../../search/embedded/provider.ts';
import workerUrl from '../../search/embedded/worker.ts?worker&url';
import type { SearchEnvironment, SearchProvider } from '../../search/provider.ts';
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
      return versions.find(({ label }) => label === set)?.label ?? preferredVersion();
    },
    async digestUrl(version) {
      // Unversioned pages come with the address of the latest version's digest.
      const isKnown = data.state?.set === unversionedSet && version === latestVersion(site).label;
      return (await data.files(isKnown ? unversionedSet : version)).digest;
    },
    versionWordsUrl: async () => (await data.manifest()).versionWords ?? null,
    storageSlot,
    help: config.help.map(({ label, href }) => ({ label, href: linkHref(site, href) })),
    startPages: config.startPages.map(({ label, href }) => ({ label, href: linkHref(site, href) })),
    namesUrl: config.pages.names === undefined ? null : `${base}${config.pages.names}.json`,
    commands: config.commands,
    upgradeUrl(from, to) {
      const path = versions.find(({ label }) => label === to)?.path ?? '';
      return pageHref(site, `${path}/${guidePage(from)}`);
    },
    feedbackUrl: (query) =>
      `${config.repository}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`,
  };
}

async function loadProvider(environment: SearchEnvironment): Promise<SearchProvider> {
  const { search } = site.config;
  if (search.provider === 'hosted')
    return (await import('../../search/hosted/provider.ts')).makeHostedProvider(search, environment);
  return makeEmbeddedProvider(environment, () => new Worker(trustedUrl(workerUrl), { type: 'module', name: 'search' }));
}

/** The dialog and the results page share the worker and its index. */
const providers = promiseMemo();

export const searchProvider = (data: Data): Promise<SearchProvider> =>
  providers.get(site.config.search.provider, () => loadProvider(searchEnvironment(data)));
