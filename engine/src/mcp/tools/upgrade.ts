import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { stopWords } from '../../search/index/stop-words.ts';
import { wordsOf } from '../../search/index/words.ts';
import { scorePassages } from '../../search/score-passages.ts';
import { type Answer, answering, partsLimit } from '../answer.ts';
import { excerpt, type Section, sectionsOf } from '../page-section.ts';
import { NotThere } from '../site.ts';
import { guidePath, readPage } from '../site-pages.ts';
import { fatesOf } from '../site-search.ts';
import { data, offset, optionalText, readOnly, type ToolContext, versionOf } from './context.ts';

/** Points of a guide are sections of this level, in groups. */
const pointLevel = 3;
/** Points with a smaller part of the best one's score are only listed. */
const closeEnough = 0.35;
const share = 0.65;
const mostRead = 4000;

/** What a guide has, in a line for each point. Groups have their own text only if they have no points. */
const overview = (sections: readonly Section[]): string =>
  sections
    .map(({ level, title, text }) => (level < pointLevel ? `\n${text}\n` : `- ${title}`))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The points that concern a text, the best first, and the titles of the others; null if none does. */
function pointsAbout(sections: readonly Section[], query: string): string | null {
  const words = wordsOf(query).flatMap(({ term }) => (stopWords.has(term) ? [] : term));
  const scoresOf = (texts: readonly string[]) => scorePassages(texts, { query, words });
  const points = sections.filter(({ text }) => text.includes('\n'));
  const scores = scoresOf(points.map(({ text }) => text));
  const best = Math.max(...scores);
  if (!best) return null;
  const ranked = points
    .map((point, i) => ({ point, score: scores[i] ?? 0 }))
    .filter(({ score }) => score >= best * closeEnough)
    .sort((a, b) => b.score - a.score);
  const shown: string[] = [];
  let left = partsLimit * 0.6;
  for (const { point } of ranked) {
    const text = excerpt(point.text, scoresOf, left * share);
    if (left < 300) break;
    left -= text.length;
    shown.push(text);
  }
  const others = points.filter(({ level }) => level > 1);
  return `${shown.join('\n\n')}\n\nAll points of the guide; ask about one by its title:\n\n${others.map(({ title }) => `- ${title}`).join('\n')}`;
}

export function registerUpgrade(server: McpServer, context: ToolContext): void {
  server.registerTool(
    'upgrade',
    {
      title: 'Upgrade a program',
      description: `Says what to change to upgrade a program between any two versions, over all versions in between. With about, such as the names and features that the program uses, answers with the points that concern them; without it, lists the versions to write and all points. ${data}`,
      inputSchema: {
        from: optionalText.describe('Version of the program now, such as "1.2". Left out: the version of the project.'),
        to: optionalText.describe('Version to upgrade to. Left out: the latest release.'),
        about: optionalText.describe('Names, code, messages, or subjects: of any length.'),
        offset: offset.optional().describe('Reads the whole guide in parts: 0 for the first one.'),
      },
      annotations: readOnly,
    },
    ({ from, to, about = '', offset }) =>
      answering(context, async (build) => {
        const { labels, manifest, metaOf } = build;
        const before = versionOf(context, build, from);
        const after = versionOf(context, build, to ?? manifest.latest);
        if (labels.indexOf(before) <= labels.indexOf(after))
          throw new NotThere(
            `Version ${after} is not newer than ${before}. Guides lead to newer versions, of ${labels.join(', ')}.`,
          );
        const { markdown, url } = await readPage(build, after, guidePath((await metaOf(after)).path, before));
        const sections = sectionsOf(markdown, pointLevel);
        const query = about.slice(0, mostRead);
        const fates = query ? await fatesOf(build, context.namesPage, query, after, false).catch(() => []) : [];
        const points = query ? pointsAbout(sections, query) : null;
        const nothing = query && !points ? 'No point of the guide mentions that. These are all of them.\n\n' : '';
        const answer: Answer = {
          version: `${before} to ${after}`,
          url,
          notices: [
            ...fates.map(({ name, text }) => `\`${name}\`: ${text}`),
            ...[before, after].flatMap((label) => (manifest.notices[label] ?? []).map((text) => `${label}: ${text}`)),
          ],
          text: points ?? nothing + overview(sections),
          more: '… [More points follow: ask with about, or with offset: 0 for the whole guide.]',
        };
        return offset === undefined ? answer : { ...answer, text: markdown, part: { offset, instead: '' } };
      }),
  );
}
