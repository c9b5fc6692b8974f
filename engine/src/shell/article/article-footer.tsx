import type { PageData } from '../../model/page-data.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A date in words, without `Intl`: loading its data takes a slow device longer than hydrating the page. */
function dateInWords(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The edit link and the date of the last change. */
export function ArticleFooter({ editUrl, updated }: { editUrl: string; updated: PageData['updated'] }) {
  return (
    <footer className="article-footer">
      <a href={editUrl} rel="noopener">
        Edit this page
      </a>
      {updated ? (
        <span>
          {'Last updated '}
          <time dateTime={updated}>{dateInWords(updated)}</time>
        </span>
      ) : null}
    </footer>
  );
}
