import { prefersReducedData } from '../connection.ts';

const prefetched = new Set<string>();

/** Fetches the document of a link ahead: the first page a reader goes on to comes as a document. */
export function prefetchDocument(link: HTMLAnchorElement): void {
  const address = link.href.replace(/#.*/, '');
  if (prefetched.has(address) || prefersReducedData()) return;
  prefetched.add(address);
  // Where the browser understands the document's speculation rules, the mark makes them apply.
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
  else {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  }
}
