/**
 * Ends what the service workers of earlier builds left in browsers: browsers look for a newer worker at the address of the
 * one that they have, find this one, and have neither after it. It can go when no reader has an old one anymore.
 */
declare const self: ServiceWorkerGlobalScope;

/** The caches of this site begin with its base path: sites on one host share them. */
const isOfSite = (name: string) => name.startsWith(`docs ${new URL(self.registration.scope).pathname} `);

async function dropCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isOfSite);
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.unregister().then(dropCaches));
});
// An open page of an earlier build caches itself once more when it gets another worker, and tells that.
self.addEventListener('message', (event) => event.waitUntil(dropCaches()));
