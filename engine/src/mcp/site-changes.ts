import { changesBetween, type VersionChanges } from '../compare/changes/changes.ts';
import { guideOf, versionState } from '../compare/guide/guide.ts';
import { guideMarkdown } from '../compare/guide/guide-markdown.ts';
import { packSchema } from '../model/record.ts';
import { upgradeDataSchema } from '../model/upgrade-data.ts';
import { fillVersionRoot, markdownAddress } from '../render/draw/markdown-address.ts';
import type { SiteReader } from './site-reader.ts';

const upgradeData = async ({ listed, manifest }: SiteReader) =>
  listed((await manifest()).upgradeData, upgradeDataSchema);

export async function versionChanges(site: SiteReader, from: string, to: string): Promise<VersionChanges> {
  const data = await upgradeData(site);
  const stateOf = async (version: string) => {
    const { pack } = await site.filesOf(version);
    const [{ path }, { pages }] = await Promise.all([site.metaOf(version), site.listed(pack, packSchema)]);
    // Addresses of Markdown files never end with a slash.
    return versionState(
      { base: site.base, config: { trailingSlash: false } },
      { label: version, path },
      pages,
      data.facts,
    );
  };
  const [before, after] = await Promise.all([stateOf(from), stateOf(to)]);
  return changesBetween(before, after, data.factTitles);
}

export const markdownOf = ({ address, base }: SiteReader, href: string): string =>
  markdownAddress(href, new URL(address).origin, base);

/**
 * The upgrade guide between two versions as Markdown, as the site shows it.
 * @param labels all versions from the old to the new one, inclusive
 */
export async function upgradeGuide(
  site: SiteReader,
  changes: VersionChanges,
  labels: readonly string[],
): Promise<string> {
  const versions = await Promise.all(labels.map(async (label) => ({ label, path: (await site.metaOf(label)).path })));
  const guide = guideOf(changes, versions, await upgradeData(site), { base: site.base });
  const markdown = guideMarkdown(guide, (href) => markdownOf(site, href));
  return fillVersionRoot(markdown, `${site.address}${versions.at(-1)?.path ?? ''}`);
}
