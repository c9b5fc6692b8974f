/** Loaded at the first sign of a reader. It holds nothing itself: a browser that asks for it twice, under two addresses, runs it twice. */
import { nextTask } from '../../shell/after-paint.ts';

async function boot(): Promise<void> {
  // React gets a task of its own: together with what follows, it would block the page for longer.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./start.ts');
  await start();
}

boot().catch((error: unknown) => console.error('The page stays as it is: links are plain links.', error));
