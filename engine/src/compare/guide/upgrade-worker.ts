/**
 * Fetches two versions and creates the upgrade guide between them. In a worker, because it parses and compares all
 * their pages.
 */
import { isPack, isUpgradeData } from '../../model/data-checks.ts';
import { fetchData } from '../../model/fetch-file.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { checkedPages } from '../../site/checked-pages.ts';
import { type Guide, type GuideVersion, guideBetween } from './guide.ts';

export interface UpgradeRequest {
  readonly site: Pick<SiteInfo, 'base' | 'config'>;
  /** All from the old to the new one, inclusive. */
  readonly versions: readonly GuideVersion[];
  /** Addresses of the packs of the first and the last version, and of the upgrade data. */
  readonly addresses: readonly [string, string, string];
}

export type UpgradeAnswer = { readonly guide: Guide } | { readonly error: string };

async function answer({ site, versions, addresses }: UpgradeRequest): Promise<Guide> {
  const [from, to, points] = addresses;
  const [old, now, data] = await Promise.all([
    fetchData(from, isPack),
    fetchData(to, isPack),
    fetchData(points, isUpgradeData),
  ]);
  const [first = '', last = ''] = [versions[0]?.label, versions.at(-1)?.label];
  const pages = [checkedPages(old.pages, first), checkedPages(now.pages, last)] as const;
  return guideBetween(site, versions, pages, data);
}

addEventListener('message', ({ data, ports }: MessageEvent<UpgradeRequest>) => {
  const reply = (message: UpgradeAnswer) => ports[0]?.postMessage(message);
  answer(data).then(
    (guide) => reply({ guide }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
