/** The versions in which the topic exists, and a menu to compare it with another one. */
import type { PageData } from '../../model/page-data.ts';
import { allVersions, allVersionsText, compareHref } from '../../site/change-addresses.ts';
import { Menu } from '../navbar/menu.tsx';

export function TopicVersions({ page, existsIn }: { page: PageData; existsIn: string }) {
  const others = page.versions.filter(({ current, sameTopic }) => !current && sameTopic);
  const item = (value: string, label: string) => (
    <li key={value}>
      <a href={compareHref(page.href, value)} data-compare={value} rel="nofollow">
        {label}
      </a>
    </li>
  );
  return (
    <div className="topic-versions">
      <span>{existsIn}</span>
      {others.length ? (
        <Menu name="compare" label="Compare with…">
          {others.map(({ label, name }) => item(label, name))}
          {item(allVersions, allVersionsText)}
        </Menu>
      ) : null}
    </div>
  );
}
