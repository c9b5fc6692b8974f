/** Styles of islands, which are inlined in the documents that contain them. */
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from 'lightningcss';
import { z } from 'zod';
import { changePagesStyle } from '../config/change-addresses.ts';
import { projectFile } from '../content/files/project-file.ts';
import { problemCollector } from '../problems/collect.ts';
import { Problem, positionAt } from '../problems/problem.ts';
import { messageOf } from '../problems/thrown.ts';
import type { Folders } from './context.ts';

const styleError = z.object({ loc: z.object({ line: z.number() }).optional(), fileName: z.string().optional() });

const refused = [
  [/<\/style>?/i, 'which would end it in the middle of the document', 'Remove it; in a string, write <\\/style>.'],
  [
    /\burl\(\s*["']?(?!data:|#)[^)]*\)?/i,
    'but documents load nothing for their styles',
    'Write url(data:…), or draw it in the island.',
  ],
] as const;

function minifyCss(root: string, file: string): string {
  const css = fs.readFileSync(projectFile(root, file), 'utf8');
  for (const [pattern, why, remedy] of refused) {
    const found = pattern.exec(css);
    if (!found) continue;
    const place = { file, line: positionAt(css, found.index).line };
    throw new Problem(`The style sheet contains "${found[0]}", ${why}.`, { place, remedy });
  }
  // Comments and strings may have braces.
  const signs = css.replace(/\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1).)*\1/g, (text) => text.replace(/[^\n]/g, ' '));
  const open: number[] = [];
  for (const { 0: sign, index } of signs.matchAll(/[{}]|\/\*/g)) sign === '}' ? open.pop() : open.push(index);
  if (open[0] !== undefined)
    throw new Problem('A rule or comment of the style sheet is not closed.', {
      place: { file, line: positionAt(css, open[0]).line },
      remedy: 'Close it with } or */.',
    });
  try {
    return bundle({ filename: path.join(root, file), minify: true }).code.toString();
  } catch (error) {
    const { loc, fileName } = styleError.safeParse(error).data ?? {};
    const isMissing = messageOf(error).includes('No such file');
    throw new Problem(
      `The style sheet ${isMissing ? 'imports one that is missing' : `is not valid CSS: ${messageOf(error)}`}.`,
      {
        place: { file: fileName ? path.relative(root, fileName) : file, ...(loc && { line: loc.line }) },
        remedy: isMissing ? 'Correct its path, or add the file.' : 'Fix this line or the one before it.',
        cause: error,
      },
    );
  }
}

export function islandStyles(
  { root, engine }: Folders,
  names: Iterable<string>,
  problems = problemCollector(),
): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  styles.set(changePagesStyle, minifyCss(engine, `src/compare/styles/${changePagesStyle}.css`));
  for (const name of names) {
    const file = `content/islands/${name}/island.css`;
    if (!fs.existsSync(path.join(root, file))) continue;
    problems.attempt(() => void styles.set(name, minifyCss(root, file)));
  }
  problems.end();
  return styles;
}
