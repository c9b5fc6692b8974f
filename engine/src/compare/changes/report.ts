/** The effect of an edit, as text for a terminal and as Markdown for a pull request. */
import { counted } from '../../problems/counted.ts';
import type { ChangeGroup, FactChange, PageChanges } from './grouped.ts';
import type { ChangedPage } from './versions.ts';

function said({ kind, isMoved, before, after, count }: ChangedPage): string {
  if (kind === 'added') return `New page: ${after}`;
  if (kind === 'removed') return `Page removed: ${before}`;
  return [isMoved ? `Moved from ${before} to ${after}` : '', count ? counted(count, 'change') : '']
    .filter(Boolean)
    .join('; ');
}

const factLines = (facts: readonly FactChange[]): string[] =>
  facts.map(({ version, facts: said, pages }) => `Version ${version}: ${said} in ${counted(pages, 'page')}`);

const nothing = 'Nothing that readers see changes.';
const where = ({ where: range, labels }: ChangeGroup) => range ?? (labels.length ? 'In every version' : '');

/** The changed passages of a group: heading and lines. */
const passages = ({ change, lines }: ChangeGroup) =>
  change.passages.map(({ heading }, i) => ({ heading: heading?.text, lines: lines[i] ?? [] }));

export function changesAsText(
  title: string,
  changes: readonly PageChanges[],
  facts: readonly FactChange[] = [],
): string {
  const pages = changes.map(({ file, title: name, groups }) =>
    [
      `${name} (${file})`,
      ...groups.flatMap((group) => [
        `  ${[where(group), said(group.change)].filter(Boolean).join(': ')}`,
        ...passages(group).flatMap(({ heading, lines }) => [
          ...(heading ? [`    # ${heading}`] : []),
          ...lines.map(({ mark, text }) => `    ${mark} ${text}`),
        ]),
      ]),
    ].join('\n'),
  );
  return [
    `${title}: ${changes.length ? `${counted(changes.length, 'page')} change` : facts.length ? 'only facts change' : nothing}`,
    ...factLines(facts),
    ...pages,
  ].join('\n\n');
}

/** A fence longer than any in the text. */
const fenceFor = (text: string) =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));

export function changesAsMarkdown(
  title: string,
  changes: readonly PageChanges[],
  facts: readonly FactChange[] = [],
): string {
  const pages = changes.map(({ file, title: name, groups }) =>
    [
      `### ${name} (\`${file}\`)`,
      ...groups.flatMap((group) => {
        const text = passages(group)
          .flatMap(({ heading, lines }) => [
            ...(heading ? [`@@ ${heading} @@`] : []),
            ...lines.map((line) => `${line.mark} ${line.text}`),
          ])
          .join('\n');
        const fence = fenceFor(text);
        return [
          `**${where(group) || 'Changed'}**: ${said(group.change)}`,
          ...(text ? [`${fence}diff\n${text}\n${fence}`] : []),
        ];
      }),
    ].join('\n\n'),
  );
  return [
    `## ${title}`,
    changes.length ? `${counted(changes.length, 'page')} change.` : facts.length ? 'Only facts change.' : nothing,
    ...factLines(facts),
    ...pages,
  ].join('\n\n');
}
