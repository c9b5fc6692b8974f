/**
 * `npx onesource editor`: writes what an editor completes into `.vscode/`: a snippet for each element, and the JSON schema
 * of front matter. It also writes the table of elements into the writer's guide.
 */
import fs from 'node:fs';
import path from 'node:path';
import { frontMatterSchema } from '../content/pages/front-matter.ts';
import { elementSnippets, elementsTable } from '../render/vocabulary/writers-guide.ts';
import type { CommandContext } from './context.ts';

const guideFile = 'content/README.md';
const tableMarks = /(?<=<!-- elements: [^>]*-->\n)[\s\S]*?(?=<!-- end of elements -->)/;

const withElementsTable = (guide: string): string => guide.replace(tableMarks, () => `${elementsTable()}\n`);

export async function run({ root }: CommandContext): Promise<void> {
  const write = (name: string, content: unknown) => {
    const file = path.join('.vscode', name);
    fs.mkdirSync(path.join(root, '.vscode'), { recursive: true });
    fs.writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
    return file;
  };
  const elements = elementSnippets();
  console.log(`${write('elements.code-snippets', elements)}: ${Object.keys(elements).length} elements`);
  console.log(`${write('front-matter.schema.json', frontMatterSchema())}: the keys of front matter`);
  const guide = path.join(root, guideFile);
  if (!fs.existsSync(guide)) return;
  const text = fs.readFileSync(guide, 'utf8');
  if (withElementsTable(text) !== text) fs.writeFileSync(guide, withElementsTable(text));
}
