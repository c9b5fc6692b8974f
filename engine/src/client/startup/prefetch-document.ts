import { prefersReducedData } from '../connection.ts';

const prefetched = new Set<string>();

/** Prefetches the document of a link: before hydration, the next page is loaded as a document. */
export function prefetchDocument(link: HTMLAnchorElement): void {
  const address = link.href.replace(/#.*/, '');
  if (prefetched.has(address) || prefersReducedData()) return;
  prefetched.add(address);
  // The attribute makes the document's speculation rules apply.
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
  // Firefox checks prefetch links against `default-src`, which allows nothing. Without the header, the server might
  // send Markdown.
  else
    fetch(address, { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } }).catch(
      () => undefined,
    );
}
