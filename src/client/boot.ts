/**
 * Loaded at the first sign of a reader: brings the page's controls to life, makes good what the reader did before, and starts the rest.
 */

import { bindControls } from './controls/controls.ts';
import { makeData } from './data.ts';
import { documentState } from './document-state.ts';
import { searchOpener } from './search/search-opener.ts';

/** Everything that is not needed for the reader's first gesture. */
async function start(): Promise<void> {
  const data = makeData(documentState, document.documentElement.dataset.base ?? '');
  const search = searchOpener(data);
  const controls = bindControls(search);
  window.awake?.();
  for (const event of window.early ?? []) controls.makeGood(event);
  delete window.early;
  const { startApp } = await import('./app.tsx');
  await startApp(data, controls);
}

// Once: a browser that asked for this file twice under two addresses runs it twice.
if (window.awake) start().catch((error: unknown) => console.error('The page stays as it is: links are plain links.', error));
