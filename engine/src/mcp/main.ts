/** `npm run mcp`: the documentation server for coding agents, over standard input and output or, with `--http PORT`, over HTTP. */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Problem } from '../problems/problem.ts';
import { cachedSite } from './cached-site.ts';
import { lockedZkvm } from './cargo-version.ts';
import { openDocumentation } from './documentation.ts';
import { serveHttp } from './http.ts';
import { makeServer } from './server.ts';

const usage = 'Usage: risc-zero-docs-mcp [--site https://…] [--version 1.2] [--http PORT] [--cache FOLDER]';

/** Reads the command line. */
function options(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { site: { type: 'string' }, version: { type: 'string' }, http: { type: 'string' }, cache: { type: 'string' } },
    });
    return values;
  } catch (error) {
    throw new Problem((error as Error).message, { remedy: usage });
  }
}

/** Starts the server. Standard output is for the protocol; everything else goes to standard error. */
export async function main(config: { readonly url: string }, args: string[]): Promise<void> {
  const { site = config.url, version, http, cache } = options(args);
  if (!URL.canParse(site) || !/^https?:/.test(site)) throw new Problem(`--site "${site}" is not an address.`, { remedy: usage });
  const port = http === undefined ? undefined : Number(http);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Problem(`--http "${http}" is not a port.`, { remedy: usage });
  const folder = cache ?? path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'risc-zero-docs');
  const server = { open: openDocumentation(cachedSite(site, folder)), version, crate: lockedZkvm(process.env.INIT_CWD ?? process.cwd()) };
  if (port === undefined) {
    await makeServer(server).connect(new StdioServerTransport());
    return;
  }
  const { url } = await serveHttp(server, port);
  console.error(`Listening at ${url}`);
}
