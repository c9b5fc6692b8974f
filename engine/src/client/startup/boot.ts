/**
 * Loaded at the first user interaction. It has no state, and no other module imports it, because it runs twice if a
 * retry loads it under another URL.
 */
import { nextTask } from '../../shell/after-paint.ts';

async function boot(): Promise<void> {
  // Evaluate React in a separate task: together with the rest, it would block the main thread for longer.
  await import('./react.ts');
  await nextTask();
  const { start } = await import('./start.ts');
  await start();
}

boot().catch((error: unknown) => {
  console.error('Client failed to start; using normal page loads.', error);
  window.startFailed?.();
});
