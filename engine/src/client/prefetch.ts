/**
 * Prefetches what the reader may need next: the data of a page whose link is hovered, focused, touched, or, in the
 * pagination, in view; and that of the document's page when the reader leaves it, for coming back. Prefetches nothing on
 * slow connections or if the reader saves data.
 */
import { site } from 'virtual:site';
import type { PageFeature } from '../model/page-feature.ts';
import { closestElement } from '../shell/closest-element.ts';
import { pageAddress } from './address.ts';
import { prefersReducedData } from './connection.ts';
import { pageLink } from './controls.ts';
import type { Data } from './data.ts';
import { loadStyles } from './islands/styles.ts';
import { newElement } from './new-element.ts';

/** Firefox has prefetch links too, but checks them against the policy's `default-src`, which allows nothing. */
const allowsPrefetchLinks = HTMLScriptElement.supports?.('speculationrules') ?? false;

export function bindPrefetch(data: Data): PageFeature {
  const hinted = new Set<string>();
  /** Prefetches a data file, by a prefetch link if the policy allows it, or else by a request. */
  const prefetchFile = (url: string) => {
    if (hinted.has(url)) return;
    hinted.add(url);
    if (allowsPrefetchLinks)
      document.head.append(newElement('link', { rel: 'prefetch', as: 'fetch', crossorigin: 'anonymous', href: url }));
    else fetch(url, { credentials: 'same-origin' }).catch(() => hinted.delete(url));
  };
  const fetchPage = (pathname: string) => {
    const address = pageAddress(site, pathname);
    if (address && data.mayHave(address.set, address.path) && !prefersReducedData())
      data
        .page(address.set, address.path)
        .then((page) => page && loadStyles(page.record.islands))
        .catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        const link = pageLink(target);
        if (link) fetchPage(link.pathname);
        // In the version menu: the metadata of the other version is needed first.
        const label = closestElement(target, '.menu.versions [data-version]')?.dataset.version;
        if (label && !prefersReducedData())
          data.files(label).then(
            ({ meta }) => prefetchFile(meta),
            () => undefined,
          );
      },
      { passive: true },
    );
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      fetchPage(target.pathname);
    }
  });
  let shownAt: string | undefined;
  return {
    leave() {
      if (shownAt !== undefined) fetchPage(shownAt);
    },
    shown({ href }) {
      shownAt = href;
      observer.disconnect();
      if (prefersReducedData()) return;
      for (const link of document.querySelectorAll('.pagination a')) observer.observe(link);
    },
  };
}
