/** What the client does with each page that it shows, as a list of features. */
import type { PageData } from '../model/page-data.ts';
import type { PageFeature } from '../model/page-feature.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { importAgain } from './chunk.ts';
import { bindComparison } from './compare/opener.ts';
import type { Data } from './data.ts';
import { bindIslands } from './islands/islands.tsx';
import { rememberVersion } from './preferred-version.ts';
import { bindPrefetch } from './prefetch.ts';
import { bindProse } from './prose/copy-zoom-tabs.ts';
import { bindSearchPage } from './search/search-opener.ts';

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

export function bindFeatures(data: Data, site: SiteInfo): readonly PageFeature[] {
  return [
    bindIslands(data),
    ...bindProse(data),
    bindSearchPage(data),
    bindPrefetch(data),
    bindComparison(data),
    bindRare(
      () => document.querySelector('.nearest'),
      () => import('./not-found/not-found.ts'),
      ({ showMissingPage }) => showMissingPage(data, site),
    ),
    bindRare(
      () => document.querySelector('.filter'),
      () => import('./prose/filter.ts'),
      ({ bindFilters }) => bindFilters(),
    ),
    bindRare(
      () => document.querySelector('.upgrade-guide'),
      () => import('./compare/upgrade.ts'),
      ({ bindGuide }) => bindGuide(),
    ),
    { shown: ({ version }) => rememberVersion(version) },
  ];
}
