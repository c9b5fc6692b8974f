import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { pageData } from '../../site/page-data.ts';
import { pageWithoutTopic } from '../../site/page-without-topic.ts';
import { type DocumentAssets, documentHtml, pageState, shellHtml } from '../document/document.tsx';
import { NotFound } from './not-found.tsx';

/** The not-found document. It is served at any address, so it doesn't contain its own. */
export function notFoundDocument(info: SiteInfo, assets: DocumentAssets, learn: SetMeta): string {
  const { doc, record } = pageWithoutTopic({
    id: 'not-found',
    path: '404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    body: renderToStaticMarkup(createElement(NotFound, { site: info })),
  });
  const page = pageData(info, learn, doc, record);
  return documentHtml(info, assets, {
    title: page.documentTitle,
    description: record.description,
    path: null,
    canonical: null,
    preview: null,
    noindex: true,
    islands: [],
    shell: shellHtml(info, assets, page, record.body),
    state: { ...pageState(info, assets, page, record), doc },
  });
}
