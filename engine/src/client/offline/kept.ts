/** Keeps versions offline with the Cache API, from which the service worker reads. */

import { site } from 'virtual:site';
import type { PageState } from '../../model/page-state.ts';
import type { KeepState } from '../../shell/services.ts';
import { unversionedSet } from '../../versions/site-versions.ts';
import { bareAddress } from '../address.ts';
import type { Data } from '../data.ts';
import { keptCache, keptEntry, keptList } from './cache-names.ts';
import { addDocument } from './documents.ts';
import { addFile } from './file-response.ts';
import { filesToKeep } from './files-to-keep.ts';

function stateOf({ state }: Data): PageState {
  if (!state) throw new Error('The document has no page state.');
  return state;
}

const openList = () => caches.open(keptList(site.base));

/** Size of a kept version on this device, in bytes. */
export async function keepSize(data: Data, set: string): Promise<number> {
  const { sets, clientBytes } = await data.manifest();
  return (sets[set]?.packBytes ?? 0) + (sets[unversionedSet]?.packBytes ?? 0) + clientBytes;
}

export async function keepState(data: Data, set: string): Promise<KeepState> {
  // `caches.match` with a name doesn't create the cache.
  const { pack } = await data.files(set);
  if (await caches.match(pack, { cacheName: keptCache(site.base, stateOf(data).build) })) return 'kept';
  return (await caches.match(keptEntry(site.base, set), { cacheName: keptList(site.base) })) ? 'lost' : 'none';
}

/**
 * Keeps a version. If a file fails, removes everything again.
 * @param onProgress called with the fraction done, from 0 to 1
 * @throws Error if a file can't be fetched or the storage is full
 */
export async function keep(data: Data, set: string, onProgress: (part: number) => void): Promise<void> {
  const { build, manifest: address } = stateOf(data);
  const manifest = await data.manifest();
  const cache = await caches.open(keptCache(site.base, build));
  const files = filesToKeep(manifest, address, site.base, set);
  try {
    for (const [i, file] of files.entries()) {
      await (file === manifest.starts[set] ? addDocument(cache, file, build) : addFile(cache, file));
      onProgress((i + 1) / files.length);
    }
    await (await openList()).put(keptEntry(site.base, set), new Response(''));
  } catch (error) {
    await forget(data, set);
    throw error;
  }
  // Otherwise, the browser may evict it when storage runs low.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Removes a version, except for files that other kept versions need. */
export async function forget(data: Data, set: string): Promise<void> {
  const name = keptCache(site.base, stateOf(data).build);
  const list = await openList();
  await list.delete(keptEntry(site.base, set));
  if (!(await list.keys()).length) {
    await Promise.all([name, keptList(site.base)].map((cacheName) => caches.delete(cacheName)));
    return;
  }
  const { meta, pack } = await data.files(set);
  const cache = await caches.open(name);
  await Promise.all(
    [meta, pack, bareAddress((await data.manifest()).starts[set] ?? pack)].map((file) => cache.delete(file)),
  );
}
