import { isValidElement, type ReactNode } from 'react';

/** The text inside React children, elements unwrapped; what components would draw is not known, so a Fact counts as its name's value via `resolve`. */
export function textOf(node: ReactNode, resolve: (props: Record<string, unknown>) => string | undefined): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child) => textOf(child, resolve)).join('');
  if (isValidElement<Record<string, unknown>>(node)) return resolve(node.props) ?? textOf(node.props.children as ReactNode, resolve);
  return '';
}

/** The anchor a heading gets from its text: lower case, spaces to hyphens, punctuation dropped. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
