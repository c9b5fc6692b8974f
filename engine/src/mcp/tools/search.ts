import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { SearchResponse } from '../../search/provider.ts';
import { scorePassages } from '../../search/score-passages.ts';
import { numbered } from '../../search/ui/numbered.ts';
import { answering, partsLimit } from '../answer.ts';
import { excerpt } from '../page-section.ts';
import type { Build } from '../site.ts';
import { sectionAt } from '../site-pages.ts';
import { fatesOf, searchVersion, versionWith } from '../site-search.ts';
import { data, readOnly, type ToolContext, text, versionArgument, versionOf } from './context.ts';

/** Number of results, of those with a text, and of those of another version. */
const mostResults = 6;
const mostTexts = 5;
const mostElsewhere = 2;
/** Each result may take a part of what those before it left. */
const share = 0.65;

/**
 * The results of a response, numbered, with what the sections say as far as it answers the query.
 * @param room characters for the texts
 */
async function resultsOf(build: Build, { query, scope, groups }: SearchResponse, room: number): Promise<string[]> {
  const results = numbered(groups).flatMap(({ hits, label }) =>
    hits.map(({ hit, number }, i) => ({ hit, number, label: i ? null : label })),
  );
  const texts = await Promise.all(
    results.slice(0, mostTexts).map(({ hit }) => sectionAt(build, scope, hit.url).catch(() => null)),
  );
  const titles = results.map(({ hit, number, label }) => {
    const heading = hit.kind === 'page' ? [] : [hit.heading.map(({ text }) => text).join('')];
    const title = `${number + 1}. ${[hit.page, ...heading].join(': ')}`;
    return [label ?? [], title, `   ${new URL(hit.url, build.address)}`].flat().join('\n');
  });
  let left = room - titles.join('\n\n\n').length;
  const said = new Set<string>();
  const say = (i: number, most: number, fresh = said) => {
    // The title says it.
    const whole = texts[i]?.replace(/^#+ .*\n+/, '');
    const words = results[i]?.hit.words ?? [];
    const scoresOf = (parts: readonly string[]) => scorePassages(parts, { query, words });
    const text = whole ? excerpt(whole, scoresOf, most, { said: fresh, fill: i === 0 }) : '';
    left -= text.length;
    return text;
  };
  const all = results.map((_, i) => say(i, left * share));
  // What the others leave is for the first one.
  const first = say(0, left + (all[0]?.length ?? 0), new Set());
  return titles.map((title, i) => {
    const text = i ? all[i] : first;
    return text ? `${title}\n\n${text}\n` : `${title}\n`;
  });
}

export function registerSearch(server: McpServer, context: ToolContext): void {
  const { agents, namesPage } = context;
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: `Finds pages and sections of the documentation of ${agents.subject} in one version: by topic, term, API name, error message, or question. Returns what the best ones say, which often is the answer; read returns the whole page. ${data}`,
      inputSchema: {
        query: text.describe('Question, name, or message, as it is: of any length.'),
        version: versionArgument,
      },
      annotations: readOnly,
    },
    ({ query, version }) =>
      answering(context, async (build) => {
        const label = versionOf(context, build, version);
        const response = await searchVersion(build, label, query, mostResults);
        const fates = await fatesOf(build, namesPage, query, label, response.unknownWords).catch(() => []);
        const names = fates.map(
          ({ name, text: fate, last }) =>
            `\`${name}\`: ${fate}.${last === undefined ? '' : ` See upgrade, from ${last} to ${label}.`}`,
        );
        const other = response.unknownWords && !names.length ? await versionWith(build, label, query) : null;
        const notices = [...names, ...(build.manifest.notices[label] ?? [])];
        const room = partsLimit - notices.join().length;
        const there = other
          ? await resultsOf(build, await searchVersion(build, other.version, query, mostElsewhere), room / 2)
          : [];
        const here = await resultsOf(build, response, there.length ? room / 2 : room);
        const tried = response.suggestions.length ? ` Try: ${response.suggestions.join(', ')}.` : '';
        const nothing = `Nothing found for "${query.slice(0, 100)}".${tried}`;
        return {
          version: label,
          notices,
          text: [
            ...(there.length && other
              ? [`"${other.words.join(' ')}" is not in ${label}. In ${other.version}:`, ...there]
              : []),
            ...(there.length && here.length ? [`In ${label}:`] : []),
            ...(here.length || there.length ? here : [nothing]),
          ].join('\n'),
        };
      }),
  );
}
