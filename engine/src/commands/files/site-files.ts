/** The one list of a site's files, for the build, the development server, and the hosting files. */

import { changesFeed } from '../../compare/changes/feed.ts';
import { changePages } from '../../compare/pages.ts';
import { feedFile } from '../../site/change-addresses.ts';
import { markdownFiles } from '../../site/llms.ts';
import type { Site } from '../../site/load.ts';
import { documentAssets, type GivenAssets } from '../document-assets.ts';
import { crawlerFiles } from './crawlers.ts';
import { type ClientFiles, type DataFiles, dataFiles } from './data.ts';
import { documentFiles } from './documents.ts';
import type { SiteFile } from './site-file.ts';

export type SiteFiles = Pick<DataFiles, 'files' | 'manifest' | 'manifestAddress'>;

const feedOf = (site: Site): SiteFile => ({
  file: `${site.library.table.latest.path.slice(1)}/${feedFile}`,
  source: 'the feed of changes',
  make: () => changesFeed(site),
});

export function siteFiles(site: Site, given: GivenAssets, client: ClientFiles | null): SiteFiles {
  const generated = changePages(site, client === null);
  const data = dataFiles(site, generated, client);
  const { files, manifest, manifestAddress, metas } = data;
  const assets = documentAssets(given, manifest, manifestAddress);
  const markdown = markdownFiles(site.info, site.sets, generated).map(
    ({ path, text }): SiteFile => ({ file: path.slice(1), source: 'the Markdown of a page', make: text }),
  );
  const pictures = site.pictures.map(
    ({ file, address, bytes }): SiteFile => ({ file: address.slice(1), source: file, make: () => bytes }),
  );
  const documents = documentFiles(site, generated, metas, assets);
  const all = [...files, ...documents, ...markdown, ...pictures, ...crawlerFiles(site, assets.noindex), feedOf(site)];
  return { files: all, manifest, manifestAddress };
}

/** The same list for checks of addresses: what its files would contain can't be made. */
export function plannedFiles(site: Site): readonly SiteFile[] {
  const sheets = { frame: '', head: '', page: '' };
  const none = {
    sheets,
    scripts: { head: '', reader: '' },
    boot: '',
    bootImports: [],
    policy: () => '',
    generator: '',
    islandCss: () => '',
  };
  return siteFiles(site, { ...none, noindex: false, preview: () => null }, null).files;
}
