import type { PageData } from '../../model/page-data.ts';
import { SameHeadingLink } from '../same-heading-link.tsx';

/** The version banner: says that a page isn't in the latest version, and links there, and to the upgrade guide from its version to the latest. */
export function VersionBanner({ banner }: { banner: NonNullable<PageData['banner']> }) {
  const { status, version, latest, leadsTo, upgrade } = banner;
  const message = {
    unreleased: `This is the documentation for the unreleased version (${version}).`,
    superseded: `This is the documentation for ${version}, which is no longer the latest version.`,
    unmaintained: `This is the documentation for ${version}, which is no longer maintained: it gets no fixes.`,
  }[status];
  const label =
    leadsTo === 'topic'
      ? `This page in ${latest.label}`
      : leadsTo === 'successor'
        ? `Continue in the latest version: ${latest.label}`
        : `Documentation of ${latest.label}`;
  return (
    <div className="version-banner" role="note" aria-label="Documentation version">
      <p>
        {message} {leadsTo === 'topic' ? <SameHeadingLink href={latest.href}>{label}</SameHeadingLink> : <a href={latest.href}>{label}</a>}
        {upgrade ? (
          <>
            {' · '}
            <a href={upgrade.href}>{upgrade.label}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}
