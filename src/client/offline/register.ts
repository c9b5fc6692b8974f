/** Registers the service worker once the page has nothing better to do, and has what is here already remembered, without asking for it again. */
import { site } from 'virtual:site';
import type { Data } from '../data.ts';
import { trustedUrl } from '../trusted.ts';
import { isImmutable, isOfBuild, openedCache } from './cache-names.ts';
import { documentFor, plainAddress } from './documents.ts';
import { addFile } from './file-response.ts';

/** The document the browser loaded last: pages shown in it have none. */
const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** Puts the document and its files, all of them in the browser's own cache, where the service worker finds them. */
async function rememberOpened(build: string): Promise<void> {
  const cache = await caches.open(openedCache(site.base, build));
  const address = plainAddress(loadedAddress());
  // A page drawn from what is kept has no document of its own.
  if (document.documentElement.dataset.drawn === undefined && !(await cache.match(address))) {
    const response = await fetch(loadedAddress(), { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    const html = response?.ok ? await response.text() : '';
    if (isOfBuild(html, build)) await cache.put(address, documentFor(html));
  }
  const files = performance.getEntriesByType('resource').filter(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin && pathname.startsWith(`${site.base}/`) && isImmutable(pathname.slice(site.base.length));
  });
  // One that failed before may fail again.
  for (const { name } of files) if (!(await cache.match(name))) await addFile(cache, name).catch(() => undefined);
}

export function registerWorker({ state }: Data): void {
  const { serviceWorker } = navigator;
  let work = Promise.resolve();
  const remember = () => {
    if (!state) return;
    work = work
      .then(() => rememberOpened(state.build))
      .catch((error: unknown) => console.warn('Not everything is kept for reading offline.', error));
  };
  const register = () => {
    serviceWorker
      .register(trustedUrl(`${site.base}/sw.js`), { scope: `${site.base}/` })
      .then(() => serviceWorker.ready)
      .then(remember)
      .catch((error: unknown) => console.warn('Nothing is kept for reading offline.', error));
  };
  // A worker of another build has caches of its own.
  serviceWorker.addEventListener('controllerchange', remember);
  'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 5000 }) : setTimeout(register, 2000);
}
