import type { Notice } from '../../config/site-config.ts';

/** What every page of a version says first, whether or not the version is superseded. */
export const NoticeBanner = ({ notice: { severity, mark, text, link } }: { notice: Notice }) => (
  <div className={`notice-banner ${severity}`} role="note" aria-label={`This version: ${mark}`}>
    <p>
      {text} <a href={link.href}>{link.label}</a>
    </p>
  </div>
);
