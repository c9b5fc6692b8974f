/**
 * The service worker: makes opened pages and kept versions available offline. Documents come from the network first;
 * files whose name contains a hash come from the cache first. Files of two builds are never mixed: each worker has
 * separate caches, and a new worker takes over only when it has the kept versions. What was opened in an earlier build
 * stays readable until this build has it.
 */
import { isManifest } from '../../model/data-checks.ts';
import { isImmutable } from '../../site/immutable.ts';
import { buildCaches, dropReplaced } from './builds.ts';
import { isKeptCache, isOfBuild, keptCache, keptEntry, keptList, openedCache } from './cache-names.ts';
import { addDocument, documentFor, offlineDocument, plainAddress } from './documents.ts';
import { addFile, checkFile, type FileHashes, isFileAddress } from './file-response.ts';
import { filesToKeep } from './files-to-keep.ts';

// Defined by the build: base path, build id, address of its manifest, hashes of the client's files.
declare const BASE: string;
declare const BUILD: string;
declare const MANIFEST: string;
declare const HASHES: FileHashes;

declare const self: ServiceWorkerGlobalScope;

const opened = openedCache(BASE, BUILD);
const kept = keptCache(BASE, BUILD);

/**
 * Keeps in this build the versions that were kept in the previous one. Rejects on failure: then the previous worker
 * stays, with its caches.
 */
async function keepAgain(): Promise<void> {
  if (!(await caches.has(keptList(BASE)))) return;
  const list = await caches.open(keptList(BASE));
  const response = await fetch(MANIFEST);
  await checkFile(MANIFEST, response.clone());
  // Its hash shows that it is this build's.
  const manifest: unknown = await response.json();
  if (!isManifest(manifest)) throw new Error(`${MANIFEST} is malformed.`);
  const cache = await caches.open(kept);
  for (const [set, start] of Object.entries(manifest.starts)) {
    if (!(await list.match(keptEntry(BASE, set)))) continue;
    const files = filesToKeep(manifest, MANIFEST, BASE, set).filter((file) => file !== start);
    await Promise.all([addDocument(cache, start, BUILD), ...files.map((file) => addFile(cache, file, HASHES))]);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAgain().then(() => self.skipWaiting()));
});

/** Deletes the versions kept in other builds: this build has them. */
async function dropKeptBefore(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isKeptCache(BASE, name) && name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
  await dropReplaced(BASE, BUILD);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropKeptBefore().then(() => self.clients.claim()));
});

// A page has cached its files: this build may now have everything that an earlier one had. A page of a newer build says
// so before its own worker takes over, and what it has cached isn't to be dropped.
self.addEventListener('message', (event) => {
  if (event.data === BUILD) event.waitUntil(dropReplaced(BASE, BUILD));
});

/** Looks in the caches. Deletes what isn't the file: it came from a captive portal. */
async function cached(address: string): Promise<Response | undefined> {
  const isFile = isFileAddress(new URL(address).pathname.slice(BASE.length));
  for (const name of (await buildCaches(BASE, BUILD)).flat()) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const response = await cache.match(address, { ignoreVary: true });
    if (!response) continue;
    const isIntact =
      !isFile ||
      (await checkFile(address, response.clone(), HASHES).then(
        () => true,
        () => false,
      ));
    if (isIntact) return response;
    await cache.delete(address, { ignoreVary: true });
  }
  return undefined;
}

async function rememberDocument(response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  const html = await response.text();
  // A newer build: its own worker caches it.
  if (!isOfBuild(html, BUILD)) return void (await self.registration.update());
  await (await caches.open(opened)).put(plainAddress(response.url), documentFor(html));
  await dropReplaced(BASE, BUILD);
}

/** Caches without delaying the response, which storage that is full or disabled doesn't concern. */
const remember = (event: FetchEvent, work: () => Promise<unknown>) => event.waitUntil(work().catch(() => undefined));

/** Rejects if something else than the file comes: then the page can try again later. */
async function fileFromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const response = await fetch(request);
  // The rest of the site knows what a missing file or a part of one means.
  if (response.status !== 200 || response.type !== 'basic' || !isFileAddress(new URL(request.url).pathname))
    return response;
  await checkFile(request.url, response.clone(), HASHES);
  const copy = response.clone();
  remember(event, async () => (await caches.open(opened)).put(request, copy));
  return response;
}

async function documentFromNetwork(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  const copy = response.clone();
  remember(event, () => rememberDocument(copy));
  return response;
}

const fromCacheFirst = async (event: FetchEvent) =>
  (await cached(event.request.url).catch(() => undefined)) ?? fileFromNetwork(event);

async function fromNetworkFirst(
  network: Promise<Response>,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await network;
  } catch (error) {
    const response = await fallback();
    if (response) return response;
    throw error;
  }
}

const cachedDocument = async (address: string) =>
  (await cached(plainAddress(address))) ?? offlineDocument(await buildCaches(BASE, BUILD), BASE, address);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Requests that bypass all caches ask for the current state of the site.
  if (request.method !== 'GET' || request.cache === 'no-store' || request.cache === 'only-if-cached') return;
  if (url.origin !== self.location.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`))) return;
  if (request.mode === 'navigate')
    event.respondWith(fromNetworkFirst(documentFromNetwork(event), () => cachedDocument(request.url)));
  else if (isImmutable(url.pathname.slice(BASE.length))) event.respondWith(fromCacheFirst(event));
  else event.respondWith(fromNetworkFirst(fileFromNetwork(event), () => cached(request.url)));
});
