/** The search worker: it has the index, so that searching never blocks typing. */
import { replyToTasks } from '../../transport/ask-worker.ts';
import { makeHandler } from './tasks.ts';

replyToTasks(makeHandler());
