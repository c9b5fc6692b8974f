import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { changesAbout, pageChanges, siteChanges } from '../../compare/changes/changes-document.ts';
import { answering, textAnswer, textOutput } from '../answer.ts';
import type { Documentation } from '../documentation.ts';
import { NotThere } from '../site-reader.ts';
import { data, query, readOnly, type ToolContext, versionOf } from './context.ts';

async function changesText(
  docs: Documentation,
  [from, to]: readonly [string, string],
  { page: name, query }: { readonly page?: string | undefined; readonly query?: string | undefined },
): Promise<string> {
  const changes = () => docs.changes(from, to);
  if (query !== undefined) return changesAbout(await changes(), query, docs.markdownAddress);
  if (name === undefined) return siteChanges(await changes(), docs.markdownAddress);
  const { meta, doc } = await docs.findPage(to, name).catch(() => docs.findPage(from, name));
  if (meta.label === null) throw new NotThere(`"${doc.label}" is the same for all versions.`);
  return pageChanges(await changes(), { id: doc.id, title: doc.label }, docs.markdownAddress);
}

export function registerChanges(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'changes',
    {
      title: 'Compare two versions',
      description: `Says what differs between two versions: numbers and pages; with a page or a query, the passages that differ. Use it to see the old and the new wording; to upgrade a project, use upgrade. ${data}`,
      inputSchema: {
        from: z.string().max(20).describe('Version to start from, such as "1.2".'),
        to: z
          .string()
          .max(20)
          .optional()
          .describe(
            'Version to compare it with. Left out: the version of the project, or if that is the first one, the latest release.',
          ),
        page: z.string().max(300).optional().describe('Path, address, or title of a page, to see what differs in it.'),
        query: query
          .optional()
          .describe('Words, such as the name of a type, to see the passages that differ and mention all of them.'),
        offset: z.int().min(0).default(0).describe('Where to continue an answer that was cut.'),
      },
      outputSchema: textOutput,
      annotations: readOnly,
    },
    ({ from, to, page, query, offset }) =>
      answering(context, async (docs) => {
        const before = await versionOf(context, docs, from);
        const target = await versionOf(context, docs, to);
        // From the project's version, the way leads to the latest release.
        const after = to === undefined && target === before ? (await docs.versions()).latest : target;
        if (before === after)
          throw new NotThere(`Version ${before} is compared with itself. Name two different versions.`);
        const text = await changesText(docs, [before, after], { page, query });
        return textAnswer({ version: `${before} to ${after}`, url: docs.address }, text, { offset });
      }),
  );
}

export function registerUpgrade(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'upgrade',
    {
      title: 'Upgrade a program',
      description: `Says what to change to upgrade a program between any two versions: versions to write, what one has to do, and what is good to know, over all versions in between. Use it first when you upgrade a project. ${data}`,
      inputSchema: {
        from: z
          .string()
          .max(20)
          .optional()
          .describe('Version of the program now, such as "1.2". Left out: the version of the project.'),
        to: z.string().max(20).optional().describe('Version to upgrade to. Left out: the latest release.'),
        offset: z.int().min(0).default(0).describe('Where to continue an answer that was cut.'),
      },
      outputSchema: textOutput,
      annotations: readOnly,
    },
    ({ from, to, offset }) =>
      answering(context, async (docs) => {
        const { labels, latest, notices } = await docs.versions();
        const [before, after] = [await versionOf(context, docs, from), await versionOf(context, docs, to ?? latest)];
        const steps = labels.slice(labels.indexOf(after), labels.indexOf(before) + 1).reverse();
        if (steps.length < 2)
          throw new NotThere(`Version ${after} is not newer than ${before}. Guides lead to newer versions.`);
        const text = await docs.upgradeGuide(await docs.changes(before, after), steps);
        const notes = [before, after].flatMap((label) => (notices[label] ?? []).map((notice) => `${label}: ${notice}`));
        return textAnswer({ version: `${before} to ${after}`, url: docs.address, notices: notes }, text, { offset });
      }),
  );
}
