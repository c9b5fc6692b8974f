/** Documents in the caches, and how one of them is used for a page whose document isn't cached. */

import { isFileAddress } from '../../model/fetch-file.ts';
import { withRegion } from '../../shell/document/region-html.ts';
import { bareAddress } from '../address.ts';
import { readablePages } from './builds.ts';
import { isDocumentOf } from './caches.ts';
import { offlineBody, offlineTitle } from './offline-page.ts';

export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + bareAddress(pathname);
}

/** A response to cache: a copy that isn't marked as redirected, which browsers reject for navigations. */
export const documentFor = (html: string): Response =>
  new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Fetches a document and adds it to a cache. Throws an Error if it can't be fetched, or is of another build. */
export async function addDocument(cache: Cache, address: string, build: string): Promise<void> {
  const response = await fetch(address);
  const html = response.ok ? await response.text() : '';
  if (!isDocumentOf(html, build)) throw new Error('The site has been rebuilt. Reload the page, then try again.');
  await cache.put(plainAddress(address), documentFor(html));
}

/** Shown until the client has rendered the page, or if it can't. */
const message = (home: string) =>
  '<main id="main" class="main document offline-page" tabindex="-1">' +
  `<article><h1>${offlineTitle}</h1><div class="prose">${offlineBody(home)}</div></article></main>`;

const commonStart = (a: string, b: string) => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
};

/** Of the documents in the caches of a build, the one with the nearest address, which is likely in the same version. */
async function nearestDocument(cacheNames: readonly string[], wanted: string): Promise<string | undefined> {
  let best: { cache: Cache; request: Request; near: number } | undefined;
  for (const name of cacheNames) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (isFileAddress(new URL(request.url).pathname)) continue;
      const near = commonStart(request.url, wanted);
      if (!best || near > best.near) best = { cache, request, near };
    }
  }
  return (await best?.cache.match(best.request))?.text();
}

/**
 * Creates a document for the client to render the page at an address in: another page's, without its article. Its state
 * contains the addresses of the data, so it is of a build that has the page, if there is one.
 * @param builds names of the caches of each build
 */
export async function offlineDocument(
  builds: readonly (readonly string[])[],
  base: string,
  address: string,
): Promise<Response | undefined> {
  const wanted = plainAddress(address);
  const { pathname } = new URL(wanted);
  let html: string | undefined;
  for (const names of builds) {
    const hasPage = builds.length > 1 && (await readablePages(names, base)).has(pathname);
    if (html === undefined || hasPage) html = (await nearestDocument(names, wanted)) ?? html;
    if (hasPage) break;
  }
  if (!html) return undefined;
  const title = /<title>[^<]*<\/title>/;
  const siteTitle = /og:site_name" content="([^"]*)/.exec(html)?.[1];
  return documentFor(
    withRegion(html, 'page', message(`${base}/`))
      .replace(title, () => `<title>${offlineTitle} | ${siteTitle}</title>`)
      .replace(/ data-path="[^"]*"/, '')
      .replace(/<link rel="canonical"[^>]*>/, '')
      .replace('<html', '<html data-offline'),
  );
}
