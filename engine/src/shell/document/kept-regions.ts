/** The regions of documents that an earlier build rendered from the same data. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { kept, type Store } from '../../cache/store.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { ShellView } from '../view.ts';
import { type RegionName, regionNames } from './region-html.ts';

const html = z.record(z.enum(regionNames), z.string());

/** The hash of what all documents of a site share, computed once. */
const siteHashes = new WeakMap<SiteInfo, string>();

function siteHash(site: SiteInfo): string {
  const hash = siteHashes.get(site) ?? createHash('sha256').update(JSON.stringify(site)).digest('hex');
  siteHashes.set(site, hash);
  return hash;
}

/** The markup of all regions of a page; `render` makes that of one. */
export function keptRegions(
  store: Store,
  { site, page, preferred, body }: ShellView & { readonly body: string },
  render: (name: RegionName) => string,
): Readonly<Record<RegionName, string>> {
  // Sets of page ids in sidebars, which JSON leaves out, follow from the rest.
  const key = ['regions', siteHash(site), JSON.stringify(page), preferred, body];
  return html.parse(
    JSON.parse(
      kept(store, key, () => JSON.stringify(Object.fromEntries(regionNames.map((name) => [name, render(name)])))),
    ),
  );
}
