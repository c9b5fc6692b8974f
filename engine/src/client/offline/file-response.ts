/** Checks responses for files: a captive portal, or a host that answers every address with a page, sends HTML with status 200 instead. */

/** Whether an address below the base is the address of a file rather than a document. */
export const isFileAddress = (below: string): boolean => /\.[a-z]\w*$/i.test(below) && !below.endsWith('.html');

export const isHtml = (response: Response): boolean => /^text\/html/i.test(response.headers.get('Content-Type') ?? '');

/**
 * Fetches a file and adds it to a cache.
 * @throws Error if it can't be fetched, or the response is a page
 */
export async function addFile(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || isHtml(response))
    throw new Error(`${address} answered ${response.ok ? 'with a page' : response.status}: it is not cached.`);
  await cache.put(address, response);
}
