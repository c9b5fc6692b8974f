/** Fetches two versions and creates the upgrade guide between them. In a worker, because it parses and compares all their pages. */
import type { Pack } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { UpgradeData } from '../../model/upgrade-data.ts';
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

async function json(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

async function answer({ site, versions, addresses }: UpgradeRequest): Promise<Guide> {
  const [old, now, data] = (await Promise.all(addresses.map(json))) as [Pack, Pack, UpgradeData];
  const [from, to] = [versions[0] as GuideVersion, versions.at(-1) as GuideVersion];
  return guideBetween(site, versions, [checkedPages(old.pages, from.label), checkedPages(now.pages, to.label)], data);
}

addEventListener('message', ({ data, ports }: MessageEvent<UpgradeRequest>) => {
  const reply = (found: UpgradeAnswer) => ports[0]?.postMessage(found);
  answer(data).then(
    (guide) => reply({ guide }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
