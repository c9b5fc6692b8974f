/**
 * The service worker, a file without imports: what was opened, and the versions a reader keeps, read without network. Documents come from the network first;
 * files whose name changes with their content come from the cache. One build's files are never mixed with another's.
 */

// The build puts these before the code: base path, names of the two caches (see cache-names.ts), files to have from the start.
declare const BASE: string;
declare const OPENED: string;
declare const KEPT: string;
declare const CORE: readonly string[];

/** The parts of a service worker's scope used here: its types and the document's exclude each other. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const immutable = /\/(assets\/|data\/pages\/|data\/[^/]+-[A-Za-z0-9]+\.json$)/;
const shell = `${BASE}/offline`;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OPENED)
      .then((cache) => cache.addAll(CORE))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => /^(opened|kept)-/.test(name) && name !== OPENED && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

async function remember(request: Request, response: Response): Promise<void> {
  if (response.ok && response.type === 'basic') await (await caches.open(OPENED)).put(request, response);
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  remember(request, response.clone()).catch(() => undefined);
  return response;
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    remember(request, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const cached = await caches.match(request, { ignoreVary: true, ignoreSearch: request.mode === 'navigate' });
    if (cached) return cached;
    // A page whose data is kept is drawn by the shell, from the pack.
    const drawn = request.mode === 'navigate' ? await caches.match(shell) : undefined;
    if (drawn) return drawn;
    throw error;
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || !url.pathname.startsWith(`${BASE}/`)) return;
  event.respondWith(immutable.test(url.pathname.slice(BASE.length)) ? fromCacheFirst(request) : fromNetworkFirst(request));
});

export {};
