/** The article: banner, breadcrumbs, title, body, sources, and pagination. */
import { allVersions, allVersionsText, compareHref } from '../../config/change-addresses.ts';
import { shellIds, sourcesAnchor } from '../../config/ids.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { VersionBanner } from '../banner/banners.tsx';
import { HomeIcon } from '../icons/icons.tsx';
import { Menu } from '../navbar/menu.tsx';
import { PageActions } from '../page-actions/page-actions.tsx';
import { ContentsMenu, hasContents } from '../table-of-contents/table-of-contents.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { Prose } from './prose.tsx';

export interface ArticleProps {
  readonly page: PageData;
  readonly body: unknown;
  readonly site: SiteInfo;
  readonly current: string | null;
}

export function Article({ page, body, site, current }: ArticleProps) {
  const isDocument = page.layout === 'document';
  return (
    <main id={shellIds.main} className={`main ${page.layout}`} tabIndex={-1}>
      <VersionBanner banner={page.banner} notices={page.notices} />
      {isDocument ? (
        <div className="page-top">
          <Breadcrumbs crumbs={page.crumbs} home={`${site.base}/`} />
          {page.isTopic ? <PageActions key={page.href} page={page} site={site} /> : null}
        </div>
      ) : null}
      <article data-address={page.version ? `${page.href}, version ${page.version}` : page.href}>
        {page.layout === 'home' ? (
          <HomeTitle title={page.title} tagline={site.config.tagline} />
        ) : page.layout === 'search' ? null : (
          <h1>{page.title}</h1>
        )}
        {isDocument ? <BelowTitle page={page} current={current} /> : null}
        {page.elsewhere.map((part) => (
          <Elsewhere key={part.anchor} {...part} lackedBy={page.version} />
        ))}
        {page.overview.length ? <Overview overview={page.overview} /> : null}
        <Prose body={body} />
        {page.sources.length ? <Sources sources={page.sources} /> : null}
        {isDocument && page.isTopic ? <ArticleFooter editUrl={page.editUrl} updated={page.updated} /> : null}
      </article>
      {isDocument ? <Pagination previous={page.previous} next={page.next} /> : null}
    </main>
  );
}

/** What the start page of a version says at a glance. */
const Overview = ({ overview }: Pick<PageData, 'overview'>) => (
  <dl className="overview">
    {overview.map(({ label, link }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <a href={link.href}>{link.label}</a>
        </dd>
      </div>
    ))}
  </dl>
);

interface ElsewhereProps extends Readonly<PageData['elsewhere'][number]> {
  readonly lackedBy: PageData['version'];
}

/** Shown only to readers whose link leads to it, without script, too. */
const Elsewhere = ({ anchor, version, href, lackedBy }: ElsewhereProps) => (
  <p id={anchor} className="elsewhere" role="note" tabIndex={-1}>
    {`The section that you were sent to is not in ${lackedBy}. `}
    <a href={href}>{`Read it in ${version}`}</a>
  </p>
);

const months = 'January February March April May June July August September October November December'.split(' ');

/** A date in words, without `Intl`: loading its data takes a slow device longer than hydrating the page. */
function dateInWords(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

function ArticleFooter({ editUrl, updated }: Pick<PageData, 'editUrl' | 'updated'>) {
  if (!editUrl && !updated) return null;
  return (
    <footer className="article-footer">
      {editUrl ? <a href={editUrl}>Edit this page</a> : null}
      {updated ? (
        <span>
          {'Last updated '}
          <time dateTime={updated}>{dateInWords(updated)}</time>
        </span>
      ) : null}
    </footer>
  );
}

/**
 * The line below a title: the versions in which the topic exists, and on narrow screens the table of contents as a
 * menu.
 */
function BelowTitle({ page, current }: { page: PageData; current: string | null }) {
  const existsIn = page.version ? page.existsIn : null;
  if (!existsIn && !hasContents(page)) return null;
  return (
    <div className={`below-title${existsIn ? '' : ' narrow-only'}`}>
      {existsIn ? <TopicVersions page={page} existsIn={existsIn} /> : null}
      <ContentsMenu page={page} current={current} />
    </div>
  );
}

function TopicVersions({ page, existsIn }: { page: PageData; existsIn: string }) {
  // Only the client compares: the list is no part of the document.
  const isHydrated = useHydrated();
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
          {isHydrated ? others.map(({ label, name }) => item(label, name)) : null}
          {item(allVersions, allVersionsText)}
        </Menu>
      ) : null}
    </div>
  );
}

const Breadcrumbs = ({ crumbs, home }: Pick<PageData, 'crumbs'> & { home: string }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumbs">
    <ol>
      <li>
        <a href={home} aria-label="Home page">
          <HomeIcon />
        </a>
      </li>
      {crumbs.map(({ label, href }, i) => (
        <li key={`${href} ${label}`}>
          {i === crumbs.length - 1 ? (
            <span aria-current="page">{label}</span>
          ) : href ? (
            <a href={href}>{label}</a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

const HomeTitle = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="home-title">
    <h1>{title}</h1>
    <p>{tagline}</p>
  </header>
);

function Pagination({ previous, next }: Pick<PageData, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label="Previous and next page">
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

const Sources = ({ sources }: Pick<PageData, 'sources'>) => (
  <details className="sources">
    <summary>
      <h2 id={sourcesAnchor}>Sources</h2>
      <span>{sources.length}</span>
    </summary>
    <ul>
      {sources.map(({ title, href }) => (
        <li key={href + title}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </details>
);
