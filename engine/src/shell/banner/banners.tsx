/** What is said above pages: the announcement, and what a version's readers should know. */
import { shellIds } from '../../config/ids.ts';
import { linkHref } from '../../config/page-href.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { worstOf } from '../../site/page-data.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { keepHeading } from '../keep-heading.ts';
import { announcementSlot } from '../preferences/preferences.ts';

/**
 * One line about a version that isn't the latest, with links to this page there and to the upgrade guide. Where there is
 * little room, words `in-full` are left out.
 */
function StatusLine({ banner }: { banner: NonNullable<PageData['banner']> }) {
  const { status, version, latest, leadsTo, upgrade } = banner;
  return (
    <p className="status">
      <span className="in-full">You are reading </span>
      {version}
      <span className="in-full">, which</span>
      {` is ${status}. `}
      {leadsTo === 'topic' ? (
        <a href={latest.href} {...keepHeading}>
          {`This page in ${latest.label}`}
        </a>
      ) : (
        <a href={latest.href}>
          {leadsTo === 'successor' ? `Continue: ${latest.label}` : `Documentation of ${latest.label}`}
        </a>
      )}
      {upgrade ? (
        <>
          {' · '}
          <a href={upgrade.href}>
            Upgrade<span className="in-full">{` from ${version} to ${upgrade.to}`}</span>
          </a>
        </>
      ) : null}
    </p>
  );
}

/** What a reader should know of the page's version: its notices, and that it isn't the latest. Nothing for most pages. */
export function VersionBanner({ banner, notices }: Pick<PageData, 'banner' | 'notices'>) {
  if (!banner && !notices.length) return null;
  const worst = worstOf(notices);
  return (
    <div
      className={`version-banner ${worst?.severity ?? ''}`.trim()}
      role="note"
      aria-label={`This version: ${worst?.mark ?? banner?.status}`}
    >
      {notices.map(({ text, link }) => (
        <p key={text}>
          {text} <a href={link.href}>{link.label}</a>
        </p>
      ))}
      {banner ? <StatusLine banner={banner} /> : null}
    </div>
  );
}

/** Hides the announcement until its id changes. Focus moves to the page, since the button is gone. */
function dismiss(id: string): void {
  document.documentElement.dataset.dismissed = '';
  announcementSlot.set(id);
  document.getElementById(shellIds.main)?.focus({ preventScroll: true });
}

/** The announcement bar of the configuration. If it was dismissed, the head script hides it before first paint. */
export function Announcement({ site }: { site: SiteInfo }) {
  const { announcement } = site.config;
  if (!announcement) return null;
  const { id, text, link } = announcement;
  return (
    <div className="announcement" role="region" aria-label="Announcement">
      <p>
        {text} {link ? <a href={linkHref(site, link.href)}>{link.label}</a> : null}
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
