import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { answer, answering } from '../answer.ts';
import { data, readOnly, type ToolContext, versionOf } from './context.ts';

/** Adds the tool that lists the versions. */
export function registerVersions(server: McpServer, context: ToolContext): void {
  const { open, version: chosen, project } = context;
  server.registerTool(
    'versions',
    {
      title: 'List the versions',
      description: `Lists the versions of the documentation, and which one the project uses. ${data}`,
      inputSchema: {},
      annotations: readOnly,
    },
    () =>
      answering(async (note) => {
        const docs = open(note);
        const { labels, latest, unmaintained } = await docs.versions();
        const used = await versionOf(context, docs, undefined);
        const lines = labels.map(
          (label) =>
            `- ${label}${label === latest ? ' (latest release)' : ''}${unmaintained.includes(label) ? ' (no longer maintained)' : ''}${label === used ? ' (used unless a question names another)' : ''}`,
        );
        const why = !chosen && project ? `\n\n${project.reason}` : '';
        return answer({ version: used, url: docs.address }, `${lines.join('\n')}${why}`);
      }),
  );
}
