/** A reader in a browser engine: opens pages of the built site, acts, and waits for results. */
import http from 'node:http';
import { expect, inject } from 'vitest';
import { listen } from '../../src/commands/listen.ts';
import { type SiteServer, serveSite } from '../../src/commands/serve.ts';
import type { Engine } from './engine.ts';

/** Serves the documents of a site with a policy that blocks all scripts, as in a browser with scripts disabled. */
async function serveWithoutScript(site: string): Promise<{ url: string; close(): void }> {
  const server = http.createServer((request, response) => {
    http.get(new URL(request.url ?? '/', site), (answer) => {
      const { 'content-security-policy': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, {
        ...headers,
        'content-security-policy': 'sandbox allow-same-origin',
      });
      answer.pipe(response);
    });
  });
  return { url: `http://localhost:${await listen(server, 0)}/`, close: () => server.close() };
}

export interface Reader extends Omit<Engine, 'close' | 'goto'> {
  /** Opens a page as a new reader. */
  open(path: string): Promise<void>;
  /** Opens a page as the same reader. */
  goOn(path: string): Promise<void>;
  openWithoutScript(path: string): Promise<void>;
  /** Moves the pointer, and waits until the client has hydrated the page. */
  wake(): Promise<void>;
  /** Waits until a function in the page returns true. */
  until<A extends readonly unknown[]>(work: (...given: A) => boolean | Promise<boolean>, ...given: A): Promise<void>;
  /** Waits until a page is shown at a path. */
  arrives(path: string): Promise<void>;
  /** Stops the server, like a network failure. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  end(): Promise<void>;
}

export async function makeReader(engine: Engine): Promise<Reader> {
  const options = { folder: inject('siteFolder'), base: '' } as const;
  let server: SiteServer = await serveSite({ ...options, port: 0 });
  const { url } = server;
  const plain = await serveWithoutScript(url);
  const at = (path: string) => new URL(path, url).href;
  // A navigation in progress discards the result: retry.
  const until: Reader['until'] = (work, ...given) =>
    expect
      .poll(() => engine.evaluate(work, ...given).catch(() => false), { message: `${work} ${given.join(', ')}` })
      .toBe(true);
  return {
    ...engine,
    async open(path) {
      await engine.goto(at('/robots.txt'));
      await engine.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await engine.goto(at(path));
    },
    goOn: (path) => engine.goto(at(path)),
    openWithoutScript: (path) => engine.goto(new URL(path, plain.url).href),
    async wake() {
      await engine.hover('.home-link');
      await engine.hover('main h1');
      await until(() => document.readyState === 'complete' && !window.early);
    },
    until,
    arrives: (path) =>
      until((wanted) => location.pathname === wanted && document.querySelector('main h1') !== null, path),
    disconnect: () => server.close(),
    async reconnect() {
      server = await serveSite({ ...options, port: Number(new URL(url).port) });
    },
    async end() {
      await engine.close();
      plain.close();
      await server.close();
    },
  };
}
