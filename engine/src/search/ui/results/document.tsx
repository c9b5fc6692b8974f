/** The document of the results page: a page without a topic. */
import { renderToString } from 'react-dom/server';
import { pageHref } from '../../../config/page-href.ts';
import { contentHash } from '../../../content/files/content-hash.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../../model/record.ts';
import type { SiteInfo } from '../../../model/site-info.ts';
import { pageWithoutTopic } from '../../../site/generated-page.ts';
import { latestVersion } from '../../../versions/site-versions.ts';

/** The results page and its metadata among the unversioned pages. */
export function searchPage(site: SiteInfo): { doc: DocMeta; record: PageRecord } {
  const { doc, record } = pageWithoutTopic({
    id: 'search',
    path: 'search',
    title: 'Search the documentation',
    description: 'Search the guides, the reference, and the API documentation of every version.',
    body: renderToString(<ResultsPlaceholder site={site} />),
  });
  return { doc: { ...doc, record: contentHash(JSON.stringify(record)) }, record };
}

/** A set's metadata for readers: that of the unversioned pages includes the results page. */
export const withSearchPage = (meta: SetMeta, search: DocMeta): SetMeta =>
  meta.label === null ? { ...meta, docs: [...meta.docs, search] } : meta;

/** The body before the script renders results. The document is the same for all queries. */
const ResultsPlaceholder = ({ site }: { site: SiteInfo }) => (
  <div className="search-page">
    <h1>Search the documentation</h1>
    <search>
      <form className="search-page-form" action={pageHref(site, '/search')}>
        <label className="search-page-field">
          <span>Search docs</span>
          <input type="search" name="q" autoComplete="off" />
        </label>
      </form>
    </search>
    <noscript>
      <p>
        Search runs in your browser, so it needs JavaScript. Without it, the{' '}
        <a href={pageHref(site, latestVersion(site).path)}>documentation</a> lists all pages in its sidebar
        {site.config.pages.glossary ? (
          <>
            , and the <a href={pageHref(site, site.config.pages.glossary)}>glossary</a> explains the terms
          </>
        ) : null}
        .
      </p>
    </noscript>
  </div>
);
