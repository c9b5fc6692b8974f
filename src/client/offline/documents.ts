/** Documents in the caches, and how one of them is used for a page whose document isn't cached. */
import { withRegions } from '../../shell/document/region-html.ts';
import { bareAddress } from '../bare-address.ts';

/** The normalized address without query and fragment. */
export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + bareAddress(pathname);
}

/** A response to cache: a copy that isn't marked as redirected, which browsers reject for navigations. */
export const documentFor = (html: string): Response => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Shown until the client has rendered the page, or if it can't. */
const message = `<main id="main" class="main document offline-page" tabindex="-1"><article><h1>You are offline</h1><div class="prose"><p>This page is not on this device. Pages you have opened before can be read, and so can every page of a version that you keep.</p><p><a class="button" href="">Try again</a></p></div></article></main>`;

const commonStart = (a: string, b: string) => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
};

/**
 * Creates a document with empty regions, in which the client renders the page at an address. It is made from the cached document with the nearest address,
 * which is likely in the same version. Its state contains the addresses of the data.
 */
export async function drawnDocument(cacheNames: readonly string[], address: string): Promise<Response | undefined> {
  const wanted = plainAddress(address);
  let best: { cache: Cache; request: Request; near: number } | undefined;
  for (const name of cacheNames) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (/\.\w*[a-z]\w*$/i.test(new URL(request.url).pathname)) continue;
      const near = commonStart(request.url, wanted);
      if (!best || near > best.near) best = { cache, request, near };
    }
  }
  const html = await (await best?.cache.match(best.request))?.text();
  if (!html) return undefined;
  const empty = withRegions(html, (name) => (name === 'page' ? message : ''));
  return documentFor(empty.replace('<html', '<html data-drawn'));
}
