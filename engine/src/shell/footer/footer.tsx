/** The footer: two columns of links, the company's logo, the copyright. */
import { pageHref } from '../../config/page-href.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { Logo } from '../icons/icons.tsx';

export function Footer({ site }: { site: SiteInfo }) {
  const { columns, logo, copyright } = site.config.footer;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <a className="footer-logo" href={logo.href} rel="noopener" aria-label={logo.alt}>
          <Logo height={logo.height} />
        </a>
        {columns.map((links) => (
          <ul key={links[0]?.label}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={href.startsWith('/') ? pageHref(site, href) : href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
        <p>{copyright}</p>
      </div>
    </footer>
  );
}
