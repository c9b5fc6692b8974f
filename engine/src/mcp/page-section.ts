import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { slug } from '../render/slug.ts';

interface MarkdownSection {
  readonly level: number;
  readonly title: string;
  readonly start: number;
}

/** The headings of a page with their offsets. Lines of `#` in code are not headings. */
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
