/**
 * `npm run editor`: writes what an editor completes into `.vscode/`: a snippet for each page, each term, and each link of the
 * project's own schemes that pages have, and the JSON schema of front matter.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LinkSchemes } from '../content/extensions.ts';
import { frontMatterSchema } from '../content/front-matter.ts';
import { type Library, readLibrary } from '../content/library.ts';
import { linksInPage } from '../content/page-links.ts';
import { loadProject } from '../content/project.ts';
import { readSourceFile } from '../content/source-file.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string;
  readonly body: string;
  readonly description: string;
}

/** The link targets of a project, as snippets by name. */
export function targetSnippets(
  root: string,
  library: Library,
  glossary: readonly { readonly id: string; readonly term: string }[],
  schemes: LinkSchemes,
): Record<string, Snippet> {
  const pages = library.topics.map(({ kind, id, front }): [string, string] => [
    kind === 'versioned' ? `api:${id}` : `/${id === 'index' ? '' : id}`,
    front.title,
  ]);
  const terms = glossary.map(({ id, term }): [string, string] => [`term:${id}`, term]);
  const linked = library.topics.flatMap(({ file }) => linksInPage(readSourceFile(root, file)).map(({ text }) => text));
  const own = Object.entries(schemes).flatMap(([name, { about }]) =>
    linked.filter((href) => href.startsWith(`${name}:`)).map((href): [string, string] => [href, about]),
  );
  const snippet = ([target, description]: [string, string]): [string, Snippet] => [
    target,
    { scope: 'mdx', prefix: target, body: target.replace(/[$}\\]/g, '\\$&'), description },
  ];
  return Object.fromEntries([...pages, ...terms, ...own.toSorted()].map(snippet));
}

export async function run({ root, load }: CommandContext): Promise<void> {
  const modules = await loadProject(root, load);
  const { table } = await readProject(root, modules);
  const snippets = targetSnippets(root, readLibrary(root, table, { showDrafts: true }), modules.glossary, modules.linkSchemes);
  const write = (name: string, content: unknown) => {
    const file = path.join('.vscode', name);
    fs.mkdirSync(path.join(root, '.vscode'), { recursive: true });
    fs.writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
    return file;
  };
  console.log(`${write('targets.code-snippets', snippets)}: ${Object.keys(snippets).length} targets of links`);
  console.log(`${write('front-matter.schema.json', frontMatterSchema())}: the keys of front matter`);
}
