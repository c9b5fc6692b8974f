/** The site's interface for comparisons and upgrade guides. */
import type { CompareEnvironment } from '../compare/interface/environment.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { pageAddress } from './address.ts';
import { importAgain } from './chunk.ts';
import type { Data } from './data.ts';
import { showFailure } from './failure-message.ts';
import { loadStyles } from './islands/styles.ts';
import { announce, startProgress } from './progress.ts';
import { reloadIfStale } from './stale-build.ts';
import { trustedHtml, trustedUrl } from './trusted.ts';

export const compareEnvironment = (data: Data, site: SiteInfo): CompareEnvironment => ({
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
