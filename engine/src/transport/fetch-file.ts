/**
 * The one way by which pages and workers fetch files of the site: a captive portal or a proxy may answer with something
 * else, and with status 200.
 */
import type { Guard } from '../basics/guards.ts';

/** The media types of the files that the client reads, by extension. */
const types: Readonly<Record<string, RegExp>> = {
  json: /^application\/json\b/i,
  md: /^text\/(markdown|plain)\b/i,
};

const otherType = /^(?!text\/html)./i;

export class WrongFile extends Error {
  override readonly name = 'WrongFile';
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
