import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { pageData } from '../../site/page-data.ts';
import { pageWithoutTopic } from '../../site/page-without-topic.ts';
import { type DocumentAssets, documentHtml } from '../document/document.tsx';
import { NotFound } from './not-found.tsx';

/** The not-found document. */
export function notFoundDocument(info: SiteInfo, assets: DocumentAssets, learn: SetMeta): string {
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
