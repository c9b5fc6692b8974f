/** `npm start`, last step: serves `dist/` as a host should: clean addresses, redirects, compressed files, headers, real 404s. */
import fs from 'node:fs';
import http from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { Problem } from '../problems/problem.ts';
import { cacheControl } from './hosting.ts';
import { distFolder, readBase } from './paths.ts';

export interface SiteServer {
  /** `http://localhost:3000/`, base path included. */
  readonly url: string;
  /** Bytes that have left the server so far, heads of answers included. */
  sent(): number;
  close(): Promise<void>;
}

interface ServeOptions {
  /** The built site. */
  readonly folder: string;
  /** Path it is served under, without slash at the end. */
  readonly base: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** The path a request is to have been made for: one slash at the start, no `.html`, no `/index.html`. */
export function cleanPath(requested: string): string {
  // Two slashes, or one of each kind, at the start would make the answer's Location name another host.
  const single = requested.replace(/^[/\\]+/, '/');
  const bare = single.replace(/(\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

function readJson(file: string): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (cause) {
    throw new Problem(`There is no built site: ${path.relative(process.cwd(), file)} cannot be read.`, {
      remedy: 'Run `npm run build` first, or `npm start`, which does both.',
      cause,
    });
  }
}

/** Sends the not-found document, compressed where the browser takes it. */
function sendNotFound(folder: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = path.join(folder, '404.html');
  const brotli = /\bbr\b/.test(accepted) && fs.existsSync(`${file}.br`);
  const body = fs.readFileSync(brotli ? `${file}.br` : file);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(brotli ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What is neither a document nor a worker: of the headers for every answer, browsers heed one there, and HTTP/1.1 cannot compress the rest. */
const isSubresource = (address: string) => /\.(json|css)$|^\/assets\/(?!worker-).*\.js$/.test(address);
const forSubresources = new Set(['X-Content-Type-Options']);

/** Answers requests for the site in `folder`. Throws a Problem where there is none. */
function siteHandler(folder: string, base: string): http.RequestListener {
  const headers = Object.entries(readJson(path.join(folder, 'hosting/headers.json')));
  const redirects = readJson(path.join(folder, 'redirects.json'));
  const notFound = (request: http.IncomingMessage, response: http.ServerResponse) => sendNotFound(folder, request, response);
  // Looks files up anew for each request, so that a new build is served without a restart.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: notFound,
    // Of files that are there alone: what answers in place of a missing one is a document.
    setHeaders: (response, address) => {
      if (isSubresource(address)) for (const [name] of headers) if (!forSubresources.has(name)) response.removeHeader(name);
    },
  });
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [requested = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const clean = cleanPath(requested);
    const moved = redirects[clean] ?? redirects[clean.replace(/\/$/, '')];
    const target = moved ?? clean;
    if (target !== requested) {
      response.writeHead(308, { Location: query === undefined ? target : `${target}?${query}`, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    const below = clean === base ? '/' : clean.startsWith(`${base}/`) ? clean.slice(base.length) : null;
    if (below === null || below === '/404') {
      notFound(request, response);
      return;
    }
    response.setHeader('Cache-Control', cacheControl(below));
    request.url = below;
    files(request, response);
  };
}

/** Starts listening; gives the port. Throws a Problem where the port cannot be used. */
export async function listen(server: http.Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(
        taken
          ? new Problem(`Port ${port} cannot be used: it is taken, or it needs more rights.`, {
              remedy: `Choose another one: PORT=${port < 1024 ? 3000 : port + 1} npm start.`,
              cause: error,
            })
          : error,
      );
    });
    server.listen(port, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/**
 * Serves a built site.
 * @throws Problem where there is no built site, or the port is taken
 */
export async function serveSite({ folder, base, port }: ServeOptions): Promise<SiteServer> {
  const server = http.createServer(siteHandler(folder, base));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  const listening = await listen(server, port);
  return {
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    url: `http://localhost:${listening}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The port to serve on, from `PORT`. Throws a Problem where it is not a port. */
export function readPort(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Problem(`PORT="${value}" is not a port.`, { remedy: 'Write a number from 0 (any free port) to 65535.' });
  return port;
}

export async function run(): Promise<void> {
  const { url } = await serveSite({ folder: distFolder, base: readBase(process.env.BASE_URL), port: readPort(process.env.PORT) });
  console.log(`The site is served at ${url} (Ctrl+C ends it)`);
}
