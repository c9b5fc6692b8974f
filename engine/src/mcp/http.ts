/** The documentation server over HTTP: stateless, so any number of agents can use it concurrently. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { makeServer } from './server.ts';
import type { ToolContext } from './tools/context.ts';

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Only accept expected host names, also of the page that asks: a page of another site must not reach a server of this
 * machine through a browser.
 */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const endpoint = '/mcp';

/**
 * Starts listening; port 0 chooses a free one.
 * @param publicHost host name under which others reach the server; without it, only this machine does
 */
export async function serveHttp(options: ToolContext, port: number, publicHost?: string): Promise<HttpServer> {
  const hosts = publicHost === undefined ? localHosts : [...localHosts, publicHost];
  const server = http.createServer((request, response) => {
    void (async () => {
      const refuse = (status: number, headers = {}) => void response.writeHead(status, headers).end();
      const { host = '', origin } = request.headers;
      if (!hosts.includes(host.replace(/:\d+$/, ''))) return refuse(403);
      if (origin !== undefined && !(URL.canParse(origin) && hosts.includes(new URL(origin).hostname)))
        return refuse(403);
      if (request.url?.split('?')[0] !== endpoint) return refuse(404);
      // Answers don't need a stream, which GET would open.
      if (request.method !== 'POST') return refuse(405, { allow: 'POST' });
      const mcpServer = makeServer(options);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.on('close', () => void mcpServer.close());
      await mcpServer.connect(transport as Parameters<typeof mcpServer.connect>[0]);
      await transport.handleRequest(request, response);
    })().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, publicHost === undefined ? 'localhost' : undefined, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${endpoint}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
