import { isValidElement, type ReactNode } from 'react';

/** The text inside React children. Components are not rendered: `resolve` returns the value of a `Fact`. */
export function textOf(node: ReactNode, resolve: (props: Record<string, unknown>) => string | undefined): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child) => textOf(child, resolve)).join('');
  if (isValidElement<Record<string, unknown>>(node))
    return resolve(node.props) ?? textOf(node.props.children as ReactNode, resolve);
  return '';
}
