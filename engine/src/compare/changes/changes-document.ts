/** "What changed" in a version, and the answers of the documentation server about differences. */
import { decodeText } from '../../render/html.ts';
import { diffLines } from '../diff/text.ts';
import { type Block, type Inline, type Link, pageLink, passageBlocks, type Section } from '../document/document.ts';
import { type MarkdownAddress, markdownWriter } from '../document/markdown.ts';
import type { ChangedPage, VersionChanges } from './changes.ts';

const formerly = ({ title, before }: ChangedPage): Link => ({ text: title, href: before ?? '' });

const factBlocks = ({ before, after, facts }: VersionChanges): Block[] =>
  facts.length ? [{ type: 'facts', before: before.label, after: after.label, facts }] : [];

function changeSections(changes: VersionChanges, changedPages: Block): Section[] {
  const { before, added, removed, moved, changed } = changes;
  const list = (pages: readonly ChangedPage[], item: (page: ChangedPage) => Inline[]): Block[] =>
    pages.length ? [{ type: 'list', items: pages.map(item) }] : [];
  const sections: Section[] = [
    { anchor: 'numbers', title: 'Version numbers', content: factBlocks(changes) },
    { anchor: 'added', title: 'New pages', content: list(added, (page) => [pageLink(page)]) },
    {
      anchor: 'removed',
      title: 'Removed pages',
      content: list(removed, (page) => [formerly(page), `, last in ${before.label}`]),
    },
    {
      anchor: 'moved',
      title: 'Moved pages',
      content: list(moved, (page) => [pageLink(page), ', formerly ', { ...formerly(page), text: page.before ?? '' }]),
    },
    { anchor: 'changed', title: 'Changed pages', content: changed.length ? [changedPages] : [] },
  ];
  return sections.filter(({ content }) => content.length);
}

/** The sections of "What changed"; none if nothing did. */
export const changesDocument = (changes: VersionChanges): Section[] =>
  changeSections(changes, { type: 'changedPages', pages: changes.changed, before: changes.before.label });

export function siteChanges(changes: VersionChanges, address: MarkdownAddress): string {
  const sections = changeSections(changes, { type: 'list', items: changes.changed.map((page) => [pageLink(page)]) });
  return `${markdownWriter(address).sections(sections) || 'Nothing differs.\n'}\nAsk again with a page to see what differs in it, or with a query to see what differs about a subject. The tool "upgrade" says what to do.`;
}

export function changesAbout(changes: VersionChanges, query: string, address: MarkdownAddress): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const mentions = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const pages = changes.changed.flatMap((page) => {
    const passages = page.passages.filter(({ heading, nodes }) => {
      const lines = diffLines(nodes).map(({ text }) => text);
      return mentions([page.title, heading ? decodeText(heading.text) : '', ...lines].join('\n'));
    });
    return passages.length
      ? [`## ${page.title}\n\n${markdownWriter(address).blocks(passageBlocks({ ...page, passages }))}`]
      : [];
  });
  const titles = (kind: string, all: readonly ChangedPage[]) => {
    const found = all.filter(({ title }) => mentions(title)).map(({ title }) => title);
    return found.length ? [`${kind}: ${found.join(', ')}.\n`] : [];
  };
  return (
    [...titles('New pages', changes.added), ...titles('Removed pages', changes.removed), ...pages].join('\n') ||
    `Nothing that differs between ${changes.before.label} and ${changes.after.label} mentions "${query}".`
  );
}

export function pageChanges(
  changes: VersionChanges,
  { id, title }: { readonly id: string; readonly title: string },
  address: MarkdownAddress,
): string {
  const { before, after } = changes;
  const among = (pages: readonly ChangedPage[]) => pages.find((page) => page.id === id);
  const write = (blocks: readonly Block[]) => markdownWriter(address).blocks(blocks);
  const move = among(changes.moved);
  const from = move ? `${title} moved from ${address(move.before ?? '')}.\n\n` : '';
  const change = among(changes.changed);
  if (change) return `${from}${write(passageBlocks(change))}`;
  if (among(changes.added)) return `${title} is new: version ${before.label} does not have it.`;
  if (among(changes.removed)) return `${title} ended: version ${after.label} does not have it.`;
  const numbers = write(factBlocks(changes));
  return `${from}The page says the same in both versions${numbers ? `, apart from the numbers of the versions:\n\n${numbers}` : '.'}`;
}
