/** The search worker: it has the index, so that searching never blocks typing. */
import { makeHandler, type WorkerTask } from './tasks.ts';

const handle = makeHandler();
addEventListener('message', ({ data, ports }: MessageEvent<WorkerTask>) => ports[0]?.postMessage(handle(data)));
