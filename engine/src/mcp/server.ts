/** The documentation server for coding agents (Model Context Protocol): its tools and prompts. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { instructions, registerPrompts } from './guidance.ts';
import { registerChanges, registerUpgrade } from './tools/changes.ts';
import type { ToolContext } from './tools/context.ts';
import { registerVersions } from './tools/context.ts';
import { registerGlossary, registerRead } from './tools/read.ts';
import { registerSearch } from './tools/search.ts';

export function makeServer(given: ToolContext): McpServer {
  let warning = given.project?.warning;
  const takeWarning = () => {
    const first = warning;
    warning = undefined;
    return first;
  };
  const context = { ...given, takeWarning };
  const server = new McpServer({ name: given.agents.name, version: '1.0.0' }, { instructions });
  registerPrompts(server);
  registerSearch(server, context);
  registerRead(server, context);
  registerVersions(server, context);
  registerChanges(server, context);
  registerUpgrade(server, context);
  registerGlossary(server, context);
  return server;
}
