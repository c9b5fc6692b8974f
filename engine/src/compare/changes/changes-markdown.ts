/** The pages about changes as Markdown, for programs: made of the comparison itself, as the pages are. */
import type { PhrasingContent, RootContent, TableCell } from 'mdast';
import { decodeText } from '../../render/html.ts';
import { writeBlock } from '../../render/write/write-block.ts';
import type { DiffPassage } from '../diff/passages.ts';
import { diffLines } from '../diff/text.ts';
import type { HtmlNode } from '../diff/tree.ts';
import type { VersionChanges } from './between.ts';
import type { ChangedFact } from './facts.ts';
import type { ChangedPage } from './versions.ts';

/** The absolute address of the Markdown of a page, given the page's address with base. */
export type MarkdownAddress = (href: string) => string;

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const link = (url: string, label: string): PhrasingContent => ({ type: 'link', url, children: [text(label)] });
export const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });
export const heading = (depth: 2 | 3, ...children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth,
  children,
});
export const list = (items: readonly PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] })),
});
export const write = (blocks: readonly RootContent[]): string => blocks.map(writeBlock).join('\n');

export function factTable(facts: readonly ChangedFact[], { before, after }: VersionChanges): RootContent[] {
  const cell = (child: PhrasingContent): TableCell => ({ type: 'tableCell', children: [child] });
  const row = (...cells: PhrasingContent[]) => ({ type: 'tableRow' as const, children: cells.map(cell) });
  const value = (fact: string | null): PhrasingContent =>
    fact === null ? text('not stated') : { type: 'inlineCode', value: fact };
  const rows = facts.map((fact) => row(text(fact.title), value(fact.before), value(fact.after)));
  return rows.length
    ? [{ type: 'table', children: [row(text('Number'), text(before.label), text(after.label)), ...rows] }]
    : [];
}

export const factsMarkdown = (changes: VersionChanges): string => write(factTable(changes.facts, changes));

export const diff = (nodes: readonly HtmlNode[]): RootContent => ({
  type: 'code',
  lang: 'diff',
  value: diffLines(nodes)
    .map(({ mark, text: line }) => `${mark} ${line}`.trimEnd())
    .join('\n'),
});

export const placeOf = (page: ChangedPage, place: DiffPassage['heading'], address: MarkdownAddress) =>
  link(`${address(page.after ?? '')}${place ? `#${place.anchor}` : ''}`, place ? decodeText(place.text) : page.title);

const passageBlocks = (page: ChangedPage, address: MarkdownAddress): RootContent[] =>
  page.passages.flatMap((passage) => [
    ...(passage.heading ? [paragraph(placeOf(page, passage.heading, address))] : []),
    diff(passage.nodes),
  ]);

export const passagesMarkdown = (page: ChangedPage, address: MarkdownAddress): string =>
  write(passageBlocks(page, address));

/** Numbers, and pages that are new, gone, or elsewhere. */
function overview(changes: VersionChanges, address: MarkdownAddress): RootContent[] {
  const { before, facts, added, removed, moved } = changes;
  const part = (title: string, pages: readonly ChangedPage[], item: (page: ChangedPage) => PhrasingContent[]) =>
    pages.length ? [heading(2, text(title)), list(pages.map(item))] : [];
  return [
    ...(facts.length ? [heading(2, text('Numbers')), ...factTable(facts, changes)] : []),
    ...part('New pages', added, (page) => [link(address(page.after ?? ''), page.title)]),
    ...part('Removed pages', removed, (page) => [
      link(address(page.before ?? ''), page.title),
      text(`, last in ${before.label}`),
    ]),
    ...part('Moved pages', moved, (page) => [
      link(address(page.after ?? ''), page.title),
      text(', formerly '),
      link(address(page.before ?? ''), page.before ?? ''),
    ]),
  ];
}

const nothing = paragraph(text('Nothing differs.'));

/** Which pages differ: what there is to ask for. */
export function changeListMarkdown(changes: VersionChanges, address: MarkdownAddress): string {
  const changed = changes.changed.map((page) => [link(address(page.after ?? ''), page.title)]);
  const blocks = [
    ...overview(changes, address),
    ...(changed.length ? [heading(2, text('Changed pages')), list(changed)] : []),
  ];
  return write(blocks.length ? blocks : [nothing]);
}

export function changesMarkdown(changes: VersionChanges, upgrade: string, address: MarkdownAddress): string {
  const { before, after, changed } = changes;
  const parts = [
    ...overview(changes, address),
    ...(changed.length ? [heading(2, text('Changed pages'))] : []),
    ...changed.flatMap((page) => [
      heading(3, link(address(page.after ?? ''), page.title)),
      ...passageBlocks(page, address),
    ]),
  ];
  return write([
    paragraph(
      text(
        `How the documentation of ${after.label} differs from that of ${before.label}. To bring a program up to date, follow `,
      ),
      link(address(upgrade), 'the upgrade guide'),
      text('.'),
    ),
    ...(parts.length ? parts : [nothing]),
  ]);
}
