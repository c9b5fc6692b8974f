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

/** Only accept host names of this machine: a page of another site must not reach the server through a browser. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Starts listening; port 0 chooses a free one. */
export async function serveHttp(options: ToolContext, port: number, host = 'localhost'): Promise<HttpServer> {
  const server = http.createServer((request, response) => {
    void (async () => {
      if (host === 'localhost' && !localHost.test(request.headers.host ?? '')) {
        response.writeHead(403).end();
        return;
      }
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
    server.listen(port, host, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/mcp`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
