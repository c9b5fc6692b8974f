/** The effect of an edit, as text for a terminal, as Markdown for a pull request, and as a page. */

import { counted } from '../../problems/counted.ts';
import { escapedText } from '../../render/html.ts';
import { writeHtml } from '../diff/tree.ts';
import type { ChangeGroup, FactChange, PageChanges } from './grouped.ts';
import type { ChangedPage } from './versions.ts';

function said({ kind, isMoved, before, after, count }: ChangedPage): string {
  if (kind === 'added') return `New page: ${after}`;
  if (kind === 'removed') return `Page removed: ${before}`;
  return [isMoved ? `Moved from ${before} to ${after}` : '', count ? counted(count, 'change') : '']
    .filter(Boolean)
    .join('; ');
}

/** A line for each version with new facts. */
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

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { margin-top: 3rem; font-size: 1.2rem; } h3 { font-size: 1rem; }
h4 { margin: 1rem 0 0.25rem; }
ins { background: #2ea04333; text-decoration: underline; } del { background: #f8514933; }
ins.block, del.block, ins.line, del.line { display: block; padding-inline-start: 1.2rem; text-decoration: none; }
ins.line::before, ins.block::before { content: "+ "; float: inline-start; margin-inline-start: -1.2rem; }
del.line::before, del.block::before { content: "\\2212  "; float: inline-start; margin-inline-start: -1.2rem; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid #8884; border-radius: 4px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
table { border-collapse: collapse; } td, th { padding: 0.25rem 0.5rem; border: 1px solid #8884; }
b.word { text-decoration: underline; }
`;

export function changesAsHtml(
  title: string,
  changes: readonly PageChanges[],
  facts: readonly FactChange[] = [],
): string {
  const pages = changes.map(({ file, title: name, groups }) => {
    const parts = groups.map((group) => {
      const inside = group.change.passages.map(
        ({ heading, nodes }) => `${heading ? `<h4>${heading.text}</h4>` : ''}${writeHtml(nodes)}`,
      );
      return `<h3>${escapedText(where(group) || 'Changed')}: ${escapedText(said(group.change))}</h3>${inside.join('')}`;
    });
    return `<section><h2>${escapedText(name)} <code>${escapedText(file)}</code></h2>${parts.join('')}</section>`;
  });
  const summary = changes.length
    ? `${counted(changes.length, 'page')} change.`
    : facts.length
      ? 'Only facts change.'
      : nothing;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapedText(title)}</title><style>${style}</style>`,
    `<h1>${escapedText(title)}</h1><p>${summary}</p>`,
    ...factLines(facts).map((line) => `<p>${escapedText(line)}</p>`),
    ...pages,
    '</html>\n',
  ].join('');
}
