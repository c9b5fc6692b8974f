import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Documentation } from '../documentation.ts';
import { type ToolContext, versionOf } from './context.ts';

/** Adds the pages as resources, whose versions and paths are completed. */
export function registerPages(server: McpServer, context: ToolContext): void {
  const { open } = context;
  const paths = async (docs: Documentation, label: string) =>
    (await docs.metaOf(label)).docs.map(({ path }) => path || 'index');
  const pages = new ResourceTemplate('docs://{version}/{+path}', {
    // All pages of all versions would be too many to list: the template and its completions lead to the others.
    list: async () => {
      const docs = open(() => {});
      const label = await versionOf(context, docs, undefined);
      const { docs: all } = await docs.metaOf(label);
      return {
        resources: all.map(({ path, label: title }) => ({
          uri: `docs://${label}/${path || 'index'}`,
          name: title,
          mimeType: 'text/markdown',
        })),
      };
    },
    complete: {
      version: async (typed) => (await open(() => {}).versions()).labels.filter((label) => label.startsWith(typed)),
      path: async (typed, completion) => {
        const docs = open(() => {});
        const label = await versionOf(context, docs, completion?.arguments?.version);
        return (await paths(docs, label)).filter((path) => path.startsWith(typed));
      },
    },
  });
  server.registerResource(
    'page',
    pages,
    { title: 'A page of the documentation, in any version', mimeType: 'text/markdown' },
    async (uri, { version, path }) => {
      const page = await open(() => {}).page(String(version), String(path));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.markdown }] };
    },
  );
}
