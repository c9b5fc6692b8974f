/** The cached pages of this build and of earlier ones: a page stays readable until the new build has it. */
import { addressBelow } from '../../config/page-path.ts';
import { isFileAddress } from '../../model/fetch-file.ts';
import type { DocMeta, SetMeta } from '../../model/record.ts';
import { isNumber, isText, listOf, objectOf, optional } from '../../problems/guards.ts';
import { isOpenedCache, openedCache, savedCache } from './caches.ts';

const mostEarlier = 2;

/** The names of each build's caches: this build's first, then those of earlier builds, from the latest. */
export async function buildCaches(base: string, build: string): Promise<string[][]> {
  const current = openedCache(base, build);
  const earlier = (await caches.keys()).filter((name) => isOpenedCache(base, name) && name !== current).reverse();
  return [[savedCache(base, build), current], ...earlier.map((name) => [name])];
}

const isMeta = (below: string) => /^\/data\/[^/]+-[A-Za-z0-9]+\.json$/.test(below) && !/\.(pack|digest)-/.test(below);

type ReadableMeta = Pick<SetMeta, 'name' | 'path' | 'sections'> & {
  readonly docs: readonly Pick<DocMeta, 'path' | 'record' | 'section'>[];
};

/** Checks only what is read here: an earlier build's metadata may lack the rest. */
const isReadableMeta = objectOf<ReadableMeta>({
  name: isText,
  path: isText,
  sections: listOf(isText),
  docs: listOf(objectOf<ReadableMeta['docs'][number]>({ path: isText, record: isText, section: optional(isNumber) })),
});

/**
 * The pages that can be read from caches of one build, as paths: those with a document, and those whose data is there.
 */
export async function readablePages(names: readonly string[], base: string): Promise<Set<string>> {
  const files = new Map<string, Cache>();
  for (const name of names) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) files.set(new URL(url).pathname, cache);
  }
  const pages = new Set<string>();
  for (const [pathname, cache] of files) {
    if (!isFileAddress(pathname)) pages.add(pathname);
    if (!isMeta(pathname.slice(base.length))) continue;
    const set: unknown = await (await cache.match(pathname))?.json().catch(() => null);
    if (!isReadableMeta(set)) continue;
    const hasPack = [...files.keys()].some((file) => file.startsWith(`${base}/data/${set.name}.pack-`));
    for (const { path, section, record } of set.docs) {
      const inSection = section !== undefined && files.has(`${base}/data/sections/${set.sections[section]}.json`);
      if (hasPack || inSection || files.has(`${base}/data/pages/${record}.json`))
        pages.add(addressBelow(`${base}${set.path}`, path));
    }
  }
  return pages;
}

/** Drops the caches of earlier builds whose pages this build has. Those that were created later are a newer build's. */
export async function dropReplaced(base: string, build: string): Promise<void> {
  const created = await caches.keys();
  const place = created.indexOf(openedCache(base, build));
  const [current = [], ...others] = await buildCaches(base, build);
  const earlier = others.filter((names) => place < 0 || names.every((name) => created.indexOf(name) < place));
  if (!earlier.length) return;
  const here = await readablePages(current, base);
  for (const [i, names] of earlier.entries()) {
    const isReplaced = i >= mostEarlier || [...(await readablePages(names, base))].every((page) => here.has(page));
    if (isReplaced) for (const name of names) await caches.delete(name);
  }
}
