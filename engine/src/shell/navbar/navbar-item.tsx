/** An item of the navbar or the drawer, of any type in the configuration. */
import { pageHref } from '../../config/page-href.ts';
import type { NavbarItem as Item } from '../../config/site-config.ts';
import type { VersionLink } from '../../model/page-data.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { keepHeading, keepQuery } from '../keep-heading.ts';
import type { ShellProps } from '../view.ts';
import { Menu } from './menu.tsx';

/** The version that a link to the documentation leads to: the page's own, or else the preferred one. */
function documentationHref({ site, page, preferred }: ShellProps): string {
  const version = site.versions.find(({ label }) => label === (page.version ?? preferred)) ?? latestVersion(site);
  return addressIn(site, version.path, '');
}

type LinkItemProps = Extract<Item, { type: 'page' | 'link' }>;

function NavbarLink({ item, site, page }: { item: LinkItemProps } & Pick<ShellProps, 'site' | 'page'>) {
  if (item.type === 'link') {
    return (
      <a href={item.href} className="external">
        {item.label}
      </a>
    );
  }
  const href = pageHref(site, item.to);
  return (
    <a href={href} aria-current={page.href === href ? 'page' : page.section === href ? 'true' : undefined}>
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

export const itemName = (item: Item) => ('label' in item ? item.label : item.type);

/** If an item fails, a message names it in its place, and the others keep working. */
export const NavbarItem = (props: ItemProps) => (
  <ErrorBoundary name={`navbar item "${itemName(props.item)}"`}>
    <ItemView {...props} />
  </ErrorBoundary>
);

function LanguageMenu({ site, page }: Pick<ShellProps, 'site' | 'page'>) {
  const { locales, language } = site.config;
  const current = locales.find(({ code }) => code === language);
  const code = current?.code.toUpperCase();
  return (
    <Menu name="languages" label={code} accessibleName={`${code}: language ${current?.label}`}>
      {locales.map((locale) => (
        <li key={locale.code}>
          <a
            href={
              locale.code === language ? page.href : `${site.base}/${locale.code}${page.href.slice(site.base.length)}`
            }
            lang={locale.code}
            hrefLang={locale.code}
            aria-current={locale.code === language ? 'true' : undefined}
            {...keepQuery}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}

/**
 * The version menu: links to the same topic in every version, or to the version's start page if the topic doesn't exist
 * there.
 */
function VersionMenu({ page, preferred }: ShellProps) {
  const shown = page.version ?? preferred;
  const item = ({ label, href, since, mark, sameTopic, isLatest }: VersionLink) => (
    <li key={label}>
      <a
        href={href}
        aria-current={label === page.version ? 'true' : undefined}
        data-version={label}
        {...(page.version && sameTopic ? keepHeading : {})}
      >
        <span>
          {label}
          {mark ? <VersionMark {...mark} /> : null}
        </span>
        <span>{[since, isLatest ? 'latest' : ''].filter(Boolean).join(', ')}</span>
        {sameTopic ? null : <small>Not in this version – opens its start page</small>}
      </a>
    </li>
  );
  const maintained = page.versions.filter(({ isMaintained }) => isMaintained);
  const ended = page.versions.filter(({ isMaintained }) => !isMaintained);
  const marks = new Map(page.versions.flatMap(({ mark }) => (mark ? [[mark.mark, mark]] : [])));
  return (
    <Menu
      name="versions"
      label={<span className="version-label">{shown}</span>}
      accessibleName={`Documentation version ${shown}`}
    >
      {maintained.map(item)}
      {ended.length ? (
        <li key="ended">
          <small>No longer maintained</small>
          <ul>{ended.map(item)}</ul>
        </li>
      ) : null}
      {[...marks.values()].map((mark) => (
        <li key={mark.mark} className="legend" aria-hidden="true">
          <VersionMark {...mark} /> {mark.mark}
        </li>
      ))}
    </Menu>
  );
}

/** A dot in the color of a severity, which is read out as its word. */
const VersionMark = ({ mark, severity }: NonNullable<VersionLink['mark']>) => (
  <i className={`version-mark ${severity}`} role="img" aria-label={mark} />
);
