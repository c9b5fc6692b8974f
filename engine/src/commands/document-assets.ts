/** What documents have from elsewhere than the site's data. */
import type { Manifest } from '../model/manifest.ts';
import type { BuildInfo } from '../model/site-info.ts';
import { type DocumentAssets, speculationRules } from '../shell/document/document.tsx';
import type { Previews } from './files/previews.ts';
import { contentSecurityPolicy } from './policy.ts';

/** The assets of documents that don't come from the site's data. */
export type GivenAssets = Omit<DocumentAssets, 'build' | 'manifest' | 'sets'>;

export interface AssetData
  extends Pick<DocumentAssets, 'sheets' | 'scripts' | 'boot' | 'bootImports' | 'generator' | 'noindex'> {
  readonly islandStyles: ReadonlyMap<string, string>;
}

export const policyOf = (
  { config }: BuildInfo,
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

export function givenAssets(site: BuildInfo, data: AssetData, previews: Previews): GivenAssets {
  const { islandStyles, ...rest } = data;
  return {
    ...rest,
    policy: (pageStyles) => policyOf(site, data, pageStyles, 'document'),
    islandCss: (name) => islandStyles.get(name) ?? '',
    preview: previews.of,
  };
}

/** @param address that of the manifest */
export const documentAssets = (
  given: GivenAssets,
  { build, sets }: Pick<Manifest, 'build' | 'sets'>,
  address: string,
): DocumentAssets => ({ ...given, build, manifest: address, sets });
