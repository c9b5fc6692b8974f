/** Creates the upgrade guide between two versions. In a worker, because it parses and compares all their pages. */
import { isPack, isUpgradeData } from '../../model/data-checks.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { Guard } from '../../problems/guards.ts';
import { checkedPages } from '../../site/checked-pages.ts';
import { type Guide, type GuideVersion, guideBetween } from './guide.ts';

export interface UpgradeRequest {
  readonly site: Pick<SiteInfo, 'base' | 'config'>;
  /** All from the old to the new one, inclusive. */
  readonly versions: readonly GuideVersion[];
  /** The packs of the first and the last version, and the upgrade data, as JSON. */
  readonly packs: readonly [old: string, now: string];
  readonly data: string;
}

function parsed<T>(json: string, isExpected: Guard<T>): T {
  const value: unknown = JSON.parse(json);
  if (!isExpected(value)) throw new TypeError('The data of a guide is malformed.');
  return value;
}

function guideFor({ site, versions, packs: [old, now], data }: UpgradeRequest): Guide {
  const pages = (pack: string, version: GuideVersion | undefined) =>
    checkedPages(parsed(pack, isPack).pages, version?.label ?? '');
  return guideBetween(
    site,
    versions,
    [pages(old, versions[0]), pages(now, versions.at(-1))],
    parsed(data, isUpgradeData),
  );
}

addEventListener('message', ({ data }: MessageEvent<UpgradeRequest>) => postMessage(guideFor(data)));
