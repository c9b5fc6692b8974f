/**
 * A host that serves files and rewrites nothing, as GitHub Pages and many others do: a folder redirects to its address
 * with a trailing slash, which has its index.html; missing files get 404.html.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { listen } from '../../src/commands/listen.ts';
import { mediaType } from '../../src/commands/media-types.ts';

export interface PlainHost {
  readonly url: string;
  close(): void;
}

export async function servePlainly(folder: string, base: string): Promise<PlainHost> {
  const isFolder = (at: string) => fs.statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const address = decodeURIComponent(pathname);
    const at = path.join(folder, address.startsWith(`${base}/`) ? address.slice(base.length) : '/outside');
    if (isFolder(at) && !address.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const existing = [isFolder(at) ? path.join(at, 'index.html') : at].find((file) => fs.existsSync(file));
    const file = existing ?? path.join(folder, '404.html');
    response
      .writeHead(existing ? 200 : 404, { 'Content-Type': mediaType(file) ?? 'application/octet-stream' })
      .end(fs.readFileSync(file));
  });
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}
