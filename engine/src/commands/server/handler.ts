/** Handles requests for a built site: clean addresses, redirects, compressed files, headers, status 404. */
import fs from 'node:fs';
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Negotiator from 'negotiator';
import send from 'send';
import { markdownPath } from '../../render/markdown/link.ts';
import { cacheControl, noCache } from '../hosting/caching.ts';
import { isText, mediaType } from '../media-types.ts';
import { type Candidate, candidates, cleanPath, splitTarget } from './address.ts';
import { makeGate } from './gate.ts';
import { type ServedFolder, watchFolder } from './served-folder.ts';

/** Milliseconds to wait for a folder that is being replaced. */
const replaceTime = 500;

/** Each file being sent takes a buffer of 64 kB, which the allocator doesn't release. */
const answers = makeGate(100, 500);

/** Neither a document nor a worker: browsers ignore all but one of the common headers there, and HTTP/1.1 can't compress them. */
const isSubresource = (address: string) => /\.(json|css)$|^\/assets\/(?!(?:[a-z]+-)*worker-).*\.js$/.test(address);
const forSubresources = new Set(['X-Content-Type-Options']);

/** Files of the build and for other hosts; `.well-known` is public (RFC 8615). */
const hiddenPath = /\/\.(?!well-known\/)|^\/_(headers|redirects)$/i;

/** Whether a path is not for readers. */
function isHidden(path: string): boolean {
  try {
    return hiddenPath.test(decodeURIComponent(path));
  } catch {
    // No file has such a name.
    return true;
  }
}

/** An error of `send` with the status of its response. */
interface SendError extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The package's types lack the parameter that breaks ties between encodings. */
interface PreferringNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

function acceptedEncodings(request: http.IncomingMessage): ('br' | 'gzip')[] {
  const accepted = (new Negotiator(request) as PreferringNegotiator).encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  // Skip encodings that the browser ranks below the uncompressed file.
  const plain = accepted.indexOf('identity');
  return (plain < 0 ? accepted : accepted.slice(0, plain)) as ('br' | 'gzip')[];
}

/** Whether a program explicitly asks for Markdown. Browsers accept everything, but mean HTML. */
const prefersMarkdown = (request: http.IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/**
 * Headers of Markdown sent instead of a page. Pages need no `Vary: Accept`, which would keep browsers from reusing the document for the
 * offline cache: a cache has to revalidate a page before each use (`max-age=0, must-revalidate`), and a program that asks for Markdown then
 * gets Markdown, since its ETag differs. The Markdown itself isn't cached, so no browser gets it instead of a page.
 */
const negotiated = [
  ['Cache-Control', 'no-store'],
  ['Vary', 'Accept-Encoding, Accept'],
] as const;

/** Sends a file; resolves to false if it doesn't exist. Rejects if reading fails before anything was sent. */
function sendFile(
  folder: string,
  { file, plain, encoding }: Candidate,
  headers: ServedFolder['headers'],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // The client has disconnected.
    if (response.destroyed) {
      resolve(true);
      return;
    }
    response.once('close', () => resolve(true));
    send(request, file, { root: folder, index: false, cacheControl: false, dotfiles: 'allow' })
      .on('file', (_file: string, { size }: fs.Stats) => {
        // A suffix range longer than the file means the whole file (RFC 9110, 14.1.2); `send` would reject it.
        if (Number(/^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1]) > size) delete request.headers.range;
      })
      .on('headers', () => {
        const sent = isSubresource(plain) ? headers.filter(([name]) => forSubresources.has(name)) : headers;
        response.setHeader('Cache-Control', cacheControl(plain));
        if (isText(plain)) response.setHeader('Vary', 'Accept-Encoding');
        for (const [name, value] of sent) response.setHeader(name, value);
        const type = mediaType(plain);
        if (type) response.setHeader('Content-Type', type);
        if (encoding) response.setHeader('Content-Encoding', encoding);
      })
      .on('directory', () => resolve(false))
      .on('error', (error: SendError) => {
        if (response.headersSent) {
          response.destroy(error);
          resolve(true);
        } else if (error.status === 416 || error.status === 412) {
          for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length']) response.removeHeader(name);
          response.writeHead(error.status, { ...error.headers }).end();
          resolve(true);
        } else if (error.status < 500) resolve(false);
        else reject(error);
      })
      .pipe(response);
  });
}

function sendNotFound({ headers, notFound }: ServedFolder, request: http.IncomingMessage, response: http.ServerResponse): void {
  const encoding = acceptedEncodings(request).find((one) => notFound[one]);
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

async function sendFirst(
  folder: string,
  files: readonly Candidate[],
  headers: ServedFolder['headers'],
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<boolean> {
  const leave = await answers.enter();
  try {
    for (const file of files) if (await sendFile(folder, file, headers, request, response)) return true;
    return false;
  } finally {
    leave();
  }
}

/**
 * Creates the request handler for the site in `folder`, served below `base`.
 * @param log receives messages about failures
 * @throws Problem if there is no built site
 */
export function siteHandler(folder: string, base: string, log: (message: string) => void): http.RequestListener {
  const known = watchFolder(folder, log);

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const site = known();
    const plainAnswer = (status: number, extra: http.OutgoingHttpHeaders) => {
      for (const [name, value] of site.headers) response.setHeader(name, value);
      response.writeHead(status, extra).end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // The request body is not read, so the connection can't be reused.
      plainAnswer(405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    // Ignore the request's Cache-Control, which is for caches: an origin always responds with the current state (RFC 9111, 5.2.1.4).
    delete request.headers['cache-control'];
    const { path, query } = splitTarget(request.url ?? '/');
    const clean = cleanPath(path);
    const bare = clean.replace(/(.)\/+$/, '$1');
    const target = site.redirects.get(bare) ?? clean;
    if (target !== path) {
      plainAnswer(308, { Location: query === undefined ? target : `${target}?${query}`, 'Cache-Control': noCache });
      return;
    }
    const below = bare === base ? '/' : bare.startsWith(`${base}/`) ? bare.slice(base.length) : null;
    if (below === null || below === '/404' || isHidden(below)) {
      sendNotFound(site, request, response);
      return;
    }
    const encodings = acceptedEncodings(request);
    const markdown = prefersMarkdown(request) ? candidates(markdownPath(below), encodings) : [];
    if (markdown.length && (await sendFirst(folder, markdown, [...site.headers, ...negotiated], request, response))) return;
    const files = candidates(below, encodings);
    if (await sendFirst(folder, files, site.headers, request, response)) return;
    // The file is missing, unless a new build is just replacing the folder.
    for (let waited = 0; !fs.existsSync(folder) && waited < replaceTime; waited += 20) {
      await pause(20);
      if (fs.existsSync(folder) && (await sendFirst(folder, files, known().headers, request, response))) return;
    }
    sendNotFound(site, request, response);
  };

  return (request, response) => {
    response.on('error', (error) => log(`${request.method} ${request.url}: ${error.message}`));
    answer(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The server could not read the page.\n');
    });
  };
}
