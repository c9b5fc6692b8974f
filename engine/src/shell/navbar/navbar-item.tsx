/** An item of the navbar or the drawer, of any type in the configuration. */
import { pageHref } from '../../config/page-href.ts';
import type { NavbarItem as Item } from '../../config/site-config.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import type { ShellProps } from '../view.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Menu } from './menu.tsx';
import { VersionMenu } from './version-menu.tsx';

/** The version that a link to the documentation leads to: the page's own, or else the preferred one. */
function documentationHref({ site, page, preferred }: ShellProps): string {
  const version = site.versions.find(({ label }) => label === (page.version ?? preferred)) ?? latestVersion(site);
  return addressIn(site, version.path, '');
}

type LinkItemProps = Extract<Item, { type: 'page' | 'link' }>;

function NavbarLink({ item, site, page }: { item: LinkItemProps } & Pick<ShellProps, 'site' | 'page'>) {
  if (item.type === 'link') {
    return (
      <a href={item.href} className="external" rel="noopener">
        {item.label}
      </a>
    );
  }
  const href = pageHref(site, item.to);
  return (
    <a href={href} aria-current={page.href === href ? 'page' : undefined}>
      {item.label}
    </a>
  );
}

type ItemProps = ShellProps & { item: Item };

function ItemView({ item, ...shell }: ItemProps) {
  const { site, page } = shell;
  switch (item.type) {
    case 'docs':
      return (
        <a href={documentationHref(shell)} data-nav="docs" aria-current={page.version ? 'true' : undefined}>
          {item.label}
        </a>
      );
    case 'sidebar': {
      const starts = site.sidebarStarts[item.sidebar] ?? {};
      const href = starts[page.set] ?? starts[latestVersion(site).label] ?? Object.values(starts)[0];
      if (href === undefined) throw new Error(`The sidebar "${item.sidebar}" has nothing to link to.`);
      return <a href={pageHref(site, href)}>{item.label}</a>;
    }
    case 'page':
    case 'link':
      return <NavbarLink item={item} site={site} page={page} />;
    case 'dropdown':
      return (
        <Menu name="dropdown" label={item.label}>
          {item.items.map((inner) => (
            <li key={inner.label}>
              <NavbarLink item={inner} site={site} page={page} />
            </li>
          ))}
        </Menu>
      );
    case 'versions':
      return <VersionMenu {...shell} />;
    case 'languages':
      return <LanguageMenu site={site} page={page} />;
  }
}

/** Name of an item in messages. */
export const itemName = (item: Item) => ('label' in item ? item.label : item.type);

/** If an item fails, a message names it in its place, and the others keep working. */
export const NavbarItem = (props: ItemProps) => (
  <ErrorBoundary name={`navbar item "${itemName(props.item)}"`}>
    <ItemView {...props} />
  </ErrorBoundary>
);
