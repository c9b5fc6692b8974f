/** Passages, code, tables, and pictures that pages showed before a change to them, and that no page shows after it. */
import fs from 'node:fs';
import path from 'node:path';

/** A file, and the text by which pages and passages name it. */
interface ShownFile {
  readonly file: string;
  readonly name: RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a page names a file of `content/`; null for files that it can't show. */
function nameIn(file: string): RegExp | null {
  const [folder = '', ...rest] = file.split('/');
  const name = rest.join('/');
  const base = path.posix.basename(file).replace(/\.light(\.\w+)$/, '$1');
  if (folder === 'shared') return new RegExp(`file="shared/${escaped(name)}"`);
  if (folder === 'samples') return new RegExp(`file="samples/${escaped(name)}["#]`);
  if (folder === 'data' && name.endsWith('.ts'))
    return new RegExp(`<DataTable\\b[^>]*name="${escaped(name.replace(/\.ts$/, ''))}"`);
  return /\.(png|jpe?g|webp|avif|gif|svg)$/.test(file) ? new RegExp(`[/(]${escaped(base)}[\\s)"]`) : null;
}

/** Modules that import a file of `content/data/`, which others may need besides pages. */
const importers = (root: string, all: readonly string[]): string =>
  all
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'content', file), 'utf8'))
    .join('\n');

/**
 * Finds the files, below the root, that nothing shows anymore.
 * @param texts pages and passages before and after the change; null if one is removed
 */
export function unshownFiles(
  root: string,
  texts: ReadonlyMap<string, { readonly before: string; readonly after: string | null }>,
): string[] {
  const content = path.join(root, 'content');
  const all = fs
    .readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => fs.statSync(path.join(content, file)).isFile());
  const imports = importers(root, all);
  const shown = all.flatMap((file): ShownFile[] => {
    const name = nameIn(file);
    return name && !imports.includes(`/${path.posix.basename(file)}'`) ? [{ file: `content/${file}`, name }] : [];
  });
  const pages = [...texts].filter(([file]) => file.endsWith('.mdx'));
  const unshown = new Set<string>();
  // A passage that is gone shows nothing either.
  for (let count = -1; count < unshown.size; ) {
    count = unshown.size;
    for (const { file, name } of shown) {
      const isShown = pages.some(([page, { after }]) => after !== null && !unshown.has(page) && name.test(after));
      if (!isShown && pages.some(([, { before }]) => name.test(before))) unshown.add(file);
    }
  }
  return [...unshown].sort();
}
