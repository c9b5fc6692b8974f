/**
 * Files of a deployed site, fetched once and cached on disk: revalidated when they are used again, and used without revalidation when the site
 * can't be reached.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isImmutable } from '../site/immutable.ts';

export interface SiteFile {
  readonly text: string;
  /** When the copy was fetched (ISO), if the site could not be reached now. */
  readonly staleSince?: string;
}

interface Stored {
  readonly text: string;
  readonly etag: string | null;
  readonly fetched: string;
}

/** Error: the site can't be reached, and there is no copy. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** How long a file counts as fresh, so that a conversation doesn't ask for the manifest with every question. */
const freshMs = 60_000;
const timeoutMs = 10_000;

export interface CachedSite {
  /** Address of the site, without a trailing slash. */
  readonly address: string;
  /** A file by its path below the site's address; null if the site doesn't have it. */
  get(file: string): Promise<SiteFile | null>;
}

/**
 * @param address of the site, base path included
 * @param folder folder of the copies
 */
export function cachedSite(address: string, folder: string): CachedSite {
  const root = address.replace(/\/+$/, '');
  const memory = new Map<string, { readonly file: Promise<SiteFile | null>; readonly until: number }>();
  const copyOf = (file: string) =>
    path.join(
      folder,
      `${createHash('sha256')
        .update(root + file)
        .digest('hex')}.json`,
    );

  async function readCopy(file: string): Promise<Stored | null> {
    try {
      return JSON.parse(await fs.readFile(copyOf(file), 'utf8')) as Stored;
    } catch {
      return null;
    }
  }

  async function writeCopy(file: string, stored: Stored): Promise<void> {
    const target = copyOf(file);
    const temporary = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    try {
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(temporary, JSON.stringify(stored));
      await fs.rename(temporary, target);
    } catch {
      // A full or read-only disk prevents the copy, but not the answer.
      await fs.rm(temporary, { force: true }).catch(() => {});
    }
  }

  async function load(file: string): Promise<SiteFile | null> {
    const copy = await readCopy(file);
    if (copy && isImmutable(file)) return { text: copy.text };
    let response: Response;
    try {
      response = await fetch(root + file, {
        headers: copy?.etag ? { 'If-None-Match': copy.etag } : {},
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 304 && copy) return { text: copy.text };
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`status ${response.status}`);
      // A captive portal answers all requests with its own page.
      if (/html/.test(response.headers.get('content-type') ?? '')) throw new Error('a web page came instead of the file');
      const text = await response.text();
      await writeCopy(file, { text, etag: response.headers.get('etag'), fetched: new Date().toISOString() });
      return { text };
    } catch (cause) {
      if (copy) return { text: copy.text, staleSince: copy.fetched };
      throw new Unreachable(
        `${root} can't be reached (${cause instanceof Error ? cause.message : String(cause)}), and there is no copy of ${file}.`,
        { cause },
      );
    }
  }

  return {
    address: root,
    get(file) {
      const known = memory.get(file);
      if (known && known.until > Date.now()) return known.file;
      const loading = load(file);
      memory.set(file, { file: loading, until: isImmutable(file) ? Number.POSITIVE_INFINITY : Date.now() + freshMs });
      // Don't cache a failure or an answer from an old copy: the site may be back.
      loading.then(
        (found) => found?.staleSince && memory.delete(file),
        () => memory.delete(file),
      );
      return loading;
    },
  };
}
