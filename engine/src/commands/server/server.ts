/** Serves a built site over HTTP. */
import http from 'node:http';
import { siteHandler } from './handler.ts';
import { defaultHost, listen, shownHost } from './listen.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Time without any progress after which a connection is closed, such as that of a client that doesn't read. */
const stalledMs = 60_000;

export interface SiteServer {
  /** `http://localhost:3000/`, base path included. */
  readonly url: string;
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
