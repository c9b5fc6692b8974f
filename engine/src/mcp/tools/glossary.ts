import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answer, answering } from '../answer.ts';
import { NotThere } from '../site-reader.ts';
import { data, readOnly, type ToolContext } from './context.ts';

/** Adds the tool that defines a term. */
export function registerGlossary(server: McpServer, context: ToolContext): void {
  const { open, agents, glossaryPage } = context;
  server.registerTool(
    'glossary',
    {
      title: 'Look a term up',
      description: `Defines a term of ${agents.subject}. ${data}`,
      inputSchema: { term: z.string().min(1).max(100) },
      annotations: readOnly,
    },
    ({ term }) =>
      answering(async (note) => {
        const docs = open(note);
        const terms = Object.entries(await docs.glossary());
        const wanted = term.trim().toLowerCase();
        const exact = terms.filter(
          ([id, [name]]) => id === wanted.replaceAll(' ', '-') || name.toLowerCase() === wanted,
        );
        const matches = exact.length ? exact : terms.filter(([, [name]]) => name.toLowerCase().includes(wanted));
        if (!matches.length)
          throw new NotThere(
            `The glossary has no term "${term}". Its terms: ${terms.map(([, [name]]) => name).join(', ')}.`,
          );
        const { latest } = await docs.versions();
        const page = glossaryPage === undefined ? null : docs.address + glossaryPage;
        const lines = matches.map(
          ([id, [name, definition]]) => `**${name}**: ${definition}${page ? ` (${page}#${id})` : ''}`,
        );
        return answer({ version: latest, url: page ?? docs.address }, lines.join('\n\n'));
      }),
  );
}
