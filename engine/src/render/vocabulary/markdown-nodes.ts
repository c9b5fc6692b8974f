/** Nodes of Markdown, for elements of the vocabulary and for documents about changes. */
import type { BlockContent, Blockquote, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({ type: 'link', url, children });
export const quote = (children: readonly RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as BlockContent[],
});
export const target = (anchor: string): PhrasingContent => ({ type: 'html', value: `<a id="${anchor}"></a>` });

export const list = (items: readonly (readonly BlockContent[])[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [...children] })),
});

/** @param rows the cells of each row, those of the header first */
export const table = (rows: readonly (readonly (PhrasingContent | PhrasingContent[])[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [cell].flat() })),
  })),
});
