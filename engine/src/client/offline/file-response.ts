/**
 * Checks responses for files: a captive portal, or a host that answers every address, sends its own page with status
 * 200 instead, as HTML, as plain text, or without a type.
 */

/** Hashes of files by their address, for files whose names don't contain the hash of their content. */
export type FileHashes = Readonly<Record<string, string>>;

/** Whether an address below the base is the address of a file rather than a document. */
export const isFileAddress = (below: string): boolean => /\.[a-z]\w*$/i.test(below) && !below.endsWith('.html');

/** The media types of the files that the client runs or parses, by extension. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/(x-)?javascript\b/i,
  css: /^text\/css\b/i,
  json: /^application\/json\b/i,
};

/** Of other files, only what they can't be is known. */
const otherType = /^(?!text\/html)./i;

/** The hash that a data file has in its name. */
const namedHash = (pathname: string) => /\/data\/(?:pages\/|[^/]*-)([A-Za-z0-9]{10})\.json$/.exec(pathname)?.[1];

/** The same as the build's `contentHash`. */
async function contentHash(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest))
    .replace(/[+/=]/g, '')
    .slice(0, 10);
}

/**
 * Reads a response for a file and checks it: its type, its hash if that is known, and otherwise whether it is JSON.
 * @throws Error if it isn't the file
 */
export async function checkFile(address: string, response: Response, hashes: FileHashes = {}): Promise<void> {
  const { pathname } = new URL(address, location.href);
  const wrong = (what: string) => new Error(`${pathname} answered with ${what}: it is not cached.`);
  if (response.status !== 200) throw wrong(`status ${response.status}`);
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1);
  const type = response.headers.get('Content-Type') ?? '';
  if (!(types[extension] ?? otherType).test(type)) throw wrong(`type "${type}"`);
  const hash = hashes[pathname] ?? namedHash(pathname);
  if (hash !== undefined) {
    if ((await contentHash(await response.arrayBuffer())) !== hash) throw wrong('other content');
  } else if (extension === 'json') {
    await response.json().catch(() => {
      throw wrong('something that is not JSON');
    });
  }
}

/**
 * Fetches a file and adds it to a cache.
 * @throws Error if it can't be fetched, or the response is not the file
 */
export async function addFile(cache: Pick<Cache, 'put'>, address: string, hashes?: FileHashes): Promise<void> {
  const response = await fetch(address);
  await checkFile(address, response.clone(), hashes);
  await cache.put(address, response);
}
