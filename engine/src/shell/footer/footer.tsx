/** The footer: columns of links, the logo with a link to whom the site belongs to, the copyright. */
import { linkHref } from '../../config/page-href.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { Logo } from '../icons/logo.tsx';

export function Footer({ site }: { site: SiteInfo }) {
  const { columns, logo, copyright } = site.config.footer;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {logo ? (
          <a className="footer-logo" href={logo.href} aria-label={logo.alt}>
            {site.logo ? <Logo logo={site.logo} height={logo.height} /> : logo.alt}
          </a>
        ) : null}
        {columns.map((links) => (
          <ul key={links[0]?.label}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={linkHref(site, href)}>{label}</a>
              </li>
            ))}
          </ul>
        ))}
        {copyright ? <p>{copyright}</p> : null}
      </div>
    </footer>
  );
}
