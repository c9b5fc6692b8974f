/** Keeping a version for reading offline: what it takes, doing it, undoing it. Works on the Cache API; the service worker reads from it. */
import { site } from 'virtual:site';
import { unversionedSet } from '../../page/site-info.ts';
import type { Data } from '../data.ts';
import { keptCache } from './cache-names.ts';

/** Whether this browser can keep pages at all. */
export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** The files that reading and searching a version takes: its own, and those of the unversioned pages. */
async function filesOf(data: Data, set: string): Promise<string[]> {
  const [own, shared] = await Promise.all([data.files(set), data.files(unversionedSet)]);
  const manifest = data.state?.manifest ?? `${site.base}/data/manifest.json`;
  const { elsewhere, client } = await data.manifest();
  return [manifest, own.meta, own.pack, shared.meta, shared.pack, ...(shared.digest ? [shared.digest] : []), ...(elsewhere ? [elsewhere] : []), ...client, `${site.base}/data/manifest.json`, `${site.base}/data/glossary.json`];
}

/** Bytes that keeping a version takes on this device. */
export async function keepSize(data: Data, set: string): Promise<number> {
  const { sets, clientBytes } = await data.manifest();
  return (sets[set]?.packBytes ?? 0) + (sets[unversionedSet]?.packBytes ?? 0) + clientBytes;
}

export async function isKept(data: Data, set: string): Promise<boolean> {
  const cache = await caches.open(keptCache((await data.manifest()).build));
  return (await cache.match((await data.files(set)).pack)) !== undefined;
}

/**
 * Keeps a version. Nothing of it stays where a file fails.
 * @param onProgress part done, from 0 to 1
 * @throws Error where a file cannot be had or there is no room
 */
export async function keep(data: Data, set: string, onProgress: (part: number) => void): Promise<void> {
  const cache = await caches.open(keptCache((await data.manifest()).build));
  const files = await filesOf(data, set);
  // The pack comes last: while it is missing, the version does not count as kept.
  const { pack } = await data.files(set);
  const ordered = [...files.filter((file) => file !== pack), pack];
  for (const [i, file] of ordered.entries()) {
    await cache.add(file);
    onProgress((i + 1) / ordered.length);
  }
}

/** Forgets a version; what other kept versions need stays. */
export async function forget(data: Data, set: string): Promise<void> {
  const cache = await caches.open(keptCache((await data.manifest()).build));
  const { meta, pack } = await data.files(set);
  await Promise.all([cache.delete(pack), cache.delete(meta)]);
}
