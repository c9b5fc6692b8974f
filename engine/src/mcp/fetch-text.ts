/** Fetches text from a site that may be a captive portal, a proxy, or a host that sends without end. */

const mostBytes = 32_000_000;
const timeoutMs = 10_000;

export interface FetchedText {
  readonly type: string;
  readonly status: number;
  readonly text: string;
  readonly etag: string | null;
}

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the response.
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export async function fetchText(address: string, etag: string | null): Promise<FetchedText> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = etag === null ? {} : { 'If-None-Match': etag };
  const response = await fetch(address, { headers, signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 200) await response.body?.cancel();
  // To a sign-in page, or to the address that `--site` should name.
  if (location !== null) throw new Error(`it redirects to ${new URL(location, address)}`);
  if (response.status !== 200) return { status: response.status, type: '', text: '', etag: null };
  return {
    status: 200,
    type: response.headers.get('content-type') ?? '',
    text: await limitedText(response),
    etag: response.headers.get('etag'),
  };
}
