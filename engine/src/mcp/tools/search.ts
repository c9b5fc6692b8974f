import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { isPublicNames, nameFates } from '../../search/names.ts';
import type { Hit, SearchResponse } from '../../search/provider.ts';
import { scorePassages } from '../../search/score-passages.ts';
import { numbered, shortcoming } from '../../search/ui/numbered.ts';
import { answering, outputSchema } from '../answer.ts';
import { excerpt } from '../page-section.ts';
import { sectionAt } from '../site-pages.ts';
import type { SiteReader } from '../site-reader.ts';
import { searchVersion, versionWith } from '../site-search.ts';
import { data, query, readOnly, type ToolContext, versionArgument, versionOf } from './context.ts';

const mostElsewhere = 2;
/** Number of results with a text, and characters of all of these: each may take a part of what those before it left. */
const texts = 5;
const textLimit = 6300;
const textPart = 0.65;

const result = z.object({
  title: z.string(),
  url: z.string(),
  text: z.string().describe('What the section says, in Markdown; of results further down, a snippet.'),
  shortcoming: z.string().nullable().describe('Why it is only close, such as the words that it lacks.'),
});
type Result = z.infer<typeof result>;

/** What the section of a hit says, as far as it answers the query; a snippet if it can't be read. */
async function textOf(reader: SiteReader, version: string, query: string, hit: Hit, limit?: number): Promise<string> {
  const snippet = hit.snippet.map(({ text }) => text).join('');
  if (limit === undefined) return snippet;
  const text = await sectionAt(reader, version, hit.url).catch(() => null);
  return text === null ? snippet : excerpt(text, (blocks) => scorePassages(blocks, { query, words: hit.words }), limit);
}

async function resultsOf(reader: SiteReader, { query, scope, groups }: SearchResponse) {
  const labeled = numbered(groups).flatMap(({ group, hits, label }) =>
    hits.map(({ hit, number }, i) => ({ group, hit, number, label: i ? null : label })),
  );
  const results: { result: Result; label: string | null }[] = [];
  let left = textLimit;
  const pages = new Set<string>();
  for (const { group, hit, number, label } of labeled) {
    const title = hit.kind === 'page' ? hit.page : `${hit.page}: ${hit.heading.map(({ text }) => text).join('')}`;
    const [page = '', anchor] = hit.url.split('#');
    // The best part of a page is the section that was shown.
    const isShort = number >= texts || (anchor === undefined && pages.has(page));
    pages.add(page);
    const text = await textOf(reader, scope, query, hit, isShort ? undefined : left * textPart);
    left -= text.length;
    const url = new URL(hit.url, reader.address).href;
    results.push({ label, result: { title, url, text, shortcoming: shortcoming(hit, group) } });
  }
  return results;
}

/** What became of the names in a query; the file next to `page` knows. */
async function fatesOf(reader: SiteReader, page: string | undefined, query: string, response: SearchResponse) {
  if (page === undefined) return [];
  const names: unknown = JSON.parse(
    (await reader.read(`${page}.json`, (text) => isPublicNames(JSON.parse(text)))) ?? 'null',
  );
  return isPublicNames(names) ? nameFates(names, query, response.scope, response.unknownWords) : [];
}

export function registerSearch(server: McpServer, context: ToolContext): void {
  const { agents, namesPage } = context;
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages and sections of the documentation of ${agents.subject} in one version: by topic, API name, error message, or question. Returns what the best ones say, which often is the answer; read returns the whole page. ${data}`,
      inputSchema: { query, version: versionArgument, limit: z.int().min(1).max(20).default(8) },
      outputSchema: outputSchema({
        results: z.array(result),
        otherVersion: z
          .object({ version: z.string(), words: z.array(z.string()), results: z.array(result) })
          .optional()
          .describe('Results of another version, for words that this one lacks.'),
        suggestions: z.array(z.string()).describe('Queries to try if nothing was found.'),
      }),
      annotations: readOnly,
    },
    ({ query, version, limit }) =>
      answering(context, async (reader) => {
        const label = await versionOf(context, reader, version);
        const response = await searchVersion(reader, label, query, limit);
        const { suggestions } = response;
        const here = await resultsOf(reader, response);
        const fates = await fatesOf(reader, namesPage, query, response);
        const names = fates.map(({ name, text, last }) => {
          const more = last === undefined ? `${reader.address}${namesPage}` : `upgrade, from ${last} to ${label}`;
          return `\`${name}\`: ${text}. See ${more}.`;
        });
        const other = response.unknownWords && !names.length ? await versionWith(reader, label, query) : null;
        const there = other
          ? await resultsOf(reader, await searchVersion(reader, other.version, query, mostElsewhere))
          : [];
        const linesOf = (results: typeof here) =>
          results.map(({ label: above, result: { title, url, text, shortcoming: why } }, i) =>
            [above ?? [], `${i + 1}. ${title}`, `   ${url}`, why ? `   ${why}` : [], '', text, ''].flat().join('\n'),
          );
        const elsewhere =
          there.length && other ? `"${other.words.join(' ')}" is not in ${label}. In ${other.version}:` : '';
        const nothing = `Nothing found for "${query}".${suggestions.length ? ` Try: ${suggestions.join(', ')}.` : ''}`;
        const { notices } = await reader.versions();
        return {
          version: label,
          url: `${reader.address}/search?q=${encodeURIComponent(query)}`,
          notices: [...names, ...(notices[label] ?? [])],
          text: [
            ...(elsewhere ? [elsewhere, ...linesOf(there)] : []),
            ...(elsewhere && here.length ? [`In ${label}:`] : []),
            ...(here.length || elsewhere ? linesOf(here) : [nothing]),
          ].join('\n'),
          data: {
            results: here.map((one) => one.result),
            ...(elsewhere && other ? { otherVersion: { ...other, results: there.map((one) => one.result) } } : {}),
            suggestions,
          },
        };
      }),
  );
}
