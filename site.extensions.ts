/** What the pages of this site have beyond the engine's vocabulary: links to crates and source code, options and marks of code blocks. */
export { linkSchemes } from './tools/links.ts';
export { code } from './tools/rust/code.ts';
