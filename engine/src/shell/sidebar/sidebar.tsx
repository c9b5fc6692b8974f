/** The sidebar, which becomes the drawer (a popover) on a narrow screen: one tree, rendered once. */

import { useEffect } from 'react';
import { shellIds } from '../../config/ids.ts';
import type { NavbarItem as Item } from '../../config/site-config.ts';
import { afterPaint } from '../after-paint.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { HomeLink } from '../navbar/home-link.tsx';
import { itemName, NavbarItem } from '../navbar/navbar-item.tsx';
import type { ShellProps } from '../view.ts';
import { adaptToPage, closeDrawer } from './drawer.ts';
import { SidebarNodes } from './sidebar-nodes.tsx';

/** Items that lead to a part of the site, which the drawer shows above the pages of the current one. */
const isSection = ({ type }: Item): boolean => type === 'docs' || type === 'sidebar' || type === 'page';

function Items({ items, ...shell }: ShellProps & { items: readonly Item[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={itemName(item)}>
          <NavbarItem item={item} {...shell} />
        </li>
      ))}
    </ul>
  );
}

export function Sidebar(shell: ShellProps) {
  const { site, page } = shell;
  const { navbar } = site.config;
  useEffect(() => {
    // A section that was chosen in the drawer shows its pages there, if it has a sidebar.
    if (!page.sidebar) closeDrawer();
    // Deferred, since reading positions would force layout before the page is displayed.
    afterPaint(adaptToPage);
  }, [page]);
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
        <nav className="drawer-sections" aria-label="Sections">
          <Items items={navbar.filter(isSection)} {...shell} />
        </nav>
      </div>
      {page.sidebar ? (
        <nav className="sidebar-nav" aria-label="Pages" key={page.set}>
          <SidebarNodes
            nodes={page.sidebar}
            current={page.sidebarId}
            mark={page.sidebarId === page.id ? 'page' : 'true'}
          />
          {page.unlisted.length ? (
            <ul>
              {page.unlisted.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === page.href ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </nav>
      ) : null}
      <nav className="drawer-nav" aria-label="Site">
        <Items items={navbar.filter((item) => !isSection(item))} {...shell} />
      </nav>
    </aside>
  );
}
