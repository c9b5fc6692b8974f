/** Reads the data files of a deployed site, for one question. */

import type { z } from 'zod';
import { type Manifest, manifestSchema } from '../model/manifest.ts';
import { setMetaSchema } from '../model/record.ts';
import { versionOfSet } from '../versions/site-versions.ts';
import type { CachedSite } from './cached-site.ts';

export class NotThere extends Error {
  override readonly name = 'NotThere';
}

export type NoteStale = (staleSince: string) => void;

export type SiteReader = ReturnType<typeof siteReader>;

/** What reads the files of `site`. All functions but `read` throw NotThere if a file or a version does not exist. */
export function siteReader(site: CachedSite, note: NoteStale) {
  const base = new URL(site.address).pathname.replace(/\/+$/, '');

  async function read(file: string, isExpected?: (text: string) => boolean): Promise<string | null> {
    const fetched = await site.get(file, isExpected);
    if (fetched?.staleSince) note(fetched.staleSince);
    return fetched?.text ?? null;
  }

  async function json<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
    const text = await read(file, (given) => schema.safeParse(JSON.parse(given)).success);
    if (text === null) throw new NotThere(`${site.address} has no ${file}: it is not a site of this documentation.`);
    return schema.parse(JSON.parse(text));
  }

  const below = (address: string) => address.slice(base.length);
  const manifest = () => json('/data/manifest.json', manifestSchema);

  async function filesOf(version: string) {
    const { sets } = await manifest();
    const files = Object.hasOwn(sets, version) ? sets[version] : undefined;
    if (files) return files;
    throw await noVersion(version);
  }

  /**
   * Labels of the versions, newest first, which one is the latest release, which ones are no longer maintained, and what
   * the pages of a version say first.
   */
  async function versions(): Promise<
    { readonly labels: readonly string[] } & Pick<Manifest, 'latest' | 'unmaintained' | 'notices'>
  > {
    const { sets, latest, unmaintained, notices } = await manifest();
    const labels = Object.keys(sets).filter((name) => versionOfSet(name) !== null);
    return { labels: labels.reverse(), latest, unmaintained, notices };
  }

  async function noVersion(version: string): Promise<NotThere> {
    const { latest, labels } = await versions();
    return new NotThere(
      `There is no version "${version}". The versions are ${labels.join(', ')}; the latest release is ${latest}.`,
    );
  }

  return {
    site,
    address: site.address,
    base,
    read,
    json,
    manifest,
    filesOf,
    versions,
    noVersion,
    listed: <Value>(address: string, schema: z.ZodType<Value>) => json(below(address), schema),
    metaOf: async (version: string) => json(below((await filesOf(version)).meta), setMetaSchema),
    bytes: async (address: string) => new TextEncoder().encode((await read(below(address))) ?? '').buffer,
  };
}
