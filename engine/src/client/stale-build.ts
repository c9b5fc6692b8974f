/** Stale builds: the site was rebuilt, and the files of the page's build may be gone. */

import { isMap, isText } from '../basics/guards.ts';
import type { Manifest } from '../model/manifest.ts';

const key = 'reloaded-for';
const askedKey = 'asked';

interface ShownBuild {
  readonly state: Pick<Manifest, 'build'> | null;
  readonly base: string;
}

/**
 * Reloads the page if the site was rebuilt, once per build, so that it can't loop.
 * @param asked returns what the reader has asked for by then, for `askedBeforeReload`
 * @returns whether the page is about to be reloaded
 */
export async function reloadIfStale(
  { state, base }: ShownBuild,
  asked: () => readonly string[] = () => [],
): Promise<boolean> {
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
  // Until the page is replaced, the reader goes on.
  addEventListener('pagehide', () => sessionStorage.setItem(askedKey, JSON.stringify(asked())));
  location.reload();
  return true;
}

/** Whether the document was loaded by a reload. */
export const isReload = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';

/** What the reader had asked for when a new build made the page reload; see `actionOf` for what the texts say. */
export function askedBeforeReload(): readonly string[] {
  // The first access to session storage is slow.
  if (!isReload()) return [];
  try {
    const asked: unknown = JSON.parse(sessionStorage.getItem(askedKey) ?? '[]');
    sessionStorage.removeItem(askedKey);
    return Array.isArray(asked) ? asked.filter(isText) : [];
  } catch {
    return [];
  }
}
