export { run } from './authoring/cut.ts';
