import { actionOf } from '../controls.ts';
import { newElement } from '../new-element.ts';
import { reloadIfStale } from '../stale-build.ts';
import { documentBuild } from './document-build.ts';

/** Milliseconds after a failure before an interaction that doesn't need the client makes the page request it again. */
const retryAfterMs = 2000;

const { base = '', boot = '', preload = '' } = document.documentElement.dataset;
// The script runs once in a document.
let isLoading = false;
let waitsUntil = 0;
let tries = 0;

/** Makes the browser fetch the client's imports and data in one round trip. */
function preloadImports(): void {
  for (const href of preload.split(' ')) {
    if (!href) continue;
    const kind = /\.js$/.test(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch' };
    document.head.append(newElement('link', { ...kind, crossorigin: 'anonymous', href }));
  }
}

/**
 * Loads the client once. After a failure, a later call tries again.
 * @param isAsked whether the reader has used a control that needs it
 */
export function loadClient(isAsked = false, onFailure = () => {}): void {
  if (isLoading || (!isAsked && performance.now() < waitsUntil)) return;
  isLoading = true;
  if (!tries) preloadImports();
  window.startFailed = async () => {
    // A new build may have removed the file.
    if (await reloadIfStale({ state: documentBuild(), base }, () => (window.early ?? []).map(actionOf))) return;
    waitsUntil = performance.now() + retryAfterMs;
    isLoading = false;
    onFailure();
  };
  // Some browsers cache a failed import by its URL.
  import(/* @vite-ignore */ tries++ ? `${boot}?again=${tries}` : boot).catch(window.startFailed);
}
