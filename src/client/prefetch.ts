/**
 * Fetches what a reader is about to want: the data of a page whose link is pointed at, focused or touched, and of links in view that
 * lead out of the set (the set's own pages come with its pack). Nothing on slow connections or where data is saved.
 */
import { site } from 'virtual:site';
import { pageAddress } from './address.ts';
import type { Data } from './data.ts';
import { loadStyles } from './islands/styles.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection is to be spared. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const supportsPrefetchLinks = document.createElement('link').relList?.supports?.('prefetch') ?? false;
const hinted = new Set<string>();

/** Fetches a data file ahead: by a prefetch link, or by a request with credentials where the browser has none. */
function prefetchFile(url: string): void {
  if (hinted.has(url)) return;
  hinted.add(url);
  if (supportsPrefetchLinks) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  } else fetch(url, { credentials: 'include' }).catch(() => hinted.delete(url));
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && link.pathname !== location.pathname && !link.download ? link : null;
}

export function bindPrefetch(data: Data): void {
  const fetchPage = (link: HTMLAnchorElement) => {
    const address = pageAddress(site, link.pathname);
    if (address && !isThrifty())
      data
        .page(address.set, address.path)
        .then((found) => found && loadStyles(found.record.islands))
        .catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        const link = linkOf(target);
        if (link) fetchPage(link);
        // Opening the version menu: the other versions' metadata is what a choice would need first.
        const versions = target instanceof Element ? target.closest('.menu.versions') : null;
        const label = target instanceof Element ? target.closest<HTMLElement>('[data-version]')?.dataset.version : undefined;
        if (versions && label && !isThrifty())
          data.files(label).then(
            ({ meta }) => prefetchFile(meta),
            () => undefined,
          );
      },
      { passive: true },
    );
  }
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const link = linkOf(target);
      // Pages of the set at hand come with its pack, which is cheaper than one by one.
      if (link && pageAddress(site, link.pathname)?.set !== data.state?.set) fetchPage(link);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll('.prose .card, .neighbours a')) observer.observe(link);
  };
  watch();
  new MutationObserver(watch).observe(document.getElementById('shell') ?? document.body, { childList: true, subtree: true });
}
