/**
 * The service worker: makes opened pages and saved versions available offline. Documents come from the network first;
 * files whose name contains a hash come from the cache first. Files of two builds are never mixed: each worker has
 * separate caches, and a new worker takes over only when it has the saved versions. What was opened in an earlier build
 * stays readable until this build has it.
 */
import { isManifest } from '../../model/data-checks.ts';
import { checkResponse, type FileHashes, fetchData, fetchFile, isFileAddress } from '../../model/fetch-file.ts';
import { isImmutable } from '../../site/immutable.ts';
import { buildCaches, dropReplaced, readablePages } from './builds.ts';
import {
  addFile,
  filesOfVersion,
  isDocumentOf,
  isSavedCache,
  openedCache,
  savedCache,
  savedEntry,
  savedList,
} from './caches.ts';
import { addDocument, documentFor, offlineDocument, plainAddress } from './documents.ts';

// Defined by the build: base path, build id, address of its manifest, hashes of the client's files.
declare const BASE: string;
declare const BUILD: string;
declare const MANIFEST: string;
declare const HASHES: FileHashes;

declare const self: ServiceWorkerGlobalScope;

const opened = openedCache(BASE, BUILD);
const saved = savedCache(BASE, BUILD);

/**
 * Saves in this build the versions that were saved in the previous one. Rejects on failure: then the previous worker
 * stays, with its caches.
 */
async function saveAgain(): Promise<void> {
  if (!(await caches.has(savedList(BASE)))) return;
  const list = await caches.open(savedList(BASE));
  // The hash in its name shows that it is this build's.
  const manifest = await fetchData(MANIFEST, isManifest);
  const cache = await caches.open(saved);
  for (const [set, start] of Object.entries(manifest.starts)) {
    if (!(await list.match(savedEntry(BASE, set)))) continue;
    const files = filesOfVersion(manifest, MANIFEST, set).filter((file) => file !== start);
    await Promise.all([addDocument(cache, start, BUILD), ...files.map((file) => addFile(cache, file, HASHES))]);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(saveAgain().then(() => self.skipWaiting()));
});

async function dropSavedBefore(): Promise<void> {
  const names = (await caches.keys()).filter((name) => isSavedCache(BASE, name) && name !== saved);
  await Promise.all(names.map((name) => caches.delete(name)));
  await dropReplaced(BASE, BUILD);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropSavedBefore().then(() => self.clients.claim()));
});

// A page has cached its files: this build may now have everything that an earlier one had. A page of a newer build says
// so before its own worker takes over, and what it has cached isn't to be dropped.
self.addEventListener('message', (event) => {
  if (event.data === BUILD) event.waitUntil(dropReplaced(BASE, BUILD));
});

/** Looks in the caches. Deletes what isn't the file: it came from a captive portal. */
async function cached(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  for (const name of (await buildCaches(BASE, BUILD)).flat()) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const response = await cache.match(address, { ignoreVary: true });
    if (!response) continue;
    if (!isFileAddress(pathname)) return response;
    const isIntact = await checkResponse(pathname, response, HASHES).then(
      () => true,
      () => false,
    );
    if (isIntact) return response;
    await cache.delete(address, { ignoreVary: true });
  }
  return undefined;
}

/** Deletes a file from the caches: its reader found it malformed. */
async function evict(address: string): Promise<void> {
  for (const name of (await buildCaches(BASE, BUILD)).flat())
    if (await caches.has(name)) await (await caches.open(name)).delete(address, { ignoreVary: true });
}

async function rememberDocument(response: Response): Promise<void> {
  if (!response.ok || response.type !== 'basic') return;
  const html = await response.text();
  // A newer build: its own worker caches it.
  if (!isDocumentOf(html, BUILD)) return void (await self.registration.update());
  await (await caches.open(opened)).put(plainAddress(response.url), documentFor(html));
  await dropReplaced(BASE, BUILD);
}

/** Caches without delaying the response, which storage that is full or disabled doesn't concern. */
const remember = (event: FetchEvent, work: () => Promise<unknown>) => event.waitUntil(work().catch(() => undefined));

/** How long a network may say nothing before what is cached is used, and how long once it has been silent. */
const [patienceMs, silentPatienceMs] = [2000, 300];
/** Whether the network accepted a request and said nothing: a weak signal, or a proxy that leads nowhere. */
let isSilent = false;

/** The response of the network. Rejects if that is silent and `canReplace` says that the caches have as much. */
async function fromNetwork(request: Request, canReplace: () => Promise<boolean>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        isSilent = true;
        canReplace().then((can) => can && reject(new TypeError('The network is silent.')), reject);
      },
      isSilent ? silentPatienceMs : patienceMs,
    );
  });
  const response = fetch(request).finally(() => {
    clearTimeout(timer);
    isSilent = false;
  });
  return Promise.race([response, silence]);
}

/** Rejects if something else than the file comes: then the page can try again later. */
async function fileFromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // What is in a record is in its section too, and in the pack of a saved version.
  const hasOther = /\/data\/(pages|sections)\//.test(request.url) && (isSilent || (await caches.has(saved)));
  const answer = await fromNetwork(request, async () => hasOther || (await cached(request.url)) !== undefined);
  const { pathname } = new URL(request.url);
  // The rest of the site knows what a missing file or a part of one means.
  if (answer.status !== 200 || answer.type !== 'basic' || !isFileAddress(pathname)) return answer;
  const response = await fetchFile(request.url, async (file) => file, { hashes: HASHES, answer });
  // Of a file without a known hash, nobody knows whether it is the site's.
  if (isImmutable(pathname.slice(BASE.length))) {
    const copy = response.clone();
    remember(event, async () => (await caches.open(opened)).put(request.url, copy));
  }
  return response;
}

async function documentFromNetwork(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(plainAddress(event.request.url));
  const isReadable = async () => (await readablePages((await buildCaches(BASE, BUILD)).flat(), BASE)).has(pathname);
  const response = await fromNetwork(event.request, isReadable);
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
  // Requests that bypass all caches ask for the current state of the site, and so does this file.
  if (url.pathname === `${BASE}/data/manifest.json`) return;
  if (request.method !== 'GET' || request.cache === 'no-store' || request.cache === 'only-if-cached') return;
  if (url.origin !== self.location.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`))) return;
  if (request.mode === 'navigate')
    event.respondWith(fromNetworkFirst(documentFromNetwork(event), () => cachedDocument(request.url)));
  else if (request.cache === 'reload') event.respondWith(evict(request.url).then(() => fileFromNetwork(event)));
  else if (isImmutable(url.pathname.slice(BASE.length))) event.respondWith(fromCacheFirst(event));
  else event.respondWith(fromNetworkFirst(fileFromNetwork(event), () => cached(request.url)));
});
