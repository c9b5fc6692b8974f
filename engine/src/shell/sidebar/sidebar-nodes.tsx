/** The nodes of the sidebar's tree. */
import { memo } from 'react';
import type { SidebarNode } from '../../model/page-data.ts';
import { Category } from './category.tsx';

/** Id of the current page if it is in the node, so that other nodes don't render again. */
const currentIn = (node: SidebarNode, current: string | null): string | null => {
  if (current === null) return null;
  const holds = node.type === 'doc' ? node.id === current : node.type === 'category' && node.ids.has(current);
  return holds ? current : null;
};

export const SidebarNodes = ({ nodes, current }: { nodes: readonly SidebarNode[]; current: string | null }) => (
  <ul>
    {nodes.map((node) => (
      <Node key={`${node.type} ${node.label}`} node={node} current={currentIn(node, current)} />
    ))}
  </ul>
);

const Node = memo(function Node({ node, current }: { node: SidebarNode; current: string | null }) {
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
          <a href={node.href} aria-current={current ? 'page' : undefined}>
            {node.label}
          </a>
        </li>
      );
    case 'category':
      return (
        <li className={node.doc ? 'linked' : undefined}>
          {/* A link next to the summary: a control inside a control isn't reliably reached by keyboard or voice. */}
          {node.doc ? (
            <a href={node.doc.href} aria-current={node.doc.id === current ? 'page' : undefined}>
              {node.label}
            </a>
          ) : null}
          <Category label={node.label} hasLink={node.doc !== null} isCurrent={current !== null}>
            <SidebarNodes nodes={node.items} current={current} />
          </Category>
        </li>
      );
  }
});
