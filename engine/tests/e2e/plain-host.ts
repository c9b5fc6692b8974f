/**
 * A host that serves files and knows nothing of ours, as GitHub Pages and many others do: a folder redirects to its
 * address with a trailing slash, which has its index.html; `/page` has page.html; missing files get 404.html.
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

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** @param headers sent with every file */
export async function servePlainly(
  folder: string,
  base: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PlainHost> {
  const isFolder = (at: string) => fs.statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    const address = decodedPath(pathname);
    const at = path.join(folder, address.startsWith(`${base}/`) ? address.slice(base.length) : '/outside');
    if (isFolder(at) && !address.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const candidates = isFolder(at) ? [path.join(at, 'index.html')] : [at, ...(at.endsWith('/') ? [] : [`${at}.html`])];
    const existing = candidates.find((file) => fs.existsSync(file));
    const file = existing ?? path.join(folder, '404.html');
    response
      .writeHead(existing ? 200 : 404, { 'Content-Type': mediaType(file) ?? 'application/octet-stream', ...headers })
      .end(fs.readFileSync(file));
  });
  return {
    url: `http://localhost:${await listen(server, 0)}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}
