export { run } from './authoring/drop.ts';
