/** Saves versions for offline with the Cache API, from which the service worker reads. */

import { site } from 'virtual:site';
import type { PageState } from '../../model/page-state.ts';
import type { OfflineState } from '../../shell/services.ts';
import { unversionedSet } from '../../versions/site-versions.ts';
import { bareAddress } from '../address.ts';
import type { Data } from '../data.ts';
import { addFile, filesOfVersion, savedCache, savedEntry, savedList } from './caches.ts';
import { addDocument } from './documents.ts';

function stateOf({ state }: Data): PageState {
  if (!state) throw new Error('The document has no page state.');
  return state;
}

const openList = () => caches.open(savedList(site.base));

export async function savedSize(data: Data, set: string): Promise<number> {
  const { sets, clientBytes } = await data.manifest();
  return (sets[set]?.packBytes ?? 0) + (sets[unversionedSet]?.packBytes ?? 0) + clientBytes;
}

export async function savedState(data: Data, set: string): Promise<OfflineState> {
  // `caches.match` with a name doesn't create the cache.
  const { pack } = await data.files(set);
  if (await caches.match(pack, { cacheName: savedCache(site.base, stateOf(data).build) })) return 'saved';
  return (await caches.match(savedEntry(site.base, set), { cacheName: savedList(site.base) })) ? 'lost' : 'none';
}

/**
 * Saves a version. If a file fails, removes everything again.
 * @param onProgress called with the fraction done, from 0 to 1
 * @throws Error if a file can't be fetched or the storage is full
 */
export async function saveVersion(data: Data, set: string, onProgress: (part: number) => void): Promise<void> {
  const { build, manifest: address } = stateOf(data);
  const manifest = await data.manifest();
  const cache = await caches.open(savedCache(site.base, build));
  const files = filesOfVersion(manifest, address, set);
  try {
    for (const [i, file] of files.entries()) {
      await (file === manifest.starts[set] ? addDocument(cache, file, build) : addFile(cache, file));
      onProgress((i + 1) / files.length);
    }
    await (await openList()).put(savedEntry(site.base, set), new Response(''));
  } catch (error) {
    await removeVersion(data, set);
    throw error;
  }
  // Otherwise, the browser may evict it when storage runs low.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Removes a version, except for files that other saved versions need. */
export async function removeVersion(data: Data, set: string): Promise<void> {
  const name = savedCache(site.base, stateOf(data).build);
  const list = await openList();
  await list.delete(savedEntry(site.base, set));
  if (!(await list.keys()).length) {
    await Promise.all([name, savedList(site.base)].map((cacheName) => caches.delete(cacheName)));
    return;
  }
  const { meta, pack } = await data.files(set);
  const cache = await caches.open(name);
  await Promise.all(
    [meta, pack, bareAddress((await data.manifest()).starts[set] ?? pack)].map((file) => cache.delete(file)),
  );
}
