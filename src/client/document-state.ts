import type { PageState } from '../page/document.tsx';

/** What the document at hand says about itself; null on one that stands for any address. */
export function readState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
