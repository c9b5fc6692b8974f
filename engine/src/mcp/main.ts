/** `npx onesource mcp`: the documentation server for coding agents, over standard input and output or over HTTP. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { SiteConfig } from '../config/site-config.ts';
import type { DetectVersion } from '../content/modules/extensions.ts';
import { Problem } from '../problems/problem.ts';
import type { McpOptions } from './command.ts';
import { serveHttp } from './http.ts';
import { makeServer } from './server.ts';
import { siteAt } from './site.ts';
import type { ToolContext } from './tools/context.ts';

export interface ServedSite {
  readonly config: Pick<SiteConfig, 'url' | 'agents' | 'pages'>;
  readonly detectVersion?: DetectVersion | undefined;
  readonly folder: string;
}

/** Starts the server. Standard output is for the protocol; everything else goes to standard error. */
export async function main({ config, detectVersion, folder }: ServedSite, options: McpOptions): Promise<void> {
  const { site = config.url, version, http, host } = options;
  if (!URL.canParse(site) || !/^https?:/.test(site))
    throw new Problem(`--site "${site}" is not an address.`, { remedy: 'Write --site https://docs.example.com.' });
  const port = http === undefined ? undefined : Number(http);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Problem(`--http "${http}" is not a port.`, { remedy: 'Write --http 3333.' });
  const server: ToolContext = {
    site: siteAt(site),
    version,
    // Those who ask a public server have projects of their own.
    project: host === undefined ? (detectVersion?.(folder) ?? null) : null,
    agents: config.agents,
    namesPage: config.pages.names,
  };
  if (port === undefined) {
    const connection = makeServer(server);
    // The transport closes after what it can't read, such as a line of many megabytes.
    connection.server.onerror = (error) => {
      console.error(`${error.message}. The connection may have to be started again.`);
      process.exitCode = 1;
    };
    await connection.connect(new StdioServerTransport());
    return;
  }
  const { url } = await serveHttp(server, port, host);
  console.error(`Listening at ${url}`);
}
