/** What this site has beyond the engine: schemes of links, options and marks of code, the version of a project, news of versions. */
export { linkSchemes } from './tools/links.ts';
export { detectVersion } from './tools/locked-version.ts';
export { versionNews } from './tools/news/news.ts';
export { code } from './tools/rust/code.ts';
