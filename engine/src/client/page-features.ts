/** What the client does with each page that it shows, as a list of features. */
import type { CompareEnvironment } from '../compare/interface/environment.ts';
import { bindComparison } from '../compare/interface/opener.ts';
import type { PageFeature } from '../model/page-feature.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { upgradePage } from '../site/change-addresses.ts';
import { importAgain } from './chunk.ts';
import { compareEnvironment } from './compare-environment.ts';
import type { Data } from './data.ts';
import { bindIslands } from './islands/islands.tsx';
import { rememberVersion } from './preferred-version.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindProse } from './prose/prose.ts';
import { bindSearchPage } from './search/search-page.ts';

function bindNearestPages(data: Data, site: SiteInfo): PageFeature {
  const load = importAgain(() => import('./nearest-pages.ts'));
  return {
    shown() {
      const place = document.querySelector('.nearest:empty');
      if (!place) return;
      load()
        .then(({ offerNearestPages }) => offerNearestPages(place, data, site))
        .catch((error: unknown) => console.warn('Similar pages are not offered.', error));
    },
  };
}

function bindUpgrade(environment: CompareEnvironment, site: SiteInfo): PageFeature {
  const load = importAgain(() => import('../compare/guide/upgrade.tsx'));
  return {
    shown(page) {
      if (!page.version || page.id !== upgradePage) return;
      load().then(
        ({ showUpgrade }) => showUpgrade(environment, site, page),
        (error: unknown) =>
          console.warn('The script of the guide could not be loaded: checked boxes are not saved.', error),
      );
    },
  };
}

/** Binds all features, in the order in which they are told about a page. */
export function bindFeatures(data: Data, site: SiteInfo): readonly PageFeature[] {
  const environment = compareEnvironment(data, site);
  return [
    bindIslands(data),
    ...bindProse(),
    bindSearchPage(data),
    bindPrefetch(data),
    bindComparison(environment, site),
    bindNearestPages(data, site),
    bindUpgrade(environment, site),
    { shown: ({ version }) => rememberVersion(version) },
  ];
}
