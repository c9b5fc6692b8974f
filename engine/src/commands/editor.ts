/**
 * `npx onesource editor`: writes what an editor completes into `.vscode/`: a snippet for each element, each page, each term,
 * and each link of the project's own schemes that pages have, and the JSON schema of front matter. It also writes the
 * table of elements into the writer's guide.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LinkSchemes } from '../content/extensions.ts';
import { frontMatterSchema } from '../content/front-matter.ts';
import { type Library, readLibrary } from '../content/library.ts';
import { linksInPage } from '../content/page-links.ts';
import { readSourceFile } from '../content/source-file.ts';
import { elementSnippets, elementsTable, type Snippet } from '../render/vocabulary/writers-guide.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';

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
  const schemeTargets = Object.entries(schemes).flatMap(([name, { about }]) =>
    linked.filter((href) => href.startsWith(`${name}:`)).map((href): [string, string] => [href, about]),
  );
  const snippet = ([target, description]: [string, string]): [string, Snippet] => [
    target,
    { scope: 'mdx', prefix: target, body: target.replace(/[$}\\]/g, '\\$&'), description },
  ];
  return Object.fromEntries([...pages, ...terms, ...schemeTargets.toSorted()].map(snippet));
}

const guideFile = 'content/README.md';
const tableMarks = /(?<=<!-- elements: [^>]*-->\n)[\s\S]*?(?=<!-- end of elements -->)/;

export const withElementsTable = (guide: string): string => guide.replace(tableMarks, () => `${elementsTable()}\n`);

export async function run({ root, load }: CommandContext): Promise<void> {
  const { modules, table, info } = await readProject(root, load);
  const snippets = targetSnippets(
    root,
    readLibrary(root, table, { folders: info.config.folders, showDrafts: true }),
    modules.glossary,
    modules.linkSchemes,
  );
  const write = (name: string, content: unknown) => {
    const file = path.join('.vscode', name);
    fs.mkdirSync(path.join(root, '.vscode'), { recursive: true });
    fs.writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
    return file;
  };
  const elements = elementSnippets();
  console.log(`${write('elements.code-snippets', elements)}: ${Object.keys(elements).length} elements`);
  console.log(`${write('targets.code-snippets', snippets)}: ${Object.keys(snippets).length} targets of links`);
  console.log(`${write('front-matter.schema.json', frontMatterSchema())}: the keys of front matter`);
  const guide = path.join(root, guideFile);
  if (!fs.existsSync(guide)) return;
  const text = fs.readFileSync(guide, 'utf8');
  if (withElementsTable(text) !== text) fs.writeFileSync(guide, withElementsTable(text));
}
