/** A thread of a build: does what the main thread gives it, see `task.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData, ThreadMessage, ThreadTask } from './task.ts';

const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const data = workerData as ThreadData;

async function run(task: ThreadTask): Promise<void> {
  // Each is loaded only if there is something to do: a thread that writes documents needs no project.
  if (task.kind === 'topics') await (await import('./render-share.ts')).renderShare(data, task, say);
  else (await import('./write-share.ts')).writeShare(data, task, say);
  say({ kind: 'done' });
}

parentPort?.on('message', run);
