/** Handles requests for a built site: clean addresses, redirects, compressed files, headers, status 404. */
import fs from 'node:fs';
import type http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { markdownPath } from '../../config/page-href.ts';
import { messageOf } from '../../problems/thrown.ts';
import { cleanedStatus, movedStatus, noCache } from '../hosting/responses.ts';
import { mediaType } from '../media-types.ts';
import { candidates, cleanPath, decodedPath, isHidden, splitTarget } from './address.ts';
import {
  acceptedEncodings,
  type Exchange,
  negotiatedHeaders,
  prefersMarkdown,
  sendFailure,
  sendFirst,
  sendNotFound,
} from './send-file.ts';
import { type ServedFolder, watchFolder } from './served-folder.ts';

const replaceMs = 500;

function sendStatus(
  { headers }: ServedFolder,
  { response }: Exchange,
  status: number,
  extra: http.OutgoingHttpHeaders,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, extra).end();
}

type Destination = { readonly below: string } | { readonly location: string; readonly status: number };

function route(site: ServedFolder, base: string, target: string): Destination | null {
  const { path, query } = splitTarget(target);
  const decoded = decodedPath(path);
  if (decoded === null) return null;
  const clean = cleanPath(decoded);
  const bare = clean.replace(/(.)\/+$/, '$1');
  const moved = site.redirects.get(bare);
  // Each file has one address: a decoded path has to be in its normal form, and slashes can't be encoded.
  if (moved !== undefined || clean !== decodeURIComponent(path) || /%2f/i.test(path)) {
    const location = moved ?? encodeURI(clean);
    const status = moved === undefined ? cleanedStatus : movedStatus;
    return { status, location: query === undefined ? location : `${location}?${query}` };
  }
  const below = bare === base ? '/' : bare.startsWith(`${base}/`) ? bare.slice(base.length) : null;
  // Documents may have a slash at their end, other files may not.
  const isFolderOfFile = bare !== clean && mediaType(bare) !== null;
  return below === null || isFolderOfFile || isHidden(below) ? null : { below };
}

/** Sends the file at a decoded address below the base; looks again while a new build is replacing the folder. */
async function sendPage(folder: string, site: () => ServedFolder, below: string, exchange: Exchange): Promise<void> {
  const { request } = exchange;
  const { headers } = site();
  const encodings = acceptedEncodings(request);
  const markdown = prefersMarkdown(request) ? candidates(markdownPath(below), encodings) : [];
  if (markdown.length && (await sendFirst(folder, markdown, [...headers, ...negotiatedHeaders], exchange))) return;
  const files = candidates(below, encodings);
  // A folder that is there, and the same afterward, hasn't been replaced meanwhile.
  const identity = () => {
    const found = fs.statSync(folder, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.ctimeMs}`;
  };
  for (let waitedMs = 0; waitedMs <= replaceMs; waitedMs += 20) {
    const before = identity();
    if (await sendFirst(folder, files, site().headers, exchange)) return;
    if (before !== undefined && identity() === before) break;
    await pause(20);
  }
  sendNotFound(site(), exchange);
}

/**
 * Creates the request handler for the site in `folder`, served below `base`.
 * @param log receives messages about failures
 * @throws Problem if there is no built site
 */
export function siteHandler(folder: string, base: string, log: (message: string) => void): http.RequestListener {
  const site = watchFolder(folder, log);

  const answer = async (exchange: Exchange): Promise<void> => {
    const { request } = exchange;
    const now = site();
    // Caches and proxies may take a different one of two hosts (RFC 9112, 3.2).
    if (request.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1) {
      sendStatus(now, exchange, 400, { Connection: 'close' });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // The request body is not read, so the connection can't be reused.
      sendStatus(now, exchange, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    // Ignore the request's Cache-Control, which is for caches: an origin always responds with the current state (RFC
    // 9111, 5.2.1.4).
    delete request.headers['cache-control'];
    const destination = route(now, base, request.url ?? '/');
    if (destination === null) sendNotFound(now, exchange);
    else if ('location' in destination)
      sendStatus(now, exchange, destination.status, { Location: destination.location, 'Cache-Control': noCache });
    else await sendPage(folder, site, destination.below, exchange);
  };

  return (request, response) => {
    const exchange = { request, response };
    const failed = (error: unknown) => log(`${request.method} ${request.url}: ${messageOf(error)}`);
    response.on('error', failed);
    answer(exchange).catch((error: unknown) => {
      failed(error);
      sendFailure(site(), exchange);
    });
  };
}
