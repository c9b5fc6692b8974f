import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { answering, outputSchema, textAnswer, textOutput } from '../answer.ts';
import { pageName } from '../page-name.ts';
import { sectionTitles } from '../page-section.ts';
import { pageSection, readPage } from '../site-pages.ts';
import { NotThere } from '../site-reader.ts';
import { data, readOnly, type ToolContext, versionArgument, versionOf } from './context.ts';

export function registerRead(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: `Returns a page, or one section of it, as Markdown. Use it with an address from search, from a link in a page, or from the browser; the version in an address takes precedence. ${data}`,
      inputSchema: {
        page: z.string().min(1).max(300).describe('Path, address, or title of the page: "guides/install".'),
        section: z.string().max(200).optional().describe('Heading or anchor of a section.'),
        version: versionArgument,
        offset: z.int().min(0).default(0).describe('Where to continue a page that was cut.'),
        whole: z.boolean().default(false).describe('Whether to return a long page at once.'),
      },
      outputSchema: textOutput,
      annotations: readOnly,
    },
    ({ page: name, section, version, offset, whole }) =>
      answering(context, async (reader) => {
        const page = await readPage(reader, await versionOf(context, reader, version), name);
        const { anchor } = pageName(name);
        const part = await pageSection(reader, page, section ?? anchor);
        const contents = sectionTitles(page.markdown);
        // An anchor in an address may be of another version.
        if (part === null && section !== undefined)
          throw new NotThere(`"${page.doc.label}" has no section "${section}". Its sections: ${contents.join('; ')}.`);
        const url = part === null || section !== undefined || !anchor ? page.url : `${page.url}#${anchor}`;
        // A whole page says them itself.
        const notices = part === null ? [] : (await reader.versions()).notices[page.set];
        return textAnswer({ version: page.version, url, notices }, part ?? page.markdown, { offset, whole, contents });
      }),
  );
}

const glossaryTerms = z.record(z.string(), z.tuple([z.string(), z.string()]));

export function registerGlossary(server: McpServer, context: ToolContext): void {
  const { agents, glossaryPage } = context;
  server.registerTool(
    'glossary',
    {
      title: 'Look a term up',
      description: `Defines a term of ${agents.subject}. ${data}`,
      inputSchema: { term: z.string().min(1).max(100) },
      outputSchema: outputSchema({
        terms: z.array(z.object({ term: z.string(), definition: z.string(), url: z.string().optional() })),
      }),
      annotations: readOnly,
    },
    ({ term }) =>
      answering(context, async (reader) => {
        const terms = Object.entries(await reader.listed((await reader.manifest()).glossary, glossaryTerms));
        const wanted = term.trim().toLowerCase();
        const exact = terms.filter(
          ([id, [name]]) => id === wanted.replaceAll(' ', '-') || name.toLowerCase() === wanted,
        );
        const matches = exact.length ? exact : terms.filter(([, [name]]) => name.toLowerCase().includes(wanted));
        if (!matches.length)
          throw new NotThere(
            `The glossary has no term "${term}". Its terms: ${terms.map(([, [name]]) => name).join(', ')}.`,
          );
        const { latest } = await reader.versions();
        const page = glossaryPage === undefined ? null : reader.address + glossaryPage;
        const found = matches.map(([id, [name, definition]]) => ({
          ...{ term: name, definition },
          ...(page ? { url: `${page}#${id}` } : {}),
        }));
        const lines = found.map(({ term, definition, url }) => `**${term}**: ${definition}${url ? ` (${url})` : ''}`);
        const url = page ?? reader.address;
        return { version: latest, url, text: lines.join('\n\n'), data: { terms: found } };
      }),
  );
}
