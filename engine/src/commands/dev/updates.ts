/** Brings edits into open pages: loads the site again, and tells the browsers what to do. */
import type { ViteDevServer } from 'vite';
import { ProblemList } from '../../problems/problem.ts';
import type { LoadedSite } from './load.ts';
import { type Overlay, overlayOf } from './overlay.ts';

export interface ShownState {
  site: LoadedSite | null;
  failure: Overlay | null;
}

/**
 * Returns a function that loads the site after changes, updates `state`, and notifies the browsers. It reports
 * mistakes, and never rejects.
 * @param load loads the site after changes in these files
 */
export function siteUpdates(
  vite: ViteDevServer,
  root: string,
  state: ShownState,
  load: (changed: ReadonlySet<string>) => Promise<LoadedSite>,
): (changed: ReadonlySet<string>) => Promise<void> {
  let reported: ReadonlySet<string> = new Set();
  let unloaded = new Set<string>();
  const { moduleGraph } = vite.environments.client;

  const show = (before: LoadedSite | null, after: LoadedSite, names: readonly string[]) => {
    const isSameInfo = before && JSON.stringify(after.site.info) === JSON.stringify(before.site.info);
    if (isSameInfo && !names.some((name) => name.startsWith('public/'))) {
      const styles = [...after.styles].filter(([key, text]) => before.styles.get(key) !== text);
      vite.ws.send({ type: 'custom', event: 'site:edit', data: { styles, hasPages: after.site !== before.site } });
      return;
    }
    const siteModule = moduleGraph.getModuleById('\0virtual:site');
    if (siteModule) moduleGraph.invalidateModule(siteModule);
    if (before || state.failure) vite.ws.send({ type: 'full-reload' });
  };
  const fail = (failure: Overlay) => {
    console.error(failure.message);
    vite.ws.send({ type: 'error', err: failure });
  };
  const update = async (names: ReadonlySet<string>) => {
    const before = state.site;
    const loaded = await load(names);
    const { mistakes } = loaded.site;
    const isNew = mistakes.some((mistake) => !reported.has(String(mistake)));
    reported = new Set(mistakes.map(String));
    // A new mistake leaves the last good site as it is. With old ones elsewhere, an edit is shown nevertheless.
    if (isNew && before) throw new ProblemList(mistakes);
    state.site = loaded;
    for (const warning of loaded.site.warnings) console.warn(`warning: ${warning}`);
    show(before, loaded, [...names]);
    // An update removes the overlay.
    if (state.failure) vite.ws.send({ type: 'update', updates: [] });
    state.failure = mistakes.length ? overlayOf(root, new ProblemList(mistakes)) : null;
    if (isNew && state.failure) fail(state.failure);
  };
  return async (names) => {
    const started = performance.now();
    unloaded = new Set([...unloaded, ...names]);
    try {
      await update(unloaded);
      const elsewhere = reported.size ? `; mistakes elsewhere: ${reported.size}` : '';
      const durationMs = Math.round(performance.now() - started);
      if (names.size) console.log(`${[...names].join(', ')}: shown after ${durationMs} ms${elsewhere}`);
      unloaded = new Set();
    } catch (error) {
      state.failure = overlayOf(root, error);
      fail(state.failure);
    }
  };
}
