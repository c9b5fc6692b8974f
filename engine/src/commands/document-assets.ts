/** What documents have from elsewhere than the site's data. */
import type { SiteInfo } from '../model/site-info.ts';
import { type DocumentAssets, speculationRules } from '../shell/document/document.tsx';
import { readPreviews } from './files/previews.ts';
import type { GivenAssets } from './files/site-files.ts';
import { contentSecurityPolicy } from './policy.ts';

/** It as data, which other threads can get. */
export interface AssetData
  extends Pick<DocumentAssets, 'sheets' | 'scripts' | 'boot' | 'bootImports' | 'generator' | 'noindex'> {
  /** Styles of islands, by name. */
  readonly islandStyles: ReadonlyMap<string, string>;
}

/** The policy for documents with these further inline style sheets. */
export const policyOf = (
  { config }: SiteInfo,
  { scripts, sheets }: AssetData,
  pageStyles: Iterable<string>,
  kind: 'document' | 'header',
): string =>
  contentSecurityPolicy(
    config,
    [scripts.head, scripts.reader, speculationRules],
    [...Object.values(sheets), ...pageStyles],
    kind,
  );

/** @param root the folder that contains `content/` */
export function documentAssets(root: string, site: SiteInfo, data: AssetData): GivenAssets {
  const { islandStyles, ...rest } = data;
  return {
    ...rest,
    policy: (pageStyles) => policyOf(site, data, pageStyles, 'document'),
    islandCss: (name) => islandStyles.get(name) ?? '',
    preview: readPreviews(root, site).of,
  };
}
