import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { HitGroup } from '../../search/provider.ts';
import { numbered, shortcoming } from '../../search/ui/numbered.ts';
import { answer, answering } from '../answer.ts';
import type { Documentation } from '../documentation.ts';
import { data, query, readOnly, type ToolContext, versionArgument, versionOf } from './context.ts';

const mostElsewhere = 2;

/** The results of a search, with the same labels as in the search dialog. */
function resultLines(groups: readonly HitGroup[], address: string): string[] {
  return numbered(groups).flatMap(({ group, hits, label }) => {
    const lines = hits.map(({ hit, number }) => {
      const { page, heading, kind, url, snippet } = hit;
      const title = kind === 'page' ? page : `${page}: ${heading.map(({ text }) => text).join('')}`;
      const text = snippet.map((fragment) => fragment.text).join('');
      return [`${number + 1}. ${title}`, new URL(url, address), text, shortcoming(hit, group) ?? []]
        .flat()
        .join('\n   ');
    });
    return label ? [label, ...lines] : lines;
  });
}

/** Results of another version for words that the searched one lacks. */
async function linesElsewhere(docs: Documentation, label: string, query: string): Promise<string[]> {
  const other = await docs.versionWith(label, query);
  if (!other) return [];
  const { groups } = await docs.search(other.version, query, mostElsewhere);
  const lines = resultLines(groups, docs.address);
  return lines.length ? [`"${other.words.join(' ')}" is not in ${label}. In ${other.version}:`, ...lines] : [];
}

export function registerSearch(server: McpServer, context: ToolContext): void {
  const { open, agents } = context;
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages and sections of the documentation of ${agents.subject} in one version: by topic, API name, error message, or question. Use it first, then read what it finds. ${data}`,
      inputSchema: { query, version: versionArgument, limit: z.int().min(1).max(20).default(8) },
      annotations: readOnly,
    },
    ({ query, version, limit }) =>
      answering(context, async (note) => {
        const docs = open(note);
        const label = await versionOf(context, docs, version);
        const { groups, suggestions, unknownWords } = await docs.search(label, query, limit);
        const elsewhere = unknownWords ? await linesElsewhere(docs, label, query) : [];
        const here = resultLines(groups, docs.address);
        const lines = [...elsewhere, ...(elsewhere.length && here.length ? [`In ${label}:`] : []), ...here];
        const nothing = `Nothing found for "${query}".${suggestions.length ? ` Try: ${suggestions.join(', ')}.` : ''}`;
        return answer(
          { version: label, url: `${docs.address}/search?q=${encodeURIComponent(query)}` },
          lines.join('\n') || nothing,
        );
      }),
  );
}
