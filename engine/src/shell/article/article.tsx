/** The article: banner, breadcrumbs, title, body, sources, and pagination. */
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { NoticeBanner } from '../banner/notice-banner.tsx';
import { VersionBanner } from '../banner/version-banner.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { HomeTitle } from '../home/home-title.tsx';
import { PageActions } from '../page-actions/page-actions.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Sources } from '../sources/sources.tsx';
import { ArticleFooter } from './article-footer.tsx';
import { BelowTitle } from './below-title.tsx';
import { Prose } from './prose.tsx';

export interface ArticleProps {
  readonly page: PageData;
  /** HTML, or a TrustedHTML object in the browser. */
  readonly body: unknown;
  readonly site: SiteInfo;
  /** Anchor of the current heading. */
  readonly current: string | null;
}

export function Article({ page, body, site, current }: ArticleProps) {
  const isDocument = page.layout === 'document';
  return (
    <main id="main" className={`main ${page.layout}`} tabIndex={-1}>
      {page.notices.map((notice) => (
        <NoticeBanner key={notice.text} notice={notice} />
      ))}
      {page.banner ? <VersionBanner banner={page.banner} /> : null}
      {isDocument ? (
        <div className="page-top">
          <Breadcrumbs crumbs={page.crumbs} home={`${site.base}/`} />
          {page.editUrl ? <PageActions key={page.href} page={page} site={site} /> : null}
        </div>
      ) : null}
      <article>
        {page.layout === 'home' ? (
          <HomeTitle title={page.title} tagline={site.config.tagline} />
        ) : page.layout === 'search' ? null : (
          <h1>{page.title}</h1>
        )}
        {isDocument ? <BelowTitle page={page} current={current} /> : null}
        <Prose body={body} />
        {page.sources.length ? <Sources sources={page.sources} /> : null}
        {isDocument && page.editUrl ? <ArticleFooter editUrl={page.editUrl} updated={page.updated} /> : null}
      </article>
      {isDocument ? <Pagination previous={page.previous} next={page.next} /> : null}
    </main>
  );
}
