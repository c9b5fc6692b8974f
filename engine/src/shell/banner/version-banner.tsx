import type { PageData } from '../../model/page-data.ts';
import { keepHeading } from '../keep-heading.ts';

/**
 * The version banner: says that a page isn't in the latest version, and links there, and to the upgrade guide from its
 * version to the latest. It is one line: where there is little room, words `in-full` are left out.
 */
export function VersionBanner({ banner }: { banner: NonNullable<PageData['banner']> }) {
  const { status, version, latest, leadsTo, upgrade } = banner;
  return (
    <div className="version-banner" role="note" aria-label="Documentation version">
      <p>
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
    </div>
  );
}
