/** The not-found page: says what to do next. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageHref } from '../../config/page-href.ts';
import type { SetMeta } from '../../model/record.ts';
import type { BuildInfo, SiteInfo } from '../../model/site-info.ts';
import { pageWithoutTopic } from '../../site/generated-page.ts';
import { addressIn, pageData } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { type DocumentAssets, documentHtml } from '../document/document.tsx';

function NotFound({ site }: { site: SiteInfo }) {
  const latest = latestVersion(site);
  const { questions } = site.config.pages;
  return (
    <div className="not-found">
      <p>
        There is no page at this address.{' '}
        <span className="nearest">
          It may have moved, or it may exist only in another version of the documentation.
        </span>
      </p>
      <search className="find">
        <label className="field">
          <span>Search the documentation</span>
          <input type="search" autoComplete="off" />
        </label>
        <a className="button" href={pageHref(site, '/search')}>
          Search
        </a>
      </search>
      <ul>
        <li>
          <a href={addressIn(site, latest.path, '')}>Start of the documentation ({latest.label})</a>
        </li>
        {questions ? (
          <li>
            <a href={pageHref(site, questions)}>Frequently asked questions</a>
          </li>
        ) : null}
        <li>
          <a href={`${site.base}/`}>Home page</a>
        </li>
      </ul>
    </div>
  );
}

/** The HTML document for addresses that don't exist. */
export function notFoundDocument(info: BuildInfo, assets: DocumentAssets, learn: SetMeta): string {
  const { doc, record } = pageWithoutTopic({
    id: 'not-found',
    path: '404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    body: renderToStaticMarkup(createElement(NotFound, { site: info })),
  });
  const page = pageData(info, learn, doc, record);
  return documentHtml(info, assets, { page, record, body: record.body, notFound: doc });
}
