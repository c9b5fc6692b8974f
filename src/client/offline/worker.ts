/**
 * The service worker: makes opened pages and kept versions available offline. Documents come from the network first;
 * files whose name contains a hash come from the cache first. Files of two builds are never mixed: each worker has
 * separate caches, and a new worker takes over only when it has the kept versions. What was opened in an earlier build stays readable until
 * this build has it.
 */
import type { Manifest } from '../../model/manifest.ts';
import { buildCaches, dropReplaced } from './builds.ts';
import { isImmutable, isKeptCache, isOfBuild, keptCache, openedCache, wishAddress, wishCache } from './cache-names.ts';
import { documentFor, drawnDocument, plainAddress } from './documents.ts';
import { addFile, isFileAddress, isHtml } from './file-response.ts';
import { filesToKeep } from './files-to-keep.ts';

// Defined by the build: base path, build id, address of its manifest.
declare const BASE: string;
declare const BUILD: string;
declare const MANIFEST: string;

/** The parts of a service worker's scope used here, because TypeScript's types for workers and documents conflict. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { update(): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const opened = openedCache(BASE, BUILD);
const kept = keptCache(BASE, BUILD);

/** Keeps in this build the versions that were kept in the previous one. Rejects on failure: then the previous worker stays, with its caches. */
async function keepAgain(): Promise<void> {
  if (!(await caches.has(wishCache(BASE)))) return;
  const wishes = await caches.open(wishCache(BASE));
  const manifest = (await (await fetch(MANIFEST)).json()) as Manifest;
  const cache = await caches.open(kept);
  for (const set of Object.keys(manifest.sets)) {
    if (!(await wishes.match(wishAddress(BASE, set)))) continue;
    const startAddress = manifest.starts[set] as string;
    const files = filesToKeep(manifest, MANIFEST, BASE, set).filter((file) => file !== startAddress);
    const [start] = await Promise.all([fetch(startAddress), ...files.map((file) => addFile(cache, file))]);
    const html = start.ok ? await start.text() : '';
    if (!isOfBuild(html, BUILD)) throw new Error('The site was rebuilt in the meantime.');
    await cache.put(plainAddress(startAddress), documentFor(html));
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAgain().then(() => worker.skipWaiting()));
});

/** Deletes the versions kept in other builds: this build has them. */
async function dropKeptBefore(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isKeptCache(BASE, name) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
  await dropReplaced(BASE, BUILD);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropKeptBefore().then(() => worker.clients.claim()));
});

// A page has cached its files: this build may now have everything that an earlier one had.
worker.addEventListener('message', (event) => {
  event.waitUntil(dropReplaced(BASE, BUILD));
});

/** Whether a response is plausible: a file can't be a page. */
function isPlausible(request: Request | string, response: Response): boolean {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, worker.location.href);
  return !(isFileAddress(pathname.slice(BASE.length)) && isHtml(response));
}

/** Looks in the caches. Deletes an implausible response, which came from a captive portal. */
async function cached(request: Request | string): Promise<Response | undefined> {
  for (const name of (await buildCaches(BASE, BUILD)).flat()) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const found = await cache.match(request, { ignoreVary: true });
    if (found && isPlausible(request, found)) return found;
    if (found) await cache.delete(request, { ignoreVary: true });
  }
  return undefined;
}

async function remember(request: Request | string, response: Response): Promise<void> {
  if (response.ok && response.type === 'basic' && !isHtml(response)) await (await caches.open(opened)).put(request, response);
}

async function fromCacheFirst({ request, waitUntil }: { request: Request; waitUntil(work: Promise<unknown>): void }): Promise<Response> {
  const found = await cached(request);
  if (found) return found;
  const response = await fetch(request);
  waitUntil(remember(request, response.clone()).catch(() => undefined));
  return response;
}

async function fromNetworkFirst({ request, waitUntil }: { request: Request; waitUntil(work: Promise<unknown>): void }): Promise<Response> {
  try {
    const response = await fetch(request);
    waitUntil(remember(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const found = await cached(request);
    if (found) return found;
    throw error;
  }
}

async function rememberDocument(response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  const html = await response.text();
  // A newer build: its own worker caches it.
  if (!isOfBuild(html, BUILD)) return void (await worker.registration.update());
  await (await caches.open(opened)).put(plainAddress(response.url), documentFor(html));
  await dropReplaced(BASE, BUILD);
}

async function page({ request, waitUntil }: { request: Request; waitUntil(work: Promise<unknown>): void }): Promise<Response> {
  try {
    const response = await fetch(request);
    waitUntil(rememberDocument(response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const found = (await cached(plainAddress(request.url))) ?? (await drawnDocument(await buildCaches(BASE, BUILD), BASE, request.url));
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Requests that bypass all caches ask for the current state of the site.
  if (request.method !== 'GET' || request.cache === 'no-store' || request.cache === 'only-if-cached') return;
  if (url.origin !== worker.location.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`))) return;
  const asked = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  const answer = request.mode === 'navigate' ? page : isImmutable(url.pathname.slice(BASE.length)) ? fromCacheFirst : fromNetworkFirst;
  event.respondWith(answer(asked));
});
