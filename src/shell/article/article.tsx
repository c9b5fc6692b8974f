/** The page itself: banner, breadcrumbs, title, body, sources, what is before and after. */
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { HomeTitle } from '../home/home-title.tsx';
import { HomeIcon } from '../icons/icons.tsx';

function Banner({ banner }: { banner: NonNullable<PageData['banner']> }) {
  const { status, version, latest, leadsTo } = banner;
  const said =
    status === 'unreleased'
      ? `This is the documentation of the unreleased version (${version}).`
      : `This is the documentation of ${version}, which is no longer the latest version.`;
  const where =
    leadsTo === 'topic'
      ? `This page in ${latest.label}`
      : leadsTo === 'successor'
        ? `Go on in the latest version: ${latest.label}`
        : `Documentation of ${latest.label}`;
  return (
    <div className={`version-banner ${status}`} role="note" aria-label="Documentation version">
      <p>
        {said}{' '}
        <a href={latest.href} data-keep-hash={leadsTo === 'topic' ? '' : undefined}>
          {where}
        </a>
      </p>
    </div>
  );
}

function Breadcrumbs({ crumbs, home }: Pick<PageData, 'crumbs'> & { home: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={home} aria-label="Home page">
            <HomeIcon />
          </a>
        </li>
        {crumbs.map(({ label, href }, i) => (
          <li key={`${href} ${label}`}>
            {i === crumbs.length - 1 ? <span aria-current="page">{label}</span> : href ? <a href={href}>{label}</a> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours({ previous, next }: Pick<PageData, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous ? (
        <a href={previous.href} rel="prev">
          <small>Previous</small>
          {previous.label}
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href} rel="next">
          <small>Next</small>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}

const dateFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The title and the body; `body` is '' in the browser's first drawing, where the document has the body already. */
function Prose({ page, body }: { page: PageData; body: unknown }) {
  return <div className="prose" key={page.href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body as string }} />;
}

export interface ArticleProps {
  readonly page: PageData;
  /** HTML, or a TrustedHTML object in the browser. */
  readonly body: unknown;
  readonly site: SiteInfo;
}

export function Article({ page, body, site }: ArticleProps) {
  const isDocument = page.layout === 'document';
  return (
    <main id="main" className={`main ${page.layout}`} tabIndex={-1}>
      {page.banner ? <Banner banner={page.banner} /> : null}
      {isDocument ? <Breadcrumbs crumbs={page.crumbs} home={`${site.base}/`} /> : null}
      <article>
        {page.layout === 'home' ? (
          <HomeTitle title={page.title} tagline={site.config.tagline} />
        ) : page.layout === 'search' ? null : (
          <h1>{page.title}</h1>
        )}
        {hasContents(page) ? (
          <details className="contents-narrow">
            <summary>On this page</summary>
            <ContentsList page={page} />
          </details>
        ) : null}
        <Prose page={page} body={body} />
        {page.sources.length ? (
          <section className="sources" aria-labelledby="sources">
            <h2 id="sources">Sources</h2>
            <ul>
              {page.sources.map(({ title, href }) => (
                <li key={href + title}>
                  <a href={href} rel="noopener">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {isDocument && page.editUrl ? (
          <footer className="article-footer">
            <a href={page.editUrl} rel="noopener">
              Edit this page
            </a>
            {page.updated ? (
              <span>
                {'Last updated '}
                <time dateTime={page.updated}>{dateFormat.format(new Date(page.updated))}</time>
              </span>
            ) : null}
          </footer>
        ) : null}
      </article>
      {isDocument ? <Neighbours previous={page.previous} next={page.next} /> : null}
    </main>
  );
}

/** Links to the headings of levels 2 and 3. */
function ContentsList({ page }: { page: PageData }) {
  return (
    <ul>
      {page.toc.map(([level, anchor, text]) => (
        <li key={anchor} className={`level-${level}`}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

/** Whether a page has headings enough for a table of contents. */
export const hasContents = ({ toc, layout }: PageData) => toc.length > 1 && layout === 'document';

/** The table of contents beside the page. */
export function Contents({ page }: { page: PageData }) {
  if (!hasContents(page)) return <div className="contents" />;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      <ContentsList page={page} />
    </nav>
  );
}
