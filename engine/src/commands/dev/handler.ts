/** Answers requests for pages and their files in development. */
import type http from 'node:http';
import { mediaType } from '../media-types.ts';
import { cleanPath } from '../serve.ts';
import type { DevFile } from './site.ts';

export interface DevSource {
  readonly base: string;
  readonly ready: Promise<void>;
  /** Adds to a document what the browser needs to follow edits, and what is wrong with it. */
  follow(html: string, file: DevFile | null): string;
  find(address: string): DevFile | null;
  problem(error?: unknown): string;
}

export function requestedPath({ url = '/' }: http.IncomingMessage): string | null {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : null;
}

function addressBelow(base: string, path: string): string {
  const below = path.startsWith(base) ? path.slice(base.length) || '/' : path;
  return cleanPath(below).replace(/(.)\/$/, '$1');
}

/** Whether the site has a file there: pages come first, since Vite takes `/api/node.js` for a module. */
export function isOfSite({ base, find }: Pick<DevSource, 'base' | 'find'>, path: string): boolean {
  return find(addressBelow(base, path))?.status === 200;
}

async function answer(source: DevSource, path: string, response: http.ServerResponse): Promise<void> {
  const address = addressBelow(source.base, path);
  // Nothing is cached in development.
  const send = (status: number, type: string, body: string | Uint8Array) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  const sendDocument = (status: number, html: string, file: DevFile | null = null) =>
    send(status, 'text/html;charset=utf-8', source.follow(html, file));
  if (address === '/sw.js') return send(200, 'text/javascript', 'self.registration.unregister();');
  await source.ready;
  try {
    const file = source.find(address);
    if (!file) return sendDocument(500, source.problem());
    if (file.redirect !== undefined) return void response.writeHead(307, { Location: file.redirect }).end();
    if (file.file.endsWith('.html')) return sendDocument(file.status, String(file.make()), file);
    return send(200, mediaType(file.file) ?? 'application/octet-stream', file.make());
  } catch (error) {
    return sendDocument(500, source.problem(error));
  }
}

export function devHandler(source: DevSource): http.RequestListener {
  return (request, response) => {
    const path = requestedPath(request);
    if (path === null) {
      response.writeHead(400).end();
      return;
    }
    answer(source, path, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}: ${String(error)}`);
      response.destroy();
    });
  };
}
