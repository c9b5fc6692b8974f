/**
 * Registers the service worker when the page is idle, and caches what the page has loaded without downloading it again.
 */
import { site } from 'virtual:site';
import type { PageState } from '../../model/page-state.ts';
import { isImmutable } from '../../site/immutable.ts';
import { prefersReducedData } from '../connection.ts';
import type { Data } from '../data.ts';
import { trustedUrl } from '../trusted.ts';
import { addFile, isDocumentOf, openedCache } from './caches.ts';
import { documentFor, plainAddress } from './documents.ts';

/** When the worker is registered at the latest, and in browsers that don't say when they are idle. */
const latestMs = 5000;
const withoutIdleMs = 2000;

const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

async function rememberOpened(build: string): Promise<void> {
  const cache = await caches.open(openedCache(site.base, build));
  const address = plainAddress(loadedAddress());
  // A page rendered offline has no document.
  if (document.documentElement.dataset.offline === undefined && !(await cache.match(address))) {
    // The answer is 304: the HTTP cache has the document, but for another `Accept`.
    const response = await fetch(loadedAddress()).catch(() => null);
    const html = response?.ok ? await response.text() : '';
    if (isDocumentOf(html, build)) await cache.put(address, documentFor(html));
  }
  const files = performance.getEntriesByType('resource').filter(({ name }) => {
    const { origin, pathname } = new URL(name);
    return (
      origin === location.origin &&
      pathname.startsWith(`${site.base}/`) &&
      isImmutable(pathname.slice(site.base.length))
    );
  });
  // A file that failed before may fail again.
  for (const { name } of files) if (!(await cache.match(name))) await addFile(cache, name).catch(() => undefined);
}

export function registerWorker({ state, section }: Data): void {
  const { serviceWorker } = navigator;
  let work = Promise.resolve();
  // What the worker takes from an earlier build's cache is added to this one's below, so the section has to be loaded.
  const loaded = async ({ set, id }: PageState) => prefersReducedData() || section(set, id).catch(() => undefined);
  const remember = () => {
    if (!state) return;
    work = work
      .then(() => loaded(state))
      .then(() => rememberOpened(state.build))
      .then(() => serviceWorker.controller?.postMessage(state.build))
      .catch((error: unknown) => console.warn('Not everything is cached for reading offline.', error));
  };
  const register = () => {
    serviceWorker
      .register(trustedUrl(`${site.base}/sw.js`), { scope: `${site.base}/` })
      .then(() => serviceWorker.ready)
      .then(remember)
      .catch((error: unknown) => console.warn('Nothing is cached for reading offline.', error));
  };
  // A worker of another build has separate caches.
  serviceWorker.addEventListener('controllerchange', remember);
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: latestMs });
  else setTimeout(register, withoutIdleMs);
}
