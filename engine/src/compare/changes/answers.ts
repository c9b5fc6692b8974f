/** What differs between two versions: the comparison that readers see, as Markdown for programs. */
import { upgradePage } from '../../site/change-addresses.ts';
import type { VersionChanges } from './between.ts';
import { changeListMarkdown, factsMarkdown, passagesMarkdown } from './changes-markdown.ts';

/** The address of the Markdown of a page, given the page's address with base. */
type MarkdownAddress = (href: string) => string;

/** Numbers, pages, and the upgrade guides to the `steps` on the way, oldest first; which passages differ is asked for page by page. */
export function siteChanges(changes: VersionChanges, steps: readonly string[], address: MarkdownAddress): string {
  const guides = steps.map((label) => `- Upgrade to ${label}: read page "${upgradePage}" of version ${label}`);
  return [
    changeListMarkdown(changes, address),
    ...(guides.length ? [`## Upgrade guides\n\n${guides.join('\n')}\n`] : []),
    'Ask again with a page to see what differs in it.',
  ].join('\n');
}

/** What differs in a page. */
export function pageChanges(changes: VersionChanges, { id, title }: { id: string; title: string }, address: MarkdownAddress): string {
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
