/** The document's build, for the inline script, which doesn't contain the checks of a whole page state. */
import { isMap, isText } from '../../basics/guards.ts';
import { shellIds } from '../../config/ids.ts';
import type { PageState } from '../../model/page-state.ts';

/** What the document says about itself, unchecked. Call it when the document is complete. */
export function stateJson(): unknown {
  const text = document.getElementById(shellIds.pageState)?.textContent;
  return text ? JSON.parse(text) : null;
}

export function documentBuild(): Pick<PageState, 'build'> | null {
  const state = stateJson();
  return isMap(state) && isText(state.build) ? { build: state.build } : null;
}
