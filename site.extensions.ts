/**
 * What this site has beyond the engine: links to crates and source code, options and marks of code blocks, the version
 * of a reader's project.
 */
export { linkSchemes } from './tools/links.ts';
export { detectVersion } from './tools/locked-version.ts';
export { code } from './tools/rust/code.ts';
