/** Serves a built site over HTTP. */
import http from 'node:http';
import type { Socket } from 'node:net';
import { siteHandler } from './handler.ts';
import { defaultHost, listen, shownHost } from './listen.ts';

export interface SiteServer {
  /** `http://localhost:3000/`, base path included. */
  readonly url: string;
  /** Bytes that have left the server so far, heads of answers included. */
  sent(): number;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The built site. */
  readonly folder: string;
  /** Path it is served under, without slash at the end. */
  readonly base: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  /** Called when the last reader has been gone for a second. */
  readonly idle?: () => void;
  /** Hears of failures; nothing is said where it is left out. */
  readonly log?: (message: string) => void;
}

/**
 * Serves a built site.
 * @throws Problem where there is no built site, or the port is taken
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
