/** Hydrates the page, then replays what the reader did in the meantime. */
import { startApp } from '../app.ts';
import { makeData } from '../data.ts';
import { firstView } from '../hydration/first-page.ts';
import { searchOpener } from '../search/search-opener.ts';
import { reloadIfStale } from '../stale-build.ts';
import { documentState } from './document-state.ts';
import { replay } from './replay.ts';

/** Resolves when the document is complete, because hydration needs all of it. */
const documentComplete = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });

let isStarted = false;

/**
 * Starts the client once. If that fails, links remain plain links.
 * @throws Error if data it needs cannot be loaded; it may be called again then
 */
export async function start(): Promise<void> {
  await documentComplete();
  const data = makeData(documentState(), document.documentElement.dataset.base ?? '');
  const first = await firstView(data);
  if (isStarted) return;
  isStarted = true;
  const search = searchOpener(data);
  try {
    await startApp(data, search, first);
  } catch (error) {
    console.error('Client failed to start; using normal page loads.', error);
    await reloadIfStale(data);
    return;
  }
  window.endCapture?.();
  replay(window.early ?? [], search);
  delete window.early;
}
