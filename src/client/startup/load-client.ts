import { reloadIfStale } from '../stale-build.ts';
import { documentState } from './document-state.ts';

/** Milliseconds after a failure before the client may be requested again. */
const retryAfter = 2000;

const { base = '', boot = '', preload = '' } = document.documentElement.dataset;
let isLoading = false;
let tries = 0;

/** Makes the browser fetch the client's imports and data in one round trip. */
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

/** Loads the client once. After a failure, a later call tries again. */
export function loadClient(onFailure = () => {}): void {
  if (isLoading) return;
  isLoading = true;
  if (!tries) preloadImports();
  // Some browsers cache a failed import by its URL.
  import(/* @vite-ignore */ tries++ ? `${boot}?again=${tries}` : boot).catch(async () => {
    onFailure();
    // A new build may have removed the file.
    await reloadIfStale({ state: documentState(), base });
    setTimeout(() => {
      isLoading = false;
    }, retryAfter);
  });
}
