/** The table of contents: next to the page on wide screens, above the text on narrow ones. */
import { shellIds } from '../../config/ids.ts';
import type { PageData } from '../../model/page-data.ts';
import { Menu } from '../navbar/menu.tsx';

interface TableOfContentsProps {
  readonly page: PageData;
  readonly current: string | null;
}

export const hasContents = ({ toc, layout }: PageData) => toc.length > 1 && layout === 'document';

const headingItems = ({ page, current }: TableOfContentsProps) =>
  page.toc.map(([level, anchor, text]) => (
    <li key={anchor} className={`level-${level}`}>
      <a href={`#${anchor}`} aria-current={anchor === current ? 'true' : undefined}>
        {text}
      </a>
    </li>
  ));

export function TableOfContents(props: TableOfContentsProps) {
  if (!hasContents(props.page)) return <div className="contents" />;
  return (
    <nav className="contents" aria-labelledby={shellIds.contents}>
      <p id={shellIds.contents}>On this page</p>
      <ul>{headingItems(props)}</ul>
    </nav>
  );
}

export const ContentsMenu = (props: TableOfContentsProps) =>
  hasContents(props.page) ? (
    <Menu name="contents-narrow" label="On this page">
      {headingItems(props)}
    </Menu>
  ) : null;
