/** The search page as the build and the development server see it: a page without a topic, whose body search renders. */
import { renderToString } from 'react-dom/server';
import { pageHref } from '../../../config/page-href.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../../model/record.ts';
import type { SiteInfo } from '../../../model/site-info.ts';
import { contentHash } from '../../../site/content-hash.ts';
import { unversionedSet } from '../../../versions/site-versions.ts';

/** The page that search results are shown on: no topic, drawn by search itself. */
function searchRecord(site: SiteInfo): PageRecord {
  return {
    id: 'search',
    title: 'Search the documentation',
    description: 'Search the guides, the reference and the API documentation of every version.',
    toc: [],
    body: renderToString(<ResultsPlaceholder hrefOf={(path) => pageHref(site, path)} />),
    source: '',
    updated: null,
    islands: [],
    sources: [],
    places: [],
    successor: null,
  };
}

/** The search page with its place among the unversioned pages. */
export function searchPage(site: SiteInfo): { doc: DocMeta; record: PageRecord } {
  const record = searchRecord(site);
  const doc: DocMeta = {
    id: 'search',
    path: 'search',
    label: record.title,
    sidebar: null,
    crumbs: [],
    previous: null,
    next: null,
    record: contentHash(JSON.stringify(record)),
  };
  return { doc, record };
}

/** A set's metadata as readers get it: that of the unversioned pages lists the search page too. */
export const withSearchPage = (meta: SetMeta, search: DocMeta): SetMeta =>
  meta.name === unversionedSet ? { ...meta, docs: [...meta.docs, search] } : meta;

/** `query` is known in the browser alone: the document is the same for all. */
const ResultsPlaceholder = ({ hrefOf }: { hrefOf(path: string): string }) => (
  <div id="search-page" className="search-page">
    <h1>Search the documentation</h1>
    <search>
      <form className="search-page-form" action={hrefOf('/search')}>
        <label className="search-page-field">
          <span>Search docs</span>
          <input type="search" name="q" autoComplete="off" />
        </label>
      </form>
    </search>
    <noscript>
      <p>
        Search runs in your browser, so it needs JavaScript. Without it, the <a href={hrefOf('/api')}>documentation</a> lists all pages in
        its sidebar, and the <a href={hrefOf('/terminology')}>terminology</a> explains the terms.
      </p>
    </noscript>
  </div>
);
