/** The page shown offline at an address whose page is not on this device. */

import type { SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { pageWithoutTopic } from '../../site/generated-page.ts';
import type { FoundPage } from '../data.ts';

export const offlineTitle = 'You are offline';

/** @param home address of the home page */
export const offlineBody = (home: string): string =>
  '<p>This page is not on this device. Pages you have opened before can be read, ' +
  'and so can every page of a version that you keep.</p>' +
  `<p><a class="button" href="">Try again</a> <a class="button" href="${home}">Home page</a></p>`;

/**
 * The same page for the client to render.
 * @param set the set whose sidebar is shown
 * @param path address of the missing page below the root of the set; empty if it is in another set
 */
export function offlinePage(site: SiteInfo, set: SetMeta, path: string): FoundPage {
  const { doc, record } = pageWithoutTopic({
    id: 'offline',
    path,
    title: offlineTitle,
    description: '',
    body: offlineBody(`${site.base}/`),
  });
  return { set, doc: { ...doc, sidebar: Object.keys(set.sidebars)[0] ?? null }, record };
}
