export { run } from './authoring/move.ts';
