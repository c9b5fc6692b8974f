/** The one list of a site's files, for the build, the development server, and the hosting files. */

import { once } from '../../basics/memo.ts';
import { changesFeed } from '../../compare/changes/feed.ts';
import { changePages } from '../../compare/pages.ts';
import { feedFile } from '../../config/change-addresses.ts';
import type { DocumentAssets } from '../../shell/document/document.tsx';
import { markdownFiles } from '../../site/llms.ts';
import type { Site } from '../../site/load.ts';
import { type ClientFiles, type DataFiles, dataFiles } from './data.ts';
import { documentFiles } from './documents.ts';
import type { SiteFile } from './site-file.ts';
import { sitemapRobotsWebmanifest } from './sitemap-robots-webmanifest.ts';

/** What documents have from elsewhere than the site's data. */
export type GivenAssets = Omit<DocumentAssets, 'build' | 'manifest' | 'sets'>;

export type SiteFiles = Pick<DataFiles, 'files' | 'manifest' | 'manifestAddress'>;

const feedOf = (site: Site): SiteFile => ({
  file: `${site.library.table.latest.path.slice(1)}/${feedFile}`,
  source: 'the feed of changes',
  make: () => changesFeed(site),
});

/** @param given called when a file is made */
export function siteFiles(site: Site, given: () => GivenAssets, client: ClientFiles | null): SiteFiles {
  const generated = changePages(site, client === null);
  const data = dataFiles(site, generated, client);
  const { files, manifest, manifestAddress, metas } = data;
  const assets = once((): DocumentAssets => {
    const { build, sets } = manifest;
    return { ...given(), build, manifest: manifestAddress, sets };
  });
  const markdown = markdownFiles(site.info, site.sets, generated).map(
    ({ path, text }): SiteFile => ({ file: path.slice(1), source: 'the Markdown of a page', make: text }),
  );
  const pictures = site.pictures.map(
    ({ file, address, bytes }): SiteFile => ({ file: address.slice(1), source: file, make: () => bytes }),
  );
  const documents = documentFiles(site, generated, metas, assets);
  const all = [
    ...files,
    ...documents,
    ...markdown,
    ...pictures,
    ...sitemapRobotsWebmanifest(site, generated, given),
    feedOf(site),
  ];
  return { files: all, manifest, manifestAddress };
}

/** The same list for checks of addresses: its documents can't be made. */
export const plannedFiles = (site: Site): readonly SiteFile[] =>
  siteFiles(
    site,
    () => {
      throw new Error('The files are planned only.');
    },
    null,
  ).files;
