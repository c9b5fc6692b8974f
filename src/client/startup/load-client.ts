import { reloadIfStale } from '../stale-build.ts';
import { documentState } from './document-state.ts';

/** Milliseconds before a client that couldn't be loaded is asked for again. */
const retryAfter = 2000;

const { base = '', boot = '', preload = '' } = document.documentElement.dataset;
let isLoading = false;
let tries = 0;

/** Has the browser fetch what the client will ask for, in one round trip. */
function preloadImports(): void {
  for (const href of preload.split(' ')) {
    if (!href) continue;
    const isScript = /\.js$/.test(href);
    const link = document.createElement('link');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
}

/** Loads the client, once. A failed attempt may be repeated by a later call. */
export function loadClient(onFailure = () => {}): void {
  if (isLoading) return;
  isLoading = true;
  if (!tries) preloadImports();
  // Some browsers remember a failed import by its address.
  import(/* @vite-ignore */ tries++ ? `${boot}?again=${tries}` : boot).catch(async () => {
    onFailure();
    // A new build may have replaced it under an open tab.
    await reloadIfStale({ state: documentState(), base });
    setTimeout(() => {
      isLoading = false;
    }, retryAfter);
  });
}
