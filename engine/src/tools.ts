/** What a project's tools and tests may use: loading a site, its sources, problems with places, the built site. */
import path from 'node:path';

export { Argument } from '@commander-js/extra-typings';
export { brotliSize } from './commands/output/compression.ts';
export { loadOtherSite } from './commands/project-loader.ts';
export { serveSite } from './commands/server/server.ts';
export { compareBodies } from './compare/diff/compare.ts';
export { type HtmlElement, type HtmlNode, hasClass, isBlock, parseHtml, textOf } from './compare/diff/tree.ts';
export { environmentHelp, newProgram, runProgram } from './config/command-line.ts';
export { type CodeFiles, inCodeFile, readCodeFiles, splitHidden, withFile } from './content/code-files.ts';
export type { DataCell, DataTable } from './content/data-table.ts';
export { type CodeExtension, plainCode } from './content/extensions.ts';
export { factOf } from './content/facts.ts';
export { type Fence, parseFence } from './content/fence.ts';
export { type Library, readLibrary } from './content/library.ts';
export { parseMdx } from './content/mdx.ts';
export type { LoadModule } from './content/project.ts';
export { makeTopic, namedPage, type Topic } from './content/topic.ts';
export { versionCode } from './content/version-code.ts';
export type { Manifest } from './model/manifest.ts';
export type { Pack } from './model/record.ts';
export { counted } from './problems/counted.ts';
export { explain } from './problems/explain.ts';
export { memoOf } from './problems/memo.ts';
export { type Place, Problem, placed } from './problems/problem.ts';
export { decodeText } from './render/html.ts';
export { readBody } from './render/read-body.ts';
export { isShown, writersElements } from './render/vocabulary/elements.ts';
export { elementSnippets, elementsTable } from './render/vocabulary/guide.ts';
export { sectionsOfRecord } from './search/index/section-words.ts';
export { shortenQuery } from './search/pasted.ts';
export { loadSite, type Site } from './site/load.ts';
export { pageMarkdown } from './site/markdown.ts';
export { resolveBody } from './site/page-data.ts';
export { readProject } from './site/project.ts';
export { parseRange } from './versions/range.ts';
export { makeVersionTable, type Version, type VersionTable } from './versions/table.ts';

/** The folder of this package. */
export const engineFolder = path.resolve(import.meta.dirname, '..');
