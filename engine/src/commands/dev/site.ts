/** The responses of the development server for a loaded site: the files of a build, each created on request. */

import { entryOf } from '../../problems/lookup.ts';
import type { Site } from '../../site/load.ts';
import type { GivenAssets } from '../document-assets.ts';
import { notFoundFile } from '../files/documents.ts';
import { addressOf, type SiteFile } from '../files/site-file.ts';
import { siteFiles } from '../files/site-files.ts';
import { writersToolbar } from './toolbar.ts';

export type DevAssets = Pick<GivenAssets, 'sheets' | 'boot' | 'bootImports' | 'scripts' | 'islandCss'>;

export type DevFile = SiteFile & { readonly status: 200 | 404 };

export interface DevSite {
  /** The file at an address below the base, which starts with a slash; the not-found document if there is none. */
  find(address: string): DevFile;
}

/** A marker at the start of each style sheet of a document, so that an edit can find it. */
export const sheetMark = (name: string): string => `/*${name}*/`;

export function devSite(site: Site, given: DevAssets): DevSite {
  const assets: GivenAssets = {
    ...given,
    preview: () => null,
    noindex: true,
    policy: () => "default-src * data: blob: 'unsafe-inline'",
    generator: 'development server',
  };
  const byAddress = new Map<string, SiteFile>();
  for (const file of siteFiles(site, assets, null).files) {
    const earlier = byAddress.get(addressOf(file.file));
    // A page takes precedence over a redirect, as in a build.
    if (!earlier || earlier.redirect !== undefined) byAddress.set(addressOf(file.file), file);
  }
  const notFound = addressOf(notFoundFile);
  const toolbar = writersToolbar(site);
  /** The document with the writers' toolbar at its end, outside all regions. */
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
