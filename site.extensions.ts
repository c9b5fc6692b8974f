/** What this site has beyond the engine: schemes of links, options and marks of code, the version of a project. */
export { linkSchemes } from './tools/links.ts';
export { detectVersion } from './tools/locked-version.ts';
export { code } from './tools/rust/code.ts';
