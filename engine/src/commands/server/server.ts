/** Serves a built site over HTTP. */
import http from 'node:http';
import type { Socket } from 'node:net';
import { siteHandler } from './handler.ts';
import { defaultHost, listen, shownHost } from './listen.ts';

export interface SiteServer {
  /** `http://localhost:3000/`, base path included. */
  readonly url: string;
  /** Bytes sent so far, including headers. */
  sent(): number;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Base path without a trailing slash. */
  readonly base: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string;
  /** Called when there has been no connection for a second. */
  readonly idle?: () => void;
  /** Receives messages about failures. Default: no logging. */
  readonly log?: (message: string) => void;
}

/**
 * Serves a built site.
 * @throws Problem if there is no built site, or the port is in use
 */
export async function serveSite({
  folder,
  base,
  port,
  host = defaultHost,
  idle = () => {},
  log = () => {},
}: ServeOptions): Promise<SiteServer> {
  const server = http.createServer(siteHandler(folder, base, log));
  const open = new Set<Socket>();
  let closedBytes = 0;
  let resting: NodeJS.Timeout | undefined;
  server.on('connection', (socket) => {
    open.add(socket);
    clearTimeout(resting);
    socket.once('close', () => {
      open.delete(socket);
      closedBytes += socket.bytesWritten;
      if (open.size === 0) resting = setTimeout(idle, 1000).unref();
    });
  });
  const listening = await listen(server, port, host);
  server.on('error', (error) => log(error.message));
  return {
    sent: () => [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, closedBytes),
    url: `http://${shownHost(host)}:${listening}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
