/** The bar at the top: logo, links, search, versions, community, languages, colour mode. Menus are `<details>`: they work without script. */

import type { ReactNode } from 'react';
import type { PageData } from '../../model/page-data.ts';
import type { NavbarItem } from '../../model/site-config.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { Guarded } from '../crash/guarded.tsx';
import { Logo, MenuIcon, MoonIcon, SearchIcon, SunIcon } from '../icons/icons.tsx';

export interface ShellProps {
  readonly site: SiteInfo;
  readonly page: PageData;
  /** Label of the version the reader prefers: where Documentation leads from unversioned pages. */
  readonly preferred: string;
}

/** Class of a link elsewhere: it carries an arrow. */
const externalLink = { className: 'external', rel: 'noopener' } as const;

function Menu({ label, name, current, children }: { label: ReactNode; name: string; current?: string; children: ReactNode }) {
  return (
    <details className={`menu ${name}`} name="navbar">
      <summary aria-label={current}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}

function VersionMenu({ page, preferred }: ShellProps) {
  const shown = page.version ?? preferred;
  return (
    <Menu name="versions" label={<span className="version-label">{shown}</span>} current={`Documentation version ${shown}`}>
      {page.versions.map(({ label, name, href, sameTopic }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={label === page.version ? 'true' : undefined}
            data-version={label}
            data-keep-hash={page.version && sameTopic ? '' : undefined}
          >
            {name}
            {sameTopic ? null : <small>this page does not exist there: to its start</small>}
          </a>
        </li>
      ))}
    </Menu>
  );
}

function LanguageMenu({ site, page }: ShellProps) {
  const current = site.config.locales.find(({ code }) => code === site.config.language);
  return (
    <Menu
      name="languages"
      label={<span className="language-label">{current?.code.toUpperCase()}</span>}
      current={`${current?.code.toUpperCase()}: language ${current?.label}`}
    >
      {site.config.locales.map(({ code, label }) => (
        <li key={code}>
          <a
            href={code === site.config.language ? page.href : `${site.base}/${code}${page.href.slice(site.base.length)}`}
            lang={code}
            hrefLang={code}
            aria-current={code === site.config.language ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}

/** Where a link to the documentation leads: the page's own version, else the preferred one. */
function documentationHref({ site, page, preferred }: ShellProps): string {
  const version = site.versions.find(({ label }) => label === (page.version ?? preferred)) ?? latestVersion(site);
  return addressIn(site, version.path, '');
}

type LinkItem = Extract<NavbarItem, { type: 'page' | 'link' }>;

function NavbarLink({ item, site, page }: { item: LinkItem } & Pick<ShellProps, 'site' | 'page'>) {
  if (item.type === 'link') {
    return (
      <a href={item.href} {...externalLink}>
        {item.label}
      </a>
    );
  }
  const href = site.base + item.to;
  return (
    <a href={href} aria-current={page.href === href ? 'page' : undefined}>
      {item.label}
    </a>
  );
}

/** One item of the bar, of any type the configuration knows. */
function NavbarItemView({ item, ...shell }: { item: NavbarItem } & ShellProps) {
  switch (item.type) {
    case 'docs':
      return (
        <a href={documentationHref(shell)} data-nav="docs" aria-current={shell.page.version ? 'true' : undefined}>
          {item.label}
        </a>
      );
    case 'sidebar': {
      const starts = shell.site.sidebarStarts[item.sidebar] ?? {};
      const href = starts[shell.page.set] ?? starts[latestVersion(shell.site).label] ?? Object.values(starts)[0];
      if (href === undefined) throw new Error(`The sidebar "${item.sidebar}" has nothing to link to.`);
      return <a href={shell.site.base + href}>{item.label}</a>;
    }
    case 'page':
    case 'link':
      return <NavbarLink item={item} {...shell} />;
    case 'dropdown':
      return (
        <Menu name="dropdown" label={item.label}>
          {item.items.map((inner) => (
            <li key={inner.label}>
              <NavbarLink item={inner} {...shell} />
            </li>
          ))}
        </Menu>
      );
    case 'versions':
      return <VersionMenu {...shell} />;
    case 'languages':
      return <LanguageMenu {...shell} />;
  }
}

/** What a message calls an item. */
const nameOf = (item: NavbarItem) => ('label' in item ? item.label : item.type);

/** An item that fails is named in its place; the rest of the bar lives on. */
export const GuardedItem = ({ item, ...shell }: { item: NavbarItem } & ShellProps) => (
  <Guarded name={`navbar item "${nameOf(item)}"`}>
    <NavbarItemView item={item} {...shell} />
  </Guarded>
);

function Items({ side, ...shell }: ShellProps & { side: 'left' | 'right' }) {
  return (
    <ul className={`navbar-items ${side}`}>
      {shell.site.config.navbar
        .filter((item) => ('position' in item ? (item.position ?? 'left') : 'left') === side)
        .map((item) => (
          <li key={nameOf(item)} data-item={item.type}>
            <GuardedItem item={item} {...shell} />
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
        <button type="button" className="icon-button drawer-button" popoverTarget="drawer" aria-label="Open the navigation">
          <MenuIcon />
        </button>
        <a className="home-link" href={`${site.base}/`} aria-label={`${site.config.title}: home`}>
          <Logo height={30} />
          <span className="home-word">RISC Zero</span>
        </a>
        <nav className="navbar-nav" aria-label="Main">
          <Items side="left" {...shell} />
          <button type="button" className="search-button" data-action="search" aria-keyshortcuts="Control+K Meta+K /">
            <SearchIcon />
            <span>Search</span>
            <kbd>Ctrl K</kbd>
          </button>
          <noscript>
            <a className="search-link" href={`${site.base}/search`}>
              Search
            </a>
          </noscript>
          <Items side="right" {...shell} />
        </nav>
        <button type="button" className="icon-button mode-button" data-action="mode" aria-label="Switch between dark and light mode">
          <span className="when-dark">
            <SunIcon />
          </span>
          <span className="when-light">
            <MoonIcon />
          </span>
        </button>
      </div>
    </header>
  );
}
