/** The effect of an edit as Markdown, for a terminal and for a pull request. */
import { counted } from '../../problems/counted.ts';
import { passageBlocks } from '../document/document.ts';
import { markdownWriter } from '../document/markdown.ts';
import type { FactChange, PageChanges } from './grouped.ts';
import type { ChangedPage } from './versions.ts';

function summary({ kind, isMoved, before, after, count }: ChangedPage): string {
  if (kind === 'added') return `New page: ${after}`;
  if (kind === 'removed') return `Page removed: ${before}`;
  return [...(isMoved ? [`Moved from ${before} to ${after}`] : []), ...(count ? [counted(count, 'change')] : [])].join(
    '; ',
  );
}

export function changeReport(
  title: string,
  changes: readonly PageChanges[],
  facts: readonly FactChange[] = [],
): string {
  const { blocks } = markdownWriter((href) => href);
  const pages = changes.flatMap(({ file, title: name, groups }) => [
    `### ${name} (\`${file}\`)`,
    ...groups.flatMap(({ where, labels, change }) => [
      `**${where ?? (labels.length ? 'In every version' : 'Changed')}**: ${summary(change)}`,
      ...(change.passages.length ? [blocks(passageBlocks(change)).trimEnd()] : []),
    ]),
  ]);
  const total = changes.length ? `${counted(changes.length, 'page')} change.` : '';
  return [
    `## ${title}`,
    total || (facts.length ? 'Only facts change.' : 'Nothing that readers see changes.'),
    ...facts.map(({ version, facts: values, pages: of }) => `Version ${version}: ${values} in ${counted(of, 'page')}`),
    ...pages,
  ].join('\n\n');
}
