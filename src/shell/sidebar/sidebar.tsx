/** The sidebar, which on a narrow screen is the drawer (a popover): one tree, drawn once. */

import { Fragment } from 'react';
import type { SidebarNode } from '../../model/page-data.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { GuardedItem, type ShellProps } from '../navbar/navbar.tsx';

function Nodes({ nodes, current }: { nodes: readonly SidebarNode[]; current: string }) {
  return (
    <ul>
      {nodes.map((node) => (
        <Fragment key={`${node.type} ${node.label}`}>
          <Node node={node} current={current} />
        </Fragment>
      ))}
    </ul>
  );
}

function Node({ node, current }: { node: SidebarNode; current: string }) {
  switch (node.type) {
    case 'heading':
      return <li className="sidebar-heading">{node.label}</li>;
    case 'link':
      return (
        <li>
          <a href={node.href} className="external" rel="noopener">
            {node.label}
          </a>
        </li>
      );
    case 'doc':
      return (
        <li>
          <a href={node.href} aria-current={node.id === current ? 'page' : undefined}>
            {node.label}
          </a>
        </li>
      );
    case 'category':
      return (
        <li className={node.doc ? 'linked' : undefined}>
          {/* A link of its own beside the summary: a control inside a control is reached by neither keyboard nor voice for sure. */}
          {node.doc ? (
            <a href={node.doc.href} aria-current={node.doc.id === current ? 'page' : undefined}>
              {node.label}
            </a>
          ) : null}
          <details className="category" open={node.ids.has(current) || undefined}>
            <summary aria-label={node.doc ? `Pages on ${node.label}` : undefined}>{node.doc ? null : node.label}</summary>
            <Nodes nodes={node.items} current={current} />
          </details>
        </li>
      );
  }
}

export function Sidebar(shell: ShellProps) {
  const { site, page } = shell;
  return (
    <aside id="drawer" className={page.sidebar ? 'sidebar' : 'sidebar drawer-only'} popover="auto" aria-label="Navigation">
      <button
        type="button"
        className="icon-button drawer-close"
        popoverTarget="drawer"
        popoverTargetAction="hide"
        aria-label="Close the navigation"
      >
        <CloseIcon />
      </button>
      <nav className="drawer-nav" aria-label="Site">
        <ul>
          {site.config.navbar.map((item) => (
            <li key={'label' in item ? item.label : item.type}>
              <GuardedItem item={item} {...shell} />
            </li>
          ))}
        </ul>
      </nav>
      {page.sidebar ? (
        <nav className="sidebar-nav" aria-label="Documentation pages">
          <Nodes nodes={page.sidebar} current={page.id} />
        </nav>
      ) : null}
    </aside>
  );
}
