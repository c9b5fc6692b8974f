/** The navbar: logo, links, search, versions, community, languages, color mode. */
import { pageHref } from '../../config/page-href.ts';
import { MenuIcon } from '../icons/icons.tsx';
import type { ShellProps } from '../view.ts';
import { HomeLink } from './home-link.tsx';
import { ModeButton } from './mode-button.tsx';
import { itemName, NavbarItem } from './navbar-item.tsx';
import { SearchButton } from './search-button.tsx';

function Items({ side, ...shell }: ShellProps & { side: 'left' | 'right' }) {
  return (
    <ul className={`navbar-items ${side}`}>
      {shell.site.config.navbar
        .filter((item) => ('position' in item ? (item.position ?? 'left') : 'left') === side)
        .map((item) => (
          <li key={itemName(item)} data-item={item.type}>
            <NavbarItem item={item} {...shell} />
          </li>
        ))}
    </ul>
  );
}

export function Navbar(shell: ShellProps) {
  const { site } = shell;
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <button
          type="button"
          className="icon-button drawer-button"
          popoverTarget="drawer"
          aria-label="Open the navigation"
        >
          <MenuIcon />
        </button>
        <HomeLink site={site} />
        <nav className="navbar-nav" aria-label="Main">
          <Items side="left" {...shell} />
          <SearchButton />
          <noscript>
            <a className="search-link" href={pageHref(site, '/search')}>
              Search
            </a>
          </noscript>
          <Items side="right" {...shell} />
        </nav>
        <ModeButton />
      </div>
    </header>
  );
}
