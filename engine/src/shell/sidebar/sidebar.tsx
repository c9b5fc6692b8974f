/** The sidebar, which becomes the drawer (a popover) on a narrow screen: one tree, rendered once. */

import { useEffect } from 'react';
import { shellIds } from '../../config/ids.ts';
import { afterPaint } from '../after-paint.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { HomeLink } from '../navbar/home-link.tsx';
import { itemName, NavbarItem } from '../navbar/navbar-item.tsx';
import type { ShellProps } from '../view.ts';
import { showCurrent } from './drawer.ts';
import { SidebarNodes } from './sidebar-nodes.tsx';

export function Sidebar(shell: ShellProps) {
  const { site, page } = shell;
  // Deferred, since reading positions would force layout before the page is displayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useEffect(() => afterPaint(showCurrent), [page.href]);
  return (
    <aside
      id={shellIds.drawer}
      className={page.sidebar ? 'sidebar' : 'sidebar drawer-only'}
      popover="auto"
      aria-label="Navigation"
    >
      <div className="drawer-head">
        <HomeLink site={site} />
        <button
          type="button"
          className="icon-button drawer-close"
          popoverTarget={shellIds.drawer}
          popoverTargetAction="hide"
          aria-label="Close the navigation"
        >
          <CloseIcon />
        </button>
      </div>
      {page.sidebar ? (
        <nav className="sidebar-nav" aria-label="Documentation pages" key={page.set}>
          <SidebarNodes nodes={page.sidebar} current={page.id} />
          {page.ofVersion.map(({ label, href }) => (
            <p key={href} className="sidebar-of-version">
              <a href={href}>{label}</a>
            </p>
          ))}
        </nav>
      ) : null}
      <nav className="drawer-nav" aria-label="Site">
        <ul>
          {site.config.navbar.map((item) => (
            <li key={itemName(item)}>
              <NavbarItem item={item} {...shell} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
