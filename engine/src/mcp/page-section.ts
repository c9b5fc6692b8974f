import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { slug } from '../render/slug.ts';

interface MarkdownSection {
  readonly level: number;
  readonly title: string;
  readonly start: number;
}

function sectionsOf(markdown: string): MarkdownSection[] {
  const tree = unified().use(remarkParse).parse(markdown);
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const { start, end } = node.position ?? {};
    const source = markdown.slice(start?.offset, end?.offset).replace(/ <a id="[^"]*"><\/a>/g, '');
    return [{ level: node.depth, title: source.replace(/^#+\s*/, '').replace(/[`*]/g, ''), start: start?.offset ?? 0 }];
  });
}

function withoutFrontMatter(markdown: string): string {
  const end = markdown.startsWith('---\n') ? markdown.indexOf('\n---\n', 4) : -1;
  return end < 0 ? markdown : markdown.slice(end + '\n---\n'.length).trimStart();
}

/** Titles of the sections of a page, without the page's own. */
export const sectionTitles = (markdown: string): string[] =>
  sectionsOf(withoutFrontMatter(markdown))
    .filter(({ level }) => level > 1)
    .map(({ title }) => title);

/**
 * A section with its subsections, or null if the page has no such section.
 * @param name its heading or its anchor, with or without `#`
 * @param nth number of headings before it that read the same
 */
export function sectionOf(markdown: string, name: string, nth = 0): string | null {
  const body = withoutFrontMatter(markdown);
  const sections = sectionsOf(body);
  const wanted = slug(name.replace(/^#+\s*/, ''));
  const at = sections.flatMap(({ title }, i) => (slug(title) === wanted ? [i] : []))[nth] ?? -1;
  const section = sections[at];
  if (!section) return null;
  const next = sections.slice(at + 1).find(({ level }) => level <= section.level);
  return body.slice(section.start, next?.start).trimEnd();
}

/** A text without the targets of its links, which are longer than what they say. */
function withoutTargets(markdown: string): string {
  const cuts: (readonly [start: number, end: number])[] = [];
  visit(unified().use(remarkParse).parse(markdown), 'link', ({ position, children }) => {
    const [first, last] = [children[0]?.position, children.at(-1)?.position];
    if (!position || !first || !last) return;
    cuts.push([position.start.offset ?? 0, first.start.offset ?? 0], [last.end.offset ?? 0, position.end.offset ?? 0]);
  });
  return cuts.toReversed().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), markdown);
}

interface Block {
  readonly text: string;
  /** Numbers of the blocks without which it can't be understood: its heading, the head of its table. */
  readonly needs: readonly number[];
  readonly isHeading: boolean;
  readonly isHead: boolean;
}

type ScoresOf = (texts: readonly string[]) => number[];

/** The blocks of a text: paragraphs, code, the rows of tables, and the items of lists. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let heading: readonly number[] = [];
  for (const node of unified().use(remarkParse).parse(markdown).children) {
    const isHeading = node.type === 'heading';
    if (isHeading) heading = [];
    const parts = (node.type === 'list' ? node.children : [node]).map(({ position }) =>
      markdown.slice(position?.start.offset, position?.end.offset),
    );
    const rows = parts[0]?.startsWith('|') ? parts[0].split('\n') : null;
    const head = rows ? [blocks.length, blocks.length + 1] : [];
    for (const text of rows ?? parts)
      blocks.push({ text, needs: [...heading, ...head], isHeading, isHead: isHeading || head.includes(blocks.length) });
    if (isHeading) heading = [blocks.length - 1];
  }
  return blocks;
}

const lengthOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length + 2, 0);

/** Numbers of the first and after the last block of the section that has the most of what is sought, for its length. */
function bestSection(blocks: readonly Block[], scoresOf: ScoresOf, limit: number): readonly [number, number] {
  const starts = [...blocks.keys()].filter((i) => !i || blocks[i]?.isHeading);
  const sections = starts.map((start, n) => blocks.slice(start, starts[n + 1]));
  const scores = scoresOf(sections.map((section) => section.map(({ text }) => text).join('\n'))).map(
    (score, n) => score * Math.min(1, limit / lengthOf(sections[n] ?? [])),
  );
  const best = scores.indexOf(Math.max(...scores));
  return [starts[best] ?? 0, starts[best + 1] ?? blocks.length];
}

/**
 * The part of a text that matters most, at most `limit` characters: the section with the most matches, if it is short
 * enough; or else the block with the most and what follows it; then others, with what they need. Text that is left out
 * is marked with an ellipsis.
 * @param scoresOf returns how well each of some texts matches
 */
export function excerpt(markdown: string, scoresOf: ScoresOf, limit: number): string {
  const body = withoutTargets(withoutFrontMatter(markdown)).trimEnd();
  if (body.length <= limit) return body;
  const blocks = blocksOf(body);
  const scores = scoresOf(blocks.map(({ text }) => text));
  const scoreOf = (i: number) => (blocks[i]?.isHead ? 0 : (scores[i] ?? 0));
  const ranked = [...blocks.keys()].filter(scoreOf).sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
  const [best = 0] = ranked;
  const end = blocks.findIndex(({ isHeading }, i) => isHeading && i > best);
  const kept = new Set<number>();
  let length = 0;
  const keep = (i: number, most: number) => {
    const added = [...new Set([...(blocks[i]?.needs ?? []), i])].filter((at) => !kept.has(at));
    const more = added.reduce((sum, at) => sum + (blocks[at]?.text.length ?? 0) + 2, 0);
    if (length + more > most) return;
    for (const at of added) kept.add(at);
    length += more;
  };
  const [from, to] = bestSection(blocks, scoresOf, limit);
  if (lengthOf(blocks.slice(from, to)) <= limit) for (let i = from; i < to; i++) keep(i, limit);
  if (ranked.length) keep(best, limit);
  // What follows often explains it, such as the text below a message.
  for (const i of blocks.keys()) if (kept.has(i - 1) && i > best && (end < 0 || i < end)) keep(i, limit / 2);
  for (const i of ranked) keep(i, limit);
  if (!kept.size) return `${body.slice(0, limit)} …`;
  const shown = blocks.flatMap(({ text }, i) => (kept.has(i) ? [text] : kept.has(i - 1) || i === 0 ? ['…'] : []));
  return shown.join('\n\n').replace(/^(\|.*)\n\n(?=\|)/gm, '$1\n');
}
