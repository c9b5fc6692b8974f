/** What the client does with each page that it shows, as a list of features. */
import type { CompareEnvironment } from '../compare/interface/environment.ts';
import { bindComparison } from '../compare/interface/opener.ts';
import type { PageData } from '../model/page-data.ts';
import type { PageFeature } from '../model/page-feature.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { upgradePage } from '../site/change-addresses.ts';
import { pageAddress } from './address.ts';
import { announce, startProgress } from './announce.ts';
import { importAgain } from './chunk.ts';
import type { Data } from './data.ts';
import { showFailure } from './failure-message.ts';
import { bindIslands } from './islands/islands.tsx';
import { loadStyles } from './islands/styles.ts';
import { rememberVersion } from './preferred-version.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindProse } from './prose/prose.ts';
import { bindSearchPage } from './search/search-opener.ts';
import { reloadIfStale } from './stale-build.ts';
import { trustedHtml, trustedUrl } from './trusted.ts';

/** Loads what only some pages need when one of them is shown. */
function bindRare<Module>(
  isNeeded: (page: PageData) => unknown,
  load: () => Promise<Module>,
  use: (module: Module, page: PageData) => void | Promise<void>,
): PageFeature {
  const loadAgain = importAgain(load);
  return {
    shown(page) {
      if (!isNeeded(page)) return;
      loadAgain()
        .then((module) => use(module, page))
        .catch((error: unknown) => console.warn('A part of the page does not work.', error));
    },
  };
}

/** Binds all features, in the order in which they are told about a page. */
export function bindFeatures(data: Data, site: SiteInfo): readonly PageFeature[] {
  const environment = compareEnvironment(data, site);
  return [
    bindIslands(data),
    ...bindProse(data),
    bindSearchPage(data),
    bindPrefetch(data),
    bindComparison(environment, site),
    bindRare(
      () => document.querySelector('.nearest:empty'),
      () => import('./nearest-pages.ts'),
      ({ offerNearestPages }) => offerNearestPages(data, site),
    ),
    bindRare(
      () => document.querySelector('.filter'),
      () => import('./prose/filter.ts'),
      ({ bindFilters }) => bindFilters(),
    ),
    bindRare(
      ({ version, id }) => version && id === upgradePage,
      () => import('../compare/guide/upgrade.ts'),
      ({ showUpgrade }, page) => showUpgrade(environment, site, page),
    ),
    { shown: ({ version }) => rememberVersion(version) },
  ];
}

/** The site's interface for comparisons and upgrade guides. */
const compareEnvironment = (data: Data, site: SiteInfo): CompareEnvironment => ({
  async page(href) {
    const address = pageAddress(site, href);
    const page = address && (await data.page(address.set, address.path));
    if (!page) throw new Error(`There is no page at ${href}.`);
    return { record: page.record, root: page.set.path };
  },
  packUrl: async (version) => (await data.files(version)).pack,
  upgradeDataUrl: async () => (await data.manifest()).upgradeData,
  reloadIfStale: () => reloadIfStale(data),
  loadStyles,
  importAgain,
  announce,
  showFailure,
  startProgress,
  trustedHtml,
  trustedUrl,
});
