/**
 * The service worker: what was opened, and the versions a reader keeps, read without network. Documents come from the network first;
 * files whose name changes with their content come from the cache. One build's files are never mixed with another's: each worker has
 * caches of its own, and a new one takes over only once it has the versions that are kept.
 */
import type { Manifest } from '../../model/manifest.ts';
import { isBuildCache, isImmutable, isOfBuild, keptCache, openedCache, wishAddress, wishCache } from './cache-names.ts';
import { documentFor, drawnDocument, plainAddress } from './documents.ts';
import { addFile, isFileAddress, isHtml } from './file-response.ts';
import { filesToKeep } from './files-to-keep.ts';

// The build sets these: base path, the build, the address of its manifest.
declare const BASE: string;
declare const BUILD: string;
declare const MANIFEST: string;

/** The parts of a service worker's scope used here: its types and the document's exclude each other. */
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
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const opened = openedCache(BASE, BUILD);
const kept = keptCache(BASE, BUILD);

/** Keeps in this build the versions that were kept in the one before. Rejects where that fails: the worker before stays, with what it has. */
async function keepAgain(): Promise<void> {
  if (!(await caches.has(wishCache(BASE)))) return;
  const wishes = await caches.open(wishCache(BASE));
  const manifest = (await (await fetch(MANIFEST)).json()) as Manifest;
  const cache = await caches.open(kept);
  for (const set of Object.keys(manifest.sets)) {
    if (!(await wishes.match(wishAddress(BASE, set)))) continue;
    const startAddress = manifest.starts[set] as string;
    const files = filesToKeep(manifest, MANIFEST, BASE, set).filter((file) => file !== startAddress);
    await Promise.all([cache.add(startAddress), ...files.map((file) => addFile(cache, file))]);
    const start = await cache.match(startAddress);
    if (!start || !isOfBuild(await start.text(), BUILD)) throw new Error('The site was built anew meanwhile.');
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAgain().then(() => worker.skipWaiting()));
});

async function dropOtherBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isBuildCache(BASE, name) && name !== opened && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds().then(() => worker.clients.claim()));
});

/** Whether an answer can be what was asked for: a file is no page. */
function isPlausible(request: Request | string, response: Response): boolean {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, worker.location.href);
  return !(isFileAddress(pathname.slice(BASE.length)) && isHtml(response));
}

/** What the caches have. An answer that can't be right is dropped: it came from a portal, before this was checked. */
async function cached(request: Request | string): Promise<Response | undefined> {
  for (const name of [kept, opened]) {
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
  // Of a newer build: its own worker remembers it.
  if (isOfBuild(html, BUILD)) await (await caches.open(opened)).put(plainAddress(response.url), documentFor(html));
  else await worker.registration.update();
}

async function page({ request, waitUntil }: { request: Request; waitUntil(work: Promise<unknown>): void }): Promise<Response> {
  try {
    const response = await fetch(request);
    waitUntil(rememberDocument(response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const found = (await cached(plainAddress(request.url))) ?? (await drawnDocument([kept, opened], request.url));
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What asks past every cache wants to know how the site is now.
  if (request.method !== 'GET' || request.cache === 'no-store' || request.cache === 'only-if-cached') return;
  if (url.origin !== worker.location.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`))) return;
  const asked = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  const answer = request.mode === 'navigate' ? page : isImmutable(url.pathname.slice(BASE.length)) ? fromCacheFirst : fromNetworkFirst;
  event.respondWith(answer(asked));
});
