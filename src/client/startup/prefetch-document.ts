import { prefersReducedData } from '../connection.ts';

const prefetched = new Set<string>();

/** Fetches the document of a link ahead: the first page a reader goes on to comes as a document. */
export function prefetchDocument(link: HTMLAnchorElement): void {
  const address = link.href.replace(/#.*/, '');
  if (prefetched.has(address) || prefersReducedData()) return;
  prefetched.add(address);
  // Where the browser understands the document's speculation rules, the mark makes them apply.
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
  // Firefox checks prefetch links against `default-src`, which allows nothing. The server tells programs by this header.
  else fetch(address, { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } }).catch(() => undefined);
}
