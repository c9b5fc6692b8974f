/** Converts each element of the authoring vocabulary to plain Markdown. */
import type { BlockContent, Blockquote, Nodes, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import type { DataTable } from '../../content/data-table.ts';
import { parseFence } from '../../content/fence.ts';
import { splitHidden } from '../../content/hidden-lines.ts';
import { versionCode } from '../../content/version-code.ts';
import { checkedOn } from '../checked-on.ts';
import type { View } from '../view.ts';

/** An element to convert: its attributes, its children (already Markdown), and the page. */
export interface Source {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly RootContent[];
  readonly page: MarkdownPage;
}

/** The page and the data that its Markdown uses. */
export interface MarkdownPage {
  readonly view: View;
  /** The file whose text it is: the page's, or that of a passage it includes. */
  readonly file: string;
  /** Resolves a link of the link grammar to its address in Markdown. */
  link(href: string): string;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({ type: 'link', url, children });
const quote = (children: readonly RootContent[]): Blockquote => ({ type: 'blockquote', children: children as BlockContent[] });

/** An admonition as GitHub writes it: `> [!NOTE]`. */
const admonition =
  (kind: string) =>
  ({ attributes: { title }, children }: Source): RootContent[] => [
    quote([paragraph({ type: 'html', value: `[!${kind}]` }), ...(title ? [paragraph(strong(title))] : []), ...children]),
  ];

function when({ attributes: { versions = '', badge }, children, page: { view } }: Source): readonly RootContent[] {
  if (!view.holds(versions)) return [];
  const range = badge === undefined ? null : view.describe(versions);
  return range ? [paragraph(strong(`${range}:`)), ...children] : children;
}

function codeBlock({ attributes: { code = '', lang = '', meta = '' }, page: { view } }: Source): RootContent[] {
  const { options, hidesLines } = view.site.data.code;
  const fence = parseFence(meta, options);
  const { text: full } = versionCode(code, view);
  if (lang === 'flow' || lang === 'sequence')
    return [quote([paragraph(strong(`Diagram${fence.title ? `: ${fence.title}` : ''}.`), text(` ${fence.alt ?? ''}`))])];
  const title = fence.title && view.fill(fence.title);
  return [
    { type: 'code', lang, meta: title ? `title="${title}"` : null, value: hidesLines(fence.options) ? splitHidden(full).shown : full },
  ];
}

function card({ attributes: { title = '', href = '' }, children, page }: Source): RootContent[] {
  return [
    {
      type: 'list',
      spread: false,
      children: [
        { type: 'listItem', spread: false, children: [paragraph(link(page.link(href), text(title))), ...(children as BlockContent[])] },
      ],
    },
  ];
}

function dataTable({ attributes: { name = '' }, page }: Source): RootContent[] {
  const { view } = page;
  const table = view.site.data.tables.get(name);
  if (!table) return [];
  const cell = (content: PhrasingContent): TableCell => ({ type: 'tableCell', children: [content] });
  const cellOf = (source: DataTable['rows'][number]['cells'][number]) => {
    if (typeof source === 'string') return cell(text(view.fill(source)));
    const content: PhrasingContent =
      'code' in source ? { type: 'inlineCode', value: view.fill(source.code) } : text(view.fill(source.text));
    return cell(source.href ? link(page.link(view.fill(source.href)), content) : content);
  };
  const rows = table.rows.filter(({ versions }) => !versions || view.includes(versions));
  const markdown: Table = {
    type: 'table',
    children: [
      { type: 'tableRow', children: table.columns.map((column) => cell(text(column))) },
      ...rows.map(({ cells }) => ({ type: 'tableRow' as const, children: cells.map(cellOf) })),
    ],
  };
  const sources = table.source.flatMap(({ title, href }, i) => [text(i ? ', ' : ''), link(page.link(href), text(title))]);
  return [
    markdown,
    paragraph(
      text(`${table.caption.replace(/\.$/, '')}. ${sources.length > 2 ? 'Sources' : 'Source'}: `),
      ...sources,
      text(`, ${checkedOn(table.checked)}.`),
    ),
  ];
}

function glossary({ page }: Source): RootContent[] {
  const items = page.view.site.data.glossary.map(({ term, definition, see }) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(strong(term), text(`: ${definition}${see ? ' ' : ''}`), ...(see ? [link(page.link(see), text('More'))] : []))],
  }));
  return [{ type: 'list', spread: false, children: items }];
}

function island({ attributes: { name = '' }, page }: Source): RootContent[] {
  const summary = page.view.site.data.islands.get(name)?.summary;
  return summary ? [quote([paragraph(strong('Interactive.'), text(` ${summary}`))])] : [];
}

function formula({ attributes: { tex = '', display, after = '' } }: Source): readonly Nodes[] {
  if (display) return [{ type: 'math', value: tex } as Nodes];
  return [{ type: 'inlineMath', value: tex } as Nodes, ...(after ? [text(after)] : [])];
}

function picture({ attributes: { src = '', alt = '', title = '', block }, page: { view, file } }: Source): readonly Nodes[] {
  const { origin, base, data } = view.site;
  const url = origin + base + data.pictures.find(src, file).address;
  const image: PhrasingContent = { type: 'image', url, alt: view.fill(alt), title: view.fill(title) || null };
  return [block ? paragraph(image) : image];
}

const inlineCode = ({ children }: Source): Nodes[] => [
  { type: 'inlineCode', value: children.map((child) => ('value' in child ? child.value : '')).join('') },
];

/** Each element's Markdown. An element without an entry is replaced by its children. */
export const markdownElements: Readonly<Record<string, (source: Source) => readonly Nodes[]>> = {
  When: when,
  Note: admonition('NOTE'),
  Tip: admonition('TIP'),
  Warning: admonition('WARNING'),
  Danger: admonition('CAUTION'),
  Tab: ({ attributes: { label = '' }, children }) => [paragraph(strong(label)), ...children],
  Card: card,
  Details: ({ attributes: { summary = '' }, children }) => [paragraph(strong(summary)), ...children],
  DataTable: dataTable,
  Glossary: glossary,
  Filter: () => [],
  Island: island,
  CodeBlock: codeBlock,
  InlineCode: inlineCode,
  Formula: formula,
  Picture: picture,
  Fact: ({ attributes: { name = '' }, page }) => [text(page.view.fact(name))],
};
