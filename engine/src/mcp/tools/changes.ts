import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { changesAbout, pageChanges, siteChanges } from '../../compare/changes/changes-document.ts';
import { answering, textAnswer, textOutput } from '../answer.ts';
import { markdownOf, upgradeGuide, versionChanges } from '../site-changes.ts';
import { findPage } from '../site-pages.ts';
import { NotThere, type SiteReader } from '../site-reader.ts';
import { data, query, readOnly, type ToolContext, versionOf } from './context.ts';

async function changesText(
  reader: SiteReader,
  [from, to]: readonly [string, string],
  { page: name, query }: { readonly page?: string | undefined; readonly query?: string | undefined },
): Promise<string> {
  const changes = () => versionChanges(reader, from, to);
  const address = (href: string) => markdownOf(reader, href);
  if (query !== undefined) return changesAbout(await changes(), query, address);
  if (name === undefined) return siteChanges(await changes(), address);
  const { meta, doc } = await findPage(reader, to, name).catch(() => findPage(reader, from, name));
  if (meta.label === null) throw new NotThere(`"${doc.label}" is the same for all versions.`);
  return pageChanges(await changes(), { id: doc.id, title: doc.label }, address);
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
      answering(context, async (reader) => {
        const before = await versionOf(context, reader, from);
        const target = await versionOf(context, reader, to);
        // From the project's version, the way leads to the latest release.
        const after = to === undefined && target === before ? (await reader.versions()).latest : target;
        if (before === after)
          throw new NotThere(`Version ${before} is compared with itself. Name two different versions.`);
        const text = await changesText(reader, [before, after], { page, query });
        return textAnswer({ version: `${before} to ${after}`, url: reader.address }, text, { offset });
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
      answering(context, async (reader) => {
        const { labels, latest, notices } = await reader.versions();
        const [before, after] = [
          await versionOf(context, reader, from),
          await versionOf(context, reader, to ?? latest),
        ];
        const steps = labels.slice(labels.indexOf(after), labels.indexOf(before) + 1).reverse();
        if (steps.length < 2)
          throw new NotThere(`Version ${after} is not newer than ${before}. Guides lead to newer versions.`);
        const text = await upgradeGuide(reader, await versionChanges(reader, before, after), steps);
        const notes = [before, after].flatMap((label) => (notices[label] ?? []).map((notice) => `${label}: ${notice}`));
        return textAnswer({ version: `${before} to ${after}`, url: reader.address, notices: notes }, text, { offset });
      }),
  );
}
