/**
 * `npx onesource serve`: a preview of the built site, with the headers, redirects, and addresses of the recipes in
 * `hosting/`. It only reads the folder, and its headers at each request: a new build is served at once.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import { z } from 'zod';
import { readBasePath } from '../config/base-path.ts';
import { markdownPath } from '../config/page-href.ts';
import { Problem } from '../problems/problem.ts';
import { messageOf } from '../problems/thrown.ts';
import type { CommandContext } from './context.ts';
import { notFoundFile } from './files/documents.ts';
import { hostingFolder } from './hosting/files.ts';
import { cacheControl, cleanedStatus, movedStatus, noCache } from './hosting/responses.ts';
import { defaultHost, listen, readHost, readPort, shownHost } from './listen.ts';
import { mediaType } from './media-types.ts';
import { readMarker } from './output/out-folder.ts';

/** A path without `.html`, `/index`, and repeated slashes: with two at its start, it would name another host. */
export const cleanPath = (requested: string): string =>
  requested.replace(/\/{2,}/g, '/').replace(/(\/index(\.html)?|\.html)\/*$/, '') || '/';

/** Files of the build and for other hosts, and the not-found document; `.well-known` is public (RFC 8615). */
const hidden = /\/\.(?!well-known\/)|^\/_(headers|redirects)$|^\/404$/i;

/** Neither document nor worker: browsers ignore all but one of the common headers, which can't be compressed. */
const isSubresource = (address: string) => /\.(json|css)$|^\/assets\/(?!(?:[a-z]+-)*worker-).*\.js$/.test(address);

function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}

/** A range that sirv reads right, which excludes those from the end of a file; undefined for the whole file. */
function readableRange(range: string | undefined, size: number): string | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (start === '') return Number(end) > 0 && Number(end) < size ? `bytes=${size - Number(end)}-` : undefined;
  if (end === '') return range;
  const last = Math.min(Number(end), size - 1);
  return last > 0 && Number(end) >= Number(start) ? `bytes=${start}-${last}` : undefined;
}

const pairs = z.record(z.string(), z.string());

/** Answers requests for the site in `folder`, below the path `base`. */
export function siteHandler(folder: string, base: string): http.RequestListener {
  const read = (name: string) =>
    new Map(Object.entries(pairs.parse(JSON.parse(fs.readFileSync(path.join(folder, hostingFolder, name), 'utf8')))));
  const isFile = (below: string) => {
    const file = path.join(folder, below);
    return fs.existsSync(file) && fs.statSync(file).isFile();
  };
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, address, { size }) {
      const { req } = response;
      const range = req.headers['if-range'] === undefined ? readableRange(req.headers.range, size) : undefined;
      if (range === undefined) delete req.headers.range;
      else req.headers.range = range;
      const type = isFile(address) ? mediaType(address) : null;
      if (type) response.setHeader('Content-Type', type);
      else response.setHeader('Vary', 'Accept-Encoding, Accept');
    },
  });

  const answer: http.RequestListener = (request, response) => {
    const target = `http://localhost${request.url}`;
    if (!URL.canParse(target)) return void response.writeHead(400).end();
    const { pathname, search } = new URL(target);
    const clean = cleanPath(pathname);
    const bare = clean.replace(/(.)\/$/, '$1');
    const below = bare === base ? '/' : bare.startsWith(`${base}/`) ? bare.slice(base.length) : '';
    for (const [name, value] of read('headers.json'))
      if (name === 'X-Content-Type-Options' || !isSubresource(below) || !isFile(below)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const moved = read('redirects.json').get(bare);
    if (moved !== undefined || clean !== pathname)
      return void response
        .writeHead(moved === undefined ? cleanedStatus : movedStatus, {
          Location: (moved ?? clean) + search,
          'Cache-Control': noCache,
        })
        .end();
    const sendNotFound = () =>
      void response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': noCache })
        .end(fs.readFileSync(path.join(folder, notFoundFile)));
    if (below === '' || hidden.test(decoded(below) ?? '/404')) return sendNotFound();
    const markdown = markdownPath(below);
    const wantsMarkdown = new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
    const isNegotiated = wantsMarkdown && isFile(markdown);
    // Some caches ignore Vary, and would send Markdown to browsers.
    response.setHeader('Cache-Control', isNegotiated ? 'no-store' : cacheControl(below));
    request.url = isNegotiated ? markdown : below;
    files(request, response, sendNotFound);
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A build is just replacing the folder.
      console.error(`${request.method} ${request.url}: ${messageOf(error)}`);
      if (!response.headersSent) response.writeHead(503, { 'Cache-Control': noCache, 'Retry-After': '1' });
      response.end();
    }
  };
}

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly folder: string;
  readonly base: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
}

/** Serves a built site. Throws a Problem if the port is in use. */
export async function serveSite({ folder, base, port, host = defaultHost }: ServeOptions): Promise<SiteServer> {
  const server = http.createServer(siteHandler(folder, base));
  const listening = await listen(server, port, host);
  return {
    url: `http://${shownHost(host)}:${listening}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ServeCommandOptions {
  readonly build?: true | undefined;
}

export async function run(context: CommandContext, { build }: ServeCommandOptions = {}): Promise<void> {
  const { out } = context;
  const { BASE_URL, HOST } = process.env;
  const port = readPort(process.env.PORT);
  const host = readHost(HOST);
  if (build) {
    // A build takes a minute: the port is tried before.
    const tried = http.createServer();
    await listen(tried, port, host);
    tried.close();
    await (await import('./build.ts')).run(context);
  }
  const marker = readMarker(out);
  if (!marker) throw new Problem(`There is no built site in ${out}.`, { remedy: 'Run `npx onesource build` first.' });
  // Default: the base path of the build.
  const base = BASE_URL ? readBasePath(BASE_URL, 'BASE_URL') : marker.base;
  const { url } = await serveSite({ folder: out, base, port, host });
  // A file may be gone between the moment when it is found and when it is opened.
  process.on('uncaughtException', (error) => console.error(error.message));
  console.log(`The site is served at ${url} (Ctrl+C ends it)`);
}
