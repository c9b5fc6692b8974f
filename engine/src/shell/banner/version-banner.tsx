import { Fragment } from 'react';
import type { PageData } from '../../model/page-data.ts';
import { SameHeadingLink } from '../same-heading-link.tsx';

/** The version banner: says that a page isn't in the latest version, and links there, to the upgrade guide, and to what the version changed. */
export function VersionBanner({ banner, changes }: { banner: NonNullable<PageData['banner']>; changes: PageData['changes'] }) {
  const { status, version, latest, leadsTo, upgrade } = banner;
  const message =
    status === 'unreleased'
      ? `This is the documentation for the unreleased version (${version}).`
      : `This is the documentation for ${version}, which is no longer the latest version.`;
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
        {[upgrade, changes].map((link) =>
          link ? (
            <Fragment key={link.href}>
              {' '}
              <a href={link.href}>{link.label}</a>
            </Fragment>
          ) : null,
        )}
      </p>
    </div>
  );
}
