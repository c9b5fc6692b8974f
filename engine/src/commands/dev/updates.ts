/** Brings edits into open pages: loads the site again, and has the browsers reload. */
import type { ViteDevServer } from 'vite';
import { counted } from '../../basics/counted.ts';
import type { LoadedSite } from './load.ts';
import { type Overlay, overlayOf } from './overlay.ts';

export interface ShownState {
  site: LoadedSite | null;
  /** What kept the last load from ending; the site is that of the load before. */
  failure: Overlay | null;
  /** How many loads have ended: a document says which one it is from. */
  loads: number;
}

/** A document tells it the load that it is from. */
export const shownEvent = 'site:shown';

/**
 * Returns a function that loads the site after changes and updates `state`. It reports what is wrong, and never rejects.
 * @param load loads the site after changes in these files
 */
export function siteUpdates(
  vite: ViteDevServer,
  root: string,
  state: ShownState,
  load: (changed: ReadonlySet<string>) => Promise<LoadedSite>,
): (changed: ReadonlySet<string>) => Promise<void> {
  let unloaded = new Set<string>();
  const reload = { type: 'full-reload' } as const;
  // A page that was just loading when the site changed has missed the message.
  vite.ws.on(shownEvent, (loads: unknown, client) => {
    if (loads !== state.loads) client.send(reload);
  });
  let reported: ReadonlySet<string> = new Set();

  const report = ({ mistakes, warnings }: LoadedSite['site']) => {
    const texts = [...mistakes.map(String), ...warnings.map((warning) => `warning: ${warning}`)];
    for (const text of texts) if (!reported.has(text)) console.error(text);
    reported = new Set(texts);
  };
  return async (names) => {
    const started = performance.now();
    unloaded = new Set([...unloaded, ...names]);
    try {
      state.site = await load(unloaded);
      state.failure = null;
      unloaded = new Set();
      report(state.site.site);
      const { mistakes } = state.site.site;
      const wrong = mistakes.length ? `; ${counted(mistakes.length, 'mistake')}` : '';
      const durationMs = Math.round(performance.now() - started);
      if (names.size) console.log(`${[...names].join(', ')}: shown after ${durationMs} ms${wrong}`);
    } catch (error) {
      state.failure = overlayOf(root, error);
      console.error(state.failure.message);
    }
    const siteModule = vite.environments.client.moduleGraph.getModuleById('\0virtual:site');
    if (siteModule) vite.environments.client.moduleGraph.invalidateModule(siteModule);
    state.loads += 1;
    vite.ws.send(reload);
  };
}
