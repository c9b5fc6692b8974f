import type { BlockContent, Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({ type: 'link', url, children });
export const quote = (children: readonly RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as BlockContent[],
});
export const target = (anchor: string): PhrasingContent => ({ type: 'html', value: `<a id="${anchor}"></a>` });
