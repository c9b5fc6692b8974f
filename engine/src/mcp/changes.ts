/** What differs between two versions: the comparison that readers see, as Markdown. */
import { upgradePage } from '../site/changes/addresses.ts';
import { changeListMarkdown, factsMarkdown, passagesMarkdown } from '../site/changes/changes-markdown.ts';
import { type Documentation, NotThere } from './documentation.ts';

/** The upgrade guides on the way from one version to a newer one, oldest first. */
async function guides(docs: Documentation, from: string, to: string): Promise<string[]> {
  const { labels } = await docs.versions();
  const steps = labels.slice(labels.indexOf(to), labels.indexOf(from)).reverse();
  return steps.map((label) => `- Upgrade to ${label}: read page "${upgradePage}" of version ${label}`);
}

/** Numbers, pages, and upgrade guides; which passages differ is asked for page by page. */
export async function siteChanges(docs: Documentation, from: string, to: string): Promise<string> {
  const changes = await docs.changes(from, to);
  const steps = await guides(docs, from, to);
  return [
    changeListMarkdown(changes, docs.markdownAddress),
    ...(steps.length ? [`## Upgrade guides\n\n${steps.join('\n')}\n`] : []),
    'Ask again with a page to see what differs in it.',
  ].join('\n');
}

/** What differs in a page. Throws NotThere if neither version has it. */
export async function pageChanges(docs: Documentation, from: string, to: string, name: string): Promise<string> {
  const { meta, doc } = await docs.findPage(to, name).catch(() => docs.findPage(from, name));
  if (!meta.label) throw new NotThere(`"${doc.label}" is the same for all versions.`);
  const changes = await docs.changes(from, to);
  const isIt = ({ id }: { readonly id: string }) => id === doc.id;
  const changed = changes.changed.find(isIt);
  const moved = changes.moved.find(isIt);
  const movedFrom = moved ? `${doc.label} moved from ${docs.markdownAddress(moved.before ?? '')}.\n` : '';
  if (changed) return `${movedFrom}${movedFrom && '\n'}${passagesMarkdown(changed, docs.markdownAddress)}`;
  if (changes.added.some(isIt)) return `${doc.label} is new: version ${from} does not have it.`;
  if (changes.removed.some(isIt)) return `${doc.label} ended: version ${to} does not have it.`;
  const numbers = factsMarkdown(changes);
  return `${movedFrom}The page says the same in both versions${numbers ? `, apart from the numbers of the versions:\n\n${numbers}` : '.'}`;
}
