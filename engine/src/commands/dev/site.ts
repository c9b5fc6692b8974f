/** The responses of the development server for a loaded site: the files of a build, each created on request. */

import { entryOf } from '../../basics/lookup.ts';
import { allVersions, compareParameter } from '../../config/change-addresses.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import { notFoundFile } from '../files/documents.ts';
import { documentAddress, type SiteFile } from '../files/site-file.ts';
import { type GivenAssets, siteFiles } from '../files/site-files.ts';

export type DevAssets = Pick<GivenAssets, 'sheets' | 'boot' | 'bootImports' | 'scripts' | 'islandCss'>;

export type DevFile = SiteFile & { readonly status: 200 | 404 };

export interface DevSite {
  find(address: string): DevFile;
}

export function devSite(site: Site, given: DevAssets): DevSite {
  const assets: GivenAssets = {
    ...given,
    hasPreview: false,
    noindex: true,
    policy: () => "default-src * data: blob: 'unsafe-inline'",
    generator: 'development server',
  };
  const byAddress = new Map<string, SiteFile>();
  for (const file of siteFiles(site, () => assets, null).files) {
    const earlier = byAddress.get(documentAddress(file.file));
    // A page takes precedence over a redirect, as in a build.
    if (!earlier || earlier.redirect !== undefined) byAddress.set(documentAddress(file.file), file);
  }
  const notFound = documentAddress(notFoundFile);
  const toolbar = writersToolbar(site);
  const withToolbar = (file: SiteFile, address: string): SiteFile =>
    file.file.endsWith('.html')
      ? { ...file, make: () => String(file.make()).replace('</body>', (end) => toolbar(address) + end) }
      : file;
  return {
    find(address) {
      const file = address === notFound ? undefined : byAddress.get(address);
      return file ? { ...withToolbar(file, address), status: 200 } : { ...entryOf(byAddress, notFound), status: 404 };
    },
  };
}

// The bar of a comparison moves up, above the toolbar.
const toolbarStyle =
  '.writers{position:fixed;inset:auto auto 0 0;z-index:30;display:flex;flex-wrap:wrap;gap:.25rem;max-width:100vw;padding:.35rem .6rem;' +
  'border:1px solid var(--line);border-start-end-radius:var(--radius);background:var(--raised);font-size:.8125rem}' +
  '.writers a{padding:.1rem .4rem;border-radius:4px;text-decoration:none}.writers a[aria-current],.writers a:hover{background:var(--line)}' +
  '.writers a[aria-current]{font-weight:700}.writers a[data-compare]{text-decoration:underline}.compare-bar{inset-block-end:4.5rem}';

/** The versions of the current page, a link for each equal content. */
export function writersToolbar({ sets, info }: Site): (address: string) => string {
  const pages = new Map(
    sets.flatMap(({ version, meta, pages: setPages }) =>
      version
        ? setPages.map((page) => [addressIn(info, meta.path, page.doc.path).slice(info.base.length), page] as const)
        : [],
    ),
  );
  return (address) => {
    const shown = pages.get(address);
    if (!shown) return '';
    const groups = new Map<string, { labels: string[]; href: string }>();
    for (const { version, meta, pages: setPages } of sets) {
      const page = setPages.find(({ topic }) => topic === shown.topic);
      if (!version || !page) continue;
      const group = groups.get(page.doc.record);
      if (group) group.labels.push(version.label);
      else groups.set(page.doc.record, { labels: [version.label], href: addressIn(info, meta.path, page.doc.path) });
    }
    const links = [...groups].map(([record, { labels, href }]) => {
      const current = record === shown.doc.record ? ' aria-current="true"' : '';
      return `<a href="${href}"${current}>${labels.join(', ')}</a>`;
    });
    const pageHref = info.base + address;
    const marks = `<a href="${pageHref}?${compareParameter}=${allVersions}" data-compare="${allVersions}">Mark ranges</a>`;
    return `<style>${toolbarStyle}</style><nav class="writers" aria-label="Versions in which the page reads the same">${links.join('')}${marks}</nav>`;
  };
}
