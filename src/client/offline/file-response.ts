/** Files as answers: a portal, or a host that answers every address with a page, sends HTML with status 200 in place of a script or data. */

/** Whether an address below the base is a file's, and not a document's. */
export const isFileAddress = (below: string): boolean => /\.[a-z]\w*$/i.test(below) && !below.endsWith('.html');

export const isHtml = (response: Response): boolean => /^text\/html/i.test(response.headers.get('Content-Type') ?? '');

/**
 * Fetches a file into a cache.
 * @throws Error where it can't be had, or a page answered in its place
 */
export async function addFile(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || isHtml(response))
    throw new Error(`${address} answered ${response.ok ? 'with a page' : response.status}: nothing of it is kept.`);
  await cache.put(address, response);
}
