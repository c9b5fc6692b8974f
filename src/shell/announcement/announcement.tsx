/** The bar above every page, where the configuration has one. The head script hides it before first paint once dismissed. */
import type { SiteInfo } from '../../model/site-info.ts';
import { CloseIcon } from '../icons/icons.tsx';

export function Announcement({ site }: { site: SiteInfo }) {
  const { announcement } = site.config;
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <div className="announcement" role="region" aria-label="Announcement">
      <p>
        {text} {link ? <a href={link.href.startsWith('/') ? site.base + link.href : link.href}>{link.label}</a> : null}
      </p>
      <button type="button" className="icon-button" data-action="dismiss" aria-label="Dismiss the announcement">
        <CloseIcon />
      </button>
    </div>
  );
}
