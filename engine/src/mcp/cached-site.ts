/**
 * Files of a deployed site, fetched once and cached on disk: revalidated when they are used again, and used without
 * revalidation when the site can't be reached. What isn't the file is neither cached nor used.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkFile, WrongFile } from '../model/fetch-file.ts';
import { makeFolder } from '../problems/make-folder.ts';
import { messageOf } from '../problems/thrown.ts';
import { isImmutable } from '../site/immutable.ts';
import { fetchText } from './fetch-text.ts';

export interface CachedFile {
  readonly text: string;
  readonly staleSince?: string;
}

const storedFile = z.object({
  text: z.string(),
  type: z.string(),
  etag: z.string().nullable(),
  fetched: z.iso.datetime(),
});
type StoredFile = z.infer<typeof storedFile>;
type Text = Pick<StoredFile, 'text' | 'type'>;

export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** How long a file counts as fresh, so that a conversation doesn't ask for the manifest with every question. */
const freshMs = 60_000;

export interface CachedSite {
  readonly address: string;
  /**
   * A file by its path below the site's address; null if the site doesn't have it.
   * @param isExpected whether its reader can read a text: a file without a hash in its name may be anything
   */
  get(file: string, isExpected?: (text: string) => boolean): Promise<CachedFile | null>;
}

async function checkText(file: string, { text, type }: Text, isExpected: (text: string) => boolean): Promise<void> {
  await checkFile(file, { type, content: new TextEncoder().encode(text) });
  if (!isImmutable(file) && !isExpected(text)) throw new WrongFile(`${file} is not what this server reads`);
}

function copiesIn(folder: string, root: string) {
  const copyOf = (file: string) => {
    const name = createHash('sha256').update(root + file);
    return path.join(folder, `${name.digest('hex')}.json`);
  };
  return {
    async read(file: string, isExpected: (text: string) => boolean): Promise<StoredFile | null> {
      try {
        const stored = storedFile.parse(JSON.parse(await fs.readFile(copyOf(file), 'utf8')));
        await checkText(file, stored, isExpected);
        return stored;
      } catch {
        return null;
      }
    },
    async write(file: string, stored: StoredFile): Promise<void> {
      const target = copyOf(file);
      const temporary = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      try {
        makeFolder(folder);
        await fs.writeFile(temporary, JSON.stringify(stored));
        await fs.rename(temporary, target);
      } catch {
        // A full or read-only disk prevents the copy, but not the answer.
        await fs.rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/**
 * @param address of the site, base path included
 * @param folder folder of the copies
 */
export function cachedSite(address: string, folder: string): CachedSite {
  const root = address.replace(/\/+$/, '');
  const memory = new Map<string, { readonly file: Promise<CachedFile | null>; readonly until: number }>();
  const copies = copiesIn(folder, root);

  async function load(file: string, isExpected: (text: string) => boolean): Promise<CachedFile | null> {
    const copy = await copies.read(file, isExpected);
    if (copy && isImmutable(file)) return { text: copy.text };
    try {
      const { status, type, text, etag } = await fetchText(root + file, copy?.etag ?? null);
      if (status === 304 && copy) return { text: copy.text };
      if (status === 404) return null;
      if (status !== 200) throw new Error(`status ${status}`);
      await checkText(file, { text, type }, isExpected);
      await copies.write(file, { text, type, etag, fetched: new Date().toISOString() });
      return { text };
    } catch (cause) {
      if (copy) return { text: copy.text, staleSince: copy.fetched };
      throw new Unreachable(`${root} can't be reached (${messageOf(cause)}), and there is no copy of ${file}.`, {
        cause,
      });
    }
  }

  return {
    address: root,
    get(file, isExpected = () => true) {
      const remembered = memory.get(file);
      if (remembered && remembered.until > Date.now()) return remembered.file;
      const loading = load(file, isExpected);
      memory.set(file, { file: loading, until: isImmutable(file) ? Number.POSITIVE_INFINITY : Date.now() + freshMs });
      // Don't cache a failure or an answer from an old copy: the site may be back.
      loading.then(
        (loaded) => loaded?.staleSince && memory.delete(file),
        () => memory.delete(file),
      );
      return loading;
    },
  };
}
