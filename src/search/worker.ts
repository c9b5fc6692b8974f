/** The search worker: holds the index, so that typing never waits for it. */
import { makeDesk } from './embedded/desk.ts';
import type { Question } from './embedded/messages.ts';

const answer = makeDesk();

addEventListener('message', (event: MessageEvent<Question>) => postMessage(answer(event.data)));
