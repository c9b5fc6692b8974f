import type { PageState } from '../../model/page-state.ts';

/** Reads the page state from the document; null if it has none. Call it when the document is complete. */
export function documentState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
