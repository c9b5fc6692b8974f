/** The not-found page: says what to do next. */

import { pageHref } from '../../config/page-href.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { addressIn } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';

export function NotFound({ site }: { site: SiteInfo }) {
  const latest = latestVersion(site);
  const { questions } = site.config.pages;
  return (
    <div className="not-found">
      <p>
        There is no page at this address. It may have moved, or it may exist only in another version of the
        documentation.
      </p>
      <ul>
        <li>
          <a href={addressIn(site, latest.path, '')}>Start of the documentation ({latest.label})</a>
        </li>
        <li>
          <a href={pageHref(site, '/search')}>Search the documentation</a>
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
      <div className="nearest" />
    </div>
  );
}
