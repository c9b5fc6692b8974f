/** What the document says about itself. Call it when the document is complete. */

import { isMap, isText } from '../../basics/guards.ts';
import { shellIds } from '../../config/ids.ts';
import { isPageState } from '../../model/data-checks.ts';
import type { PageState } from '../../model/page-state.ts';

function stateJson(): unknown {
  const text = document.getElementById(shellIds.pageState)?.textContent;
  return text ? JSON.parse(text) : null;
}

export function documentState(): PageState | null {
  const state = stateJson();
  return isPageState(state) ? state : null;
}

/** The document's build, for scripts that have to be small. */
export function documentBuild(): Pick<PageState, 'build'> | null {
  const state = stateJson();
  return isMap(state) && isText(state.build) ? { build: state.build } : null;
}
