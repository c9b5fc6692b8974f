export { run } from './authoring/new.ts';
