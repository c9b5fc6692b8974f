/** The documentation server for coding agents (Model Context Protocol): its tools and prompts. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { ToolContext } from './tools/context.ts';
import { registerRead } from './tools/read.ts';
import { registerSearch } from './tools/search.ts';
import { registerUpgrade } from './tools/upgrade.ts';

const instructions = ({
  project,
}: ToolContext) => `Documentation in several versions. Answers are for the version that the project uses, unless you pass version; every answer names its version.${project ? ` ${project.reason}` : ''}
1. Start with search: an error message, a term, an API name, or a question. Paste messages as they are.
2. Pass an address from the results to read, with its #anchor for only that section. Longer pages come in parts.
3. To upgrade, call upgrade: first without about for the list of points, then with the names that the program uses.
4. To see how versions differ, read the page in both.
Cite the address of the page you used. If search finds nothing, use fewer or more general words before you conclude that something is undocumented.`;

const user = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'upgrade-project',
    {
      title: 'Upgrade this project',
      description:
        'Brings the project to another version, step by step, with what the documentation says about the way.',
      argsSchema: { to: z.string().max(20).optional().describe('Version to upgrade to. Default: the latest release.') },
    },
    ({ to }) =>
      user(
        `Upgrade this project to ${to ?? 'the latest release'} of the documented software. Call the tool upgrade${to ? `, to ${to}` : ''}: it starts at the version that the project uses. Work through every point that applies to this project's code, build it after each change, and look up what is unclear with search and read. At the end, list what you changed and the address of the page that says why.`,
      ),
  );
  server.registerPrompt(
    'explain-error',
    {
      title: 'Explain this error',
      description: 'Finds what the documentation says about an error message, and how to fix its cause.',
      argsSchema: { message: z.string().min(1).max(4000).describe('The message, as it was printed.') },
    },
    ({ message }) =>
      user(
        `Explain this error and fix its cause:\n\n${message}\n\nSearch the documentation for the message first, with the tool search, and read the section that it finds. Say which version the answer is for, and cite its address. If the documentation doesn't mention the message, say so before you reason from the code.`,
      ),
  );
}

export function makeServer(given: ToolContext): McpServer {
  let warning = given.project?.warning;
  const takeWarning = () => {
    const first = warning;
    warning = undefined;
    return first;
  };
  const context = { ...given, takeWarning };
  const server = new McpServer({ name: given.agents.name, version: '1.0.0' }, { instructions: instructions(context) });
  registerPrompts(server);
  registerSearch(server, context);
  registerRead(server, context);
  registerUpgrade(server, context);
  return server;
}
