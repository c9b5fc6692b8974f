/** Stale builds: the site was rebuilt, and the files of the page's build may be gone. */

import { isMap, isText } from '../basics/guards.ts';
import type { Manifest } from '../model/manifest.ts';

const key = 'reloaded-for';

/**
 * Reloads the page if the site was rebuilt, once per build, so that it can't loop.
 * @returns whether the page is about to be reloaded
 */
export async function reloadIfStale({
  state,
  base,
}: {
  readonly state: Pick<Manifest, 'build'> | null;
  readonly base: string;
}): Promise<boolean> {
  if (!state) return false;
  try {
    const response = await fetch(`${base}/data/manifest.json`, { cache: 'no-store' });
    const manifest: unknown = await response.json();
    const build = isMap(manifest) ? manifest.build : null;
    if (!response.ok || !isText(build) || build === state.build || sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
  } catch {
    // No network, or no storage to prevent a loop.
    return false;
  }
  location.reload();
  return true;
}
