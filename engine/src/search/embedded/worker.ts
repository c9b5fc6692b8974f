/** The search worker: it has the index, so that searching never blocks typing. */
import { replyToTasks } from '../../model/ask-worker.ts';
import { makeHandler } from './tasks.ts';

replyToTasks(makeHandler());
