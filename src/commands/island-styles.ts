/** Styles of islands, which are inlined in the documents that contain them. */
import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { Problem } from '../problems/problem.ts';
import { changePagesStyle, changesStyle } from '../site/changes/addresses.ts';
import { projectRoot } from './paths.ts';

/** Minifies a style sheet. Throws a Problem with the line if it is invalid. */
function minifyCss(css: string, file: string): string {
  try {
    return transform({ filename: file, code: Buffer.from(css), minify: true }).code.toString();
  } catch (error) {
    const { line } = (error as { loc?: { line: number } }).loc ?? {};
    throw new Problem(`The style sheet is not valid CSS: ${(error as Error).message}.`, {
      place: { file, ...(line === undefined ? {} : { line }) },
      remedy: 'Fix what stands there or just before.',
      cause: error,
    });
  }
}

const changesSheets = [changesStyle, changePagesStyle];

/** The minified styles of islands and of comparisons, by name. */
export function islandStyles(root: string, names: Iterable<string>): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const name of changesSheets) {
    const file = `src/shell/changes/${name}.css`;
    styles.set(name, minifyCss(fs.readFileSync(path.join(projectRoot, file), 'utf8'), file));
  }
  for (const name of names) {
    const file = `content/islands/${name}/island.css`;
    const at = path.join(root, file);
    if (fs.existsSync(at)) styles.set(name, minifyCss(fs.readFileSync(at, 'utf8'), file));
  }
  return styles;
}
