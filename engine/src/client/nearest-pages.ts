/**
 * On the not-found page, offers the pages whose addresses are most like the one that was asked for. Loaded on that page
 * only.
 */

import { nearestNames } from '../basics/nearest.ts';
import { pageHref } from '../config/page-href.ts';
import { pathBelow } from '../config/page-path.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { latestVersion, unversionedSet } from '../versions/site-versions.ts';
import type { Data } from './data.ts';
import { newElement } from './new-element.ts';

const mostOffered = 3;

function versionOf(site: SiteInfo, path: string) {
  const named = site.versions.find(
    (version) => path.startsWith(`${version.path}/`) && version.path !== latestVersion(site).path,
  );
  return named ?? latestVersion(site);
}

export async function offerNearestPages(data: Data, site: SiteInfo): Promise<void> {
  const path = decodeURI(location.pathname).slice(site.base.length).replace(/\/$/, '');
  const metas = await Promise.all([versionOf(site, path).label, unversionedSet].map((set) => data.meta(set)));
  const labels = new Map(
    metas.flatMap((meta) => meta.docs.map((doc) => [pathBelow(meta.path, doc.path), doc.label] as const)),
  );
  const lastPart = path.split('/').at(-1) ?? '';
  const addresses = nearestNames(path, labels.keys(), Math.max(2, Math.floor(lastPart.length / 2))).slice(
    0,
    mostOffered,
  );
  if (!addresses.length) return;
  const links = addresses.flatMap((address, i) => [
    i ? ' or ' : '',
    newElement('a', { href: pageHref(site, address || '/') }, labels.get(address) ?? address),
  ]);
  document.querySelector('.nearest')?.replaceChildren('Did you mean ', ...links, '?');
}
