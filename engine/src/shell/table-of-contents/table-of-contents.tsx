/** The table of contents: next to the page on wide screens, above the text on narrow ones. */
import type { PageData } from '../../model/page-data.ts';

interface TableOfContentsProps {
  readonly page: PageData;
  /** Anchor of the current heading. */
  readonly current: string | null;
}

/** Whether a page has enough headings for a table of contents. */
export const hasContents = ({ toc, layout }: PageData) => toc.length > 1 && layout === 'document';

/** Links to the headings of levels 2 and 3. */
const ContentsList = ({ page, current }: TableOfContentsProps) => (
  <ul>
    {page.toc.map(([level, anchor, text]) => (
      <li key={anchor} className={`level-${level}`}>
        <a href={`#${anchor}`} aria-current={anchor === current ? 'true' : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

/** The table of contents next to the page. */
export function TableOfContents({ page, current }: TableOfContentsProps) {
  if (!hasContents(page)) return <div className="contents" />;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ContentsList page={page} current={current} />
    </nav>
  );
}

/** The table of contents above the text. */
export const NarrowTableOfContents = ({ page, current }: TableOfContentsProps) =>
  hasContents(page) ? (
    <details className="contents-narrow">
      <summary>On this page</summary>
      <ContentsList page={page} current={current} />
    </details>
  ) : null;
