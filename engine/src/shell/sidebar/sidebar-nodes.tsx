/** The nodes of the sidebar's tree. */
import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import type { SidebarNode } from '../../model/page-data.ts';

/** Milliseconds to open a category, by its height in pixels (Material Design's duration for a height). */
function openingMs(height: number): number {
  const part = height / 36;
  return height ? Math.round((4 + 15 * part ** 0.25 + part / 5) * 10) : 0;
}

interface CategoryProps {
  readonly label: string;
  readonly hasLink: boolean;
  /** Whether one of its pages is shown. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A category. It opens and closes natively; `openCategories` opens it when the reader goes to one of its pages. */
function Category({ label, hasLink, isCurrent, children }: CategoryProps) {
  // Never changes: the element keeps its own state, including what the reader did before hydration.
  const [isOpenAtFirst] = useState(isCurrent);
  const onClick = ({ currentTarget: { parentElement } }: MouseEvent) => {
    const list = parentElement?.querySelector('ul');
    if (!list) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A closed category has no height: estimate one line per entry.
    const durationMs = isReduced ? 1 : openingMs(list.scrollHeight || list.childElementCount * 32);
    parentElement?.style.setProperty('--opening', `${durationMs}ms`);
  };
  return (
    <details className="category" open={isOpenAtFirst || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and Enter clicks it */}
      <summary aria-label={hasLink ? `Pages on ${label}` : undefined} onClick={onClick}>
        {hasLink ? null : label}
      </summary>
      {children}
    </details>
  );
}

/** Id of the current page if it is in the node, so that other nodes don't render again. */
const currentIn = (node: SidebarNode, current: string | null): string | null => {
  if (current === null) return null;
  const holds = node.type === 'doc' ? node.id === current : node.type === 'category' && node.ids.has(current);
  return holds ? current : null;
};

interface NodesProps {
  readonly nodes: readonly SidebarNode[];
  /** Id of the page to mark. */
  readonly current: string | null;
  /** What the mark says: that this page is shown, or one that belongs to it. */
  readonly mark?: 'page' | 'true';
}

export const SidebarNodes = ({ nodes, current, mark = 'page' }: NodesProps) => (
  <ul>
    {nodes.map((node) => (
      <Node key={`${node.type} ${node.label}`} node={node} current={currentIn(node, current)} mark={mark} />
    ))}
  </ul>
);

type NodeProps = Required<Omit<NodesProps, 'nodes'>> & { readonly node: SidebarNode };

const Node = memo(function Node({ node, current, mark }: NodeProps) {
  switch (node.type) {
    case 'heading':
      return <li className="sidebar-heading">{node.label}</li>;
    case 'link':
      return (
        <li>
          <a href={node.href} className={node.href.startsWith('/') ? undefined : 'external'}>
            {node.label}
          </a>
        </li>
      );
    case 'doc':
      return (
        <li>
          <a href={node.href} aria-current={current ? mark : undefined}>
            {node.label}
          </a>
        </li>
      );
    case 'category':
      return (
        <li className={node.doc ? 'linked' : undefined}>
          {/* A link next to the summary: a control inside a control isn't reliably reached by keyboard or voice. */}
          {node.doc ? (
            <a href={node.doc.href} aria-current={node.doc.id === current ? mark : undefined}>
              {node.label}
            </a>
          ) : null}
          <Category label={node.label} hasLink={node.doc !== null} isCurrent={current !== null}>
            <SidebarNodes nodes={node.items} current={current} mark={mark} />
          </Category>
        </li>
      );
  }
});
