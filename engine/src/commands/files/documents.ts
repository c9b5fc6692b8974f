/** The documents of a site: pages, search, the not-found page, and redirects. */

import { entryOf } from '../../basics/lookup.ts';
import { pageHref, slashOf } from '../../config/page-href.ts';
import type { PageRecord, SetMeta } from '../../model/record.ts';
import { searchPage } from '../../search/ui/results/document.tsx';
import { type DocumentAssets, pageDocument, redirectDocument } from '../../shell/document/document.tsx';
import { notFoundDocument } from '../../shell/not-found/not-found.tsx';
import type { GeneratedPage } from '../../site/generated-page.ts';
import type { Site } from '../../site/load.ts';
import { addressIn } from '../../site/page-data.ts';
import { unversionedSet } from '../../versions/site-versions.ts';
import type { DataFiles } from './data.ts';
import { documentFile, type SiteFile } from './site-file.ts';

export const notFoundFile = '404.html';

/**
 * Lists all documents.
 * @param metas each set's served metadata
 */
export function documentFiles(
  site: Site,
  generated: readonly GeneratedPage[],
  metas: DataFiles['metas'],
  assets: () => DocumentAssets,
): SiteFile[] {
  const { info, sets } = site;
  const pageFile = (
    meta: SetMeta,
    doc: SetMeta['docs'][number],
    record: () => PageRecord,
    source: string,
  ): SiteFile => ({
    file: documentFile(addressIn(info, meta.path, doc.path).slice(info.base.length)),
    source,
    make: () => pageDocument(info, assets(), meta, doc, record()),
  });
  const pages = sets.flatMap(({ meta, pages: setPages }) =>
    setPages.map(({ topic, doc, record }) => pageFile(entryOf(metas, meta.name), doc, () => record, topic.file)),
  );
  const learn = entryOf(metas, unversionedSet);
  const search = searchPage(info);
  return [
    ...pages,
    ...generated.map(({ set, doc, record }) =>
      pageFile(entryOf(metas, set), doc, record, `the site's own page "${doc.path}"`),
    ),
    pageFile(learn, search.doc, () => search.record, 'the search page'),
    { file: notFoundFile, source: 'the not-found page', make: () => notFoundDocument(info, assets(), learn) },
    ...site.redirects.map(
      ({ from, to }): SiteFile => ({
        file: documentFile(from + slashOf(info.config)),
        source: `the redirect to ${to}`,
        redirect: pageHref(info, to),
        make: () => redirectDocument(info, pageHref(info, to)),
      }),
    ),
  ];
}
