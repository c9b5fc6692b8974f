import type { VersionLink } from '../../model/page-data.ts';
import { keepHeading } from '../keep-heading.ts';
import type { ShellProps } from '../view.ts';
import { Menu } from './menu.tsx';

/**
 * The version menu: links to the same topic in every version, or to the version's start page if the topic doesn't exist
 * there.
 */
export function VersionMenu({ page, preferred }: ShellProps) {
  const shown = page.version ?? preferred;
  const item = ({ label, href, sameTopic }: VersionLink, text: string) => (
    <li key={label}>
      <a
        href={href}
        aria-current={label === page.version ? 'true' : undefined}
        data-version={label}
        {...(page.version && sameTopic ? keepHeading : {})}
      >
        {text}
        {sameTopic ? null : <small>Not in this version – opens its start page</small>}
      </a>
    </li>
  );
  const ended = page.versions.filter(({ isMaintained }) => !isMaintained);
  return (
    <Menu
      name="versions"
      label={<span className="version-label">{shown}</span>}
      accessibleName={`Documentation version ${shown}`}
    >
      {page.versions.filter(({ isMaintained }) => isMaintained).map((version) => item(version, version.name))}
      {ended.length ? (
        <li key="ended">
          <small>No longer maintained</small>
          <ul>{ended.map((version) => item(version, version.label))}</ul>
        </li>
      ) : null}
    </Menu>
  );
}
