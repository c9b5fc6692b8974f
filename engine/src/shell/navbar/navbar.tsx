/** The navbar: logo, links, search, versions, community, languages, color mode. */

import { useSyncExternalStore } from 'react';
import { shellIds } from '../../config/ids.ts';
import { pageHref } from '../../config/page-href.ts';
import { MenuIcon, MoonIcon, SunIcon } from '../icons/icons.tsx';
import { type Mode, showMode, shownMode } from '../preferences/mode.ts';
import { modeSlot } from '../preferences/preferences.ts';
import type { ShellProps } from '../view.ts';
import { HomeLink } from './home-link.tsx';
import { itemName, NavbarItem } from './navbar-item.tsx';
import { SearchButton } from './search-button.tsx';

function Items({ side, ...shell }: ShellProps & { side: 'left' | 'right' }) {
  return (
    <ul className={`navbar-items ${side}`}>
      {shell.site.config.navbar
        .filter((item) => ('position' in item ? (item.position ?? 'left') : 'left') === side)
        .map((item) => (
          <li key={itemName(item)} className={item.type === 'versions' ? 'always' : undefined}>
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
          popoverTarget={shellIds.drawer}
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

function toggleMode(): void {
  const mode = shownMode() === 'light' ? 'dark' : 'light';
  showMode(mode);
  modeSlot.set(mode);
}

function followShownMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Switches between dark and light mode. The choice is stored and followed by other tabs; see `followMode`. */
function ModeButton() {
  // Null before hydration: the document is the same for every reader.
  const mode = useSyncExternalStore<Mode | null>(followShownMode, shownMode, () => null);
  return (
    <button
      type="button"
      className="icon-button mode-button"
      data-action="mode"
      aria-label="Switch between dark and light mode"
      aria-pressed={mode === null ? undefined : mode === 'light'}
      aria-description={mode ? `Now ${mode}` : undefined}
      onClick={toggleMode}
    >
      <span className="when-dark">
        <SunIcon />
      </span>
      <span className="when-light">
        <MoonIcon />
      </span>
    </button>
  );
}
