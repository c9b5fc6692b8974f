/**
 * The one way by which pages and workers fetch files of the site: a captive portal or a proxy may answer with something
 * else, and with status 200.
 */
import type { Guard } from '../problems/guards.ts';

/** Hashes of files by their path, for files whose names don't contain the hash of their content. */
export type FileHashes = Readonly<Record<string, string>>;

const hashLength = 10;

/** The hash in the name of a data file or a picture: `/data/pages/HASH.json`, `/assets/pictures/flow-HASH.png`. */
const namedHash = (path: string): string | undefined =>
  /\/(?:data\/(?:.*[/-])?|assets\/pictures\/.*-)([A-Za-z0-9]{10})\.\w+$/.exec(path)?.[1];

/** The same as the build's `contentHash`; null without cryptography, which browsers have on https and localhost only. */
async function contentHash(content: BufferSource): Promise<string | null> {
  // Typed as if it were always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .replace(/[+/=]/g, '')
    .slice(0, hashLength);
}

/** The media types of the files that the client reads, by extension. */
const types: Readonly<Record<string, RegExp>> = {
  json: /^application\/json\b/i,
  md: /^text\/(markdown|plain)\b/i,
};

const otherType = /^(?!text\/html)./i;

export class WrongFile extends Error {
  override readonly name = 'WrongFile';
}

interface Answer {
  /** The media type, empty if there is none. */
  readonly type: string;
  readonly content: BufferSource;
}

/**
 * Checks an answer for a file: by the hash in its name or in `hashes`, and without one by what can be known: its type,
 * and how such files look. Throws an Error if it isn't the file.
 */
export async function checkFile(path: string, { type, content }: Answer, hashes: FileHashes = {}): Promise<void> {
  const wrong = (what: string) => new WrongFile(`${path} came with ${what}: it is not the file.`);
  const expected = hashes[path] ?? namedHash(path);
  const hash = expected === undefined ? null : await contentHash(content);
  if (hash !== null && hash !== expected) throw wrong('other content');
  const extension = path.slice(path.lastIndexOf('.') + 1);
  if (hash !== null && extension === 'json') return;
  // With another type, browsers don't run it.
  if (!(types[extension] ?? otherType).test(type)) throw wrong(`type "${type}"`);
  if (hash !== null) return;
  const text = new TextDecoder().decode(content);
  if (extension === 'json' && !isJson(text)) throw wrong('something that is not JSON');
  if (extension === 'md' && !text.startsWith('---\n')) throw wrong('no front matter');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Refuses an answer that isn't a file: by its status and its type, which tell what a portal or a proxy answers. */
function checkResponse(path: string, { status, headers }: Response): void {
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  const type = headers.get('Content-Type') ?? '';
  const extension = path.slice(path.lastIndexOf('.') + 1);
  if (!(types[extension] ?? otherType).test(type)) throw new WrongFile(`${path} came with type "${type}".`);
}

/**
 * Fetches a file and passes the response to its reader. If it isn't the file, or malformed for the reader, it is fetched
 * once more, past the browser's cache.
 * @throws Error if the file doesn't come, or what the reader throws
 */
export async function fetchFile<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  signal: AbortSignal | null = null,
): Promise<T> {
  // Only the path is used, whatever the host.
  const { pathname } = new URL(address, 'https://localhost');
  const use = async (cache: RequestCache) => {
    const response = await fetch(address, { credentials: 'same-origin', cache, signal });
    checkResponse(pathname, response);
    return read(response);
  };
  try {
    return await use('default');
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error;
    return use('reload');
  }
}

/** Fetches JSON. Rejects as `fetchFile` does, and if it isn't what is expected. */
export const fetchData = <T>(address: string, isExpected: Guard<T>, signal?: AbortSignal): Promise<T> =>
  fetchFile(
    address,
    async (response) => {
      const value: unknown = await response.json().catch((error: unknown) => {
        if (signal?.aborted) throw error;
        return null;
      });
      if (!isExpected(value)) throw new WrongFile(`${address} is malformed.`);
      return value;
    },
    signal,
  );
