/** Serves a built site over HTTP. */

import http from 'node:http';
import type { Socket } from 'node:net';
import { siteHandler } from './handler.ts';
import { defaultHost, listen, shownHost } from './listen.ts';

/**
 * Number of requests that may wait on a connection. Browsers send none ahead; a client that sends more is disconnected.
 */
const mostWaiting = 100;

/**
 * Wraps a request handler. Node.js passes on every request that has arrived, but tells only the response that currently
 * owns the connection when that closes: the others would keep their files open forever. So a response starts when it
 * owns the connection.
 */
function oneAtATime(handle: http.RequestListener): http.RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (response.socket) {
      handle(request, response);
      return;
    }
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostWaiting) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) handle(request, response);
    });
  };
}

const stalledMs = 60_000;

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
  readonly log?: (message: string) => void;
}

/** Serves a built site. Throws a Problem if there is no built site, or the port is in use. */
export async function serveSite({
  folder,
  base,
  port,
  host = defaultHost,
  log = () => {},
}: ServeOptions): Promise<SiteServer> {
  const server = http.createServer(oneAtATime(siteHandler(folder, base, log)));
  server.timeout = stalledMs;
  const listening = await listen(server, port, host);
  server.on('error', (error) => log(error.message));
  return {
    url: `http://${shownHost(host)}:${listening}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
