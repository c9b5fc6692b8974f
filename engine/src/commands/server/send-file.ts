/** Sends files and errors as responses. */
import type fs from 'node:fs';
import type http from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControl, noCache } from '../hosting/responses.ts';
import { isText, mediaType } from '../media-types.ts';
import type { Candidate, Encoding } from './address.ts';
import type { ServedFolder } from './served-folder.ts';

/** The package's types lack the parameter that breaks ties between encodings. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

const isEncoding = (name: string): name is Encoding => name === 'br' || name === 'gzip';

export function acceptedEncodings(request: http.IncomingMessage): Encoding[] {
  const negotiator: PreferringNegotiator = new Negotiator(request);
  const accepted = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  // Skip encodings that the browser ranks below the uncompressed file.
  const plain = accepted.indexOf('identity');
  return (plain < 0 ? accepted : accepted.slice(0, plain)).filter(isEncoding);
}

export const prefersMarkdown = (request: http.IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/**
 * Value of Vary for pages, in both forms. A browser that requests a page again with another `Accept`, as the offline
 * cache does, sends its ETag, and the answer is 304.
 */
const pageVary = 'Accept-Encoding, Accept';

/** Headers of Markdown sent instead of a page. Not cached: some caches ignore Vary and would send it to browsers. */
export const negotiatedHeaders = [
  ['Cache-Control', 'no-store'],
  ['Vary', pageVary],
] as const;

/** Neither document nor worker: browsers ignore all but one of the common headers, which can't be compressed. */
const isSubresource = (address: string) => /\.(json|css)$|^\/assets\/(?!(?:[a-z]+-)*worker-).*\.js$/.test(address);
const forSubresources = new Set(['X-Content-Type-Options']);

interface SendError extends NodeJS.ErrnoException {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Exchange {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
}

function removeHeaders(response: http.ServerResponse, names = response.getHeaderNames()): void {
  for (const name of names) response.removeHeader(name);
}

/** Sends a file; resolves to false if it doesn't exist. Rejects if reading fails before anything was sent. */
function sendFile(
  folder: string,
  { file, plain, encoding }: Candidate,
  headers: ServedFolder['headers'],
  { request, response }: Exchange,
): Promise<boolean> {
  return new Promise((settle, reject) => {
    const resolve = (isSent: boolean) => {
      response.off('close', closed);
      settle(isSent);
    };
    const closed = () => resolve(true);
    // The client has disconnected.
    if (request.socket.destroyed) {
      resolve(true);
      return;
    }
    response.once('close', closed);
    // Those of a file that disappeared after they had been set.
    removeHeaders(response);
    send(request, encodeURI(file), { root: folder, index: false, cacheControl: false, dotfiles: 'allow' })
      .on('file', (_file: string, { size }: fs.Stats) => {
        // A suffix range longer than the file means the whole file (RFC 9110, 14.1.2); `send` would reject it.
        if (Number(/^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1]) > size) delete request.headers.range;
      })
      .on('headers', () => {
        const sent = isSubresource(plain) ? headers.filter(([name]) => forSubresources.has(name)) : headers;
        response.setHeader('Cache-Control', cacheControl(plain));
        if (isText(plain)) response.setHeader('Vary', plain.endsWith('.html') ? pageVary : 'Accept-Encoding');
        for (const [name, value] of sent) response.setHeader(name, value);
        const type = mediaType(plain);
        if (type) response.setHeader('Content-Type', type);
        if (encoding) response.setHeader('Content-Encoding', encoding);
      })
      .on('stream', (stream: fs.ReadStream) => {
        // A file that shrank: the next response would land inside this one's body. Runs before `pipe` ends the response.
        stream.on('end', () => {
          if (stream.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
        });
      })
      .on('directory', () => resolve(false))
      .on('error', (error: SendError) => {
        if (response.headersSent) {
          response.destroy(error);
          resolve(true);
        } else if (error.status === 416 || error.status === 412) {
          removeHeaders(response, ['Content-Encoding', 'Content-Type', 'Content-Length']);
          response.writeHead(error.status, { ...error.headers }).end();
          resolve(true);
        } else if (error.status < 500) resolve(false);
        else reject(error);
      })
      .pipe(response);
  });
}

export async function sendFirst(
  folder: string,
  files: readonly Candidate[],
  headers: ServedFolder['headers'],
  exchange: Exchange,
): Promise<boolean> {
  for (const file of files) if (await sendFile(folder, file, headers, exchange)) return true;
  return false;
}

export function sendNotFound({ headers, notFound }: ServedFolder, { request, response }: Exchange): void {
  const encoding = acceptedEncodings(request).find((name) => notFound[name]);
  const body = (encoding && notFound[encoding]) ?? notFound.plain;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': noCache,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Ends a response whose file can't be read, without the file's headers: a client would wait for its length. */
export function sendFailure({ headers }: ServedFolder, { response }: Exchange): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  removeHeaders(response);
  for (const [name, value] of headers) response.setHeader(name, value);
  const text = 'The server could not read the page.\n';
  response
    .writeHead(500, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    })
    .end(text);
}
