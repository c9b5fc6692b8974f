import type { PageData } from '../../model/page-data.ts';

const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Edit link, and the date of the last change. */
export function ArticleFooter({ editUrl, updated }: { editUrl: string; updated: PageData['updated'] }) {
  return (
    <footer className="article-footer">
      <a href={editUrl} rel="noopener">
        Edit this page
      </a>
      {updated ? (
        <span>
          {'Last updated '}
          <time dateTime={updated}>{dateFormat.format(new Date(updated))}</time>
        </span>
      ) : null}
    </footer>
  );
}
