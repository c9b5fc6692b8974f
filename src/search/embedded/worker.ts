/** The search worker. It holds the index, so that searching never blocks typing. */
import { makeHandler, type Question } from './handler.ts';

const answer = makeHandler();

addEventListener('message', (event: MessageEvent<Question>) => postMessage(answer(event.data)));
