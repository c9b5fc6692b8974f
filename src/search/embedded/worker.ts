/** The search worker: holds the index, so that typing never waits for it. */

import { makeHandler, type Question } from './handler.ts';

const answer = makeHandler();

addEventListener('message', (event: MessageEvent<Question>) => postMessage(answer(event.data)));
