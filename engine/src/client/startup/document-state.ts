/** What the document says about itself. Call it when the document is complete. */

import { isPageState } from '../../model/data-checks.ts';
import type { PageState } from '../../model/page-state.ts';
import { stateJson } from './document-build.ts';

export function documentState(): PageState | null {
  const state = stateJson();
  return isPageState(state) ? state : null;
}
