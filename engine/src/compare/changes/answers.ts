/** What differs between two versions: the comparison that readers see, as Markdown for programs. */
import { decodeText } from '../../render/html.ts';
import { diffLines } from '../diff/text.ts';
import type { VersionChanges } from './between.ts';
import { changeListMarkdown, factsMarkdown, type MarkdownAddress, passagesMarkdown } from './changes-markdown.ts';

/** Numbers and pages; which passages differ is asked for page by page, or by query. */
export const siteChanges = (changes: VersionChanges, address: MarkdownAddress): string =>
  `${changeListMarkdown(changes, address)}\nAsk again with a page to see what differs in it, or with a query to see what differs about a subject. The tool "upgrade" says what to do.`;

/** The passages that differ and mention all words of a query, page by page. */
export function changesAbout(changes: VersionChanges, query: string, address: MarkdownAddress): string {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = changes.changed.flatMap((page) => {
    const passages = page.passages.filter(({ heading, nodes }) => {
      const lines = diffLines(nodes).map(({ text }) => text);
      const said = [page.title, heading ? decodeText(heading.text) : '', ...lines].join('\n').toLowerCase();
      return words.every((word) => said.includes(word));
    });
    return passages.length ? [`## ${page.title}\n\n${passagesMarkdown({ ...page, passages }, address)}`] : [];
  });
  const mentions = ({ title }: { readonly title: string }) => words.every((word) => title.toLowerCase().includes(word));
  const list = (what: string, pagesOfKind: readonly { readonly title: string }[]) =>
    pagesOfKind.length ? [`${what}: ${pagesOfKind.map(({ title }) => title).join(', ')}.\n`] : [];
  const parts = [
    ...list('New pages', changes.added.filter(mentions)),
    ...list('Removed pages', changes.removed.filter(mentions)),
    ...pages,
  ];
  return (
    parts.join('\n') ||
    `Nothing that differs between ${changes.before.label} and ${changes.after.label} mentions "${query}".`
  );
}

export function pageChanges(
  changes: VersionChanges,
  { id, title }: { id: string; title: string },
  address: MarkdownAddress,
): string {
  const { before, after, changed, moved, added, removed } = changes;
  const isPage = (page: { readonly id: string }) => page.id === id;
  const move = moved.find(isPage);
  const movedFrom = move ? `${title} moved from ${address(move.before ?? '')}.\n` : '';
  const change = changed.find(isPage);
  if (change) return `${movedFrom}${movedFrom && '\n'}${passagesMarkdown(change, address)}`;
  if (added.some(isPage)) return `${title} is new: version ${before.label} does not have it.`;
  if (removed.some(isPage)) return `${title} ended: version ${after.label} does not have it.`;
  const numbers = factsMarkdown(changes);
  return `${movedFrom}The page says the same in both versions${numbers ? `, apart from the numbers of the versions:\n\n${numbers}` : '.'}`;
}
