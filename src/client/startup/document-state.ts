import type { PageState } from '../../model/page-state.ts';

/** What the document says about itself; null if it is none of this site's. To be called once the document is complete. */
export function documentState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
