/** The announcement bar of the configuration. If it was dismissed, the head script hides it before first paint. */
import { pageHref } from '../../config/page-href.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { announcementSlot } from '../preferences/preferences.ts';

/** Hides the announcement until its id changes. Focus moves to the page, since the button is gone. */
function dismiss(id: string): void {
  document.documentElement.dataset.dismissed = '';
  announcementSlot.set(id);
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function Announcement({ site }: { site: SiteInfo }) {
  const { announcement } = site.config;
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <div className="announcement" role="region" aria-label="Announcement">
      <p>
        {text}{' '}
        {link ? <a href={link.href.startsWith('/') ? pageHref(site, link.href) : link.href}>{link.label}</a> : null}
      </p>
      <button
        type="button"
        className="icon-button"
        data-action="dismiss"
        aria-label="Dismiss the announcement"
        onClick={() => dismiss(document.documentElement.dataset.announcement ?? id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
