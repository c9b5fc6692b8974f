/** Hydrates the page, then replays what the reader did in the meantime. */
import { startApp } from '../app.tsx';
import { makeData } from '../data.ts';
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

/** Starts the client once. If that fails, links remain plain links. */
export async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  await documentComplete();
  const data = makeData(documentState(), document.documentElement.dataset.base ?? '');
  const search = searchOpener(data);
  try {
    await startApp(data, search);
  } catch (error) {
    console.error('The page stays as it is: links are plain links.', error);
    await reloadIfStale(data);
    return;
  }
  window.awake?.();
  replay(window.early ?? [], search);
  delete window.early;
}
