/** Checks which folder a build may replace: only one that a build created, or an empty one. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';

export const markerFile = '.docs-build.json';

const markerSchema = z.object({
  run: z.string(),
  base: z.string(),
});
export type BuildMarker = Readonly<z.infer<typeof markerSchema>>;

export function readMarker(folder: string): BuildMarker | undefined {
  try {
    return markerSchema.safeParse(JSON.parse(fs.readFileSync(path.join(folder, markerFile), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export const writeMarker = (folder: string, { run, base }: BuildMarker) =>
  fs.writeFileSync(
    path.join(folder, markerFile),
    `${JSON.stringify({ note: 'Made by `npx onesource build`, which may replace this folder.', run, base }, null, 2)}\n`,
  );

const contains = (folder: string, file: string) =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);

function isBelowFile(file: string): boolean {
  const parent = path.dirname(file);
  const exists = fs.existsSync(parent);
  return exists ? !fs.statSync(parent).isDirectory() : parent !== file && isBelowFile(parent);
}

const sources = ['content', 'public', 'src', 'node_modules', '.git'];

/**
 * Checks that a build may create or replace a folder. Resolves symbolic links.
 * @param project the folder that contains `content/`
 * @throws Problem if something would be lost
 */
export function checkOutFolder(out: string, project: string): string {
  const refuse = (
    why: string,
    remedy = 'Name another folder in OUT_DIR: one that does not exist yet, is empty, or was made by a build.',
  ) => new Problem(`The site cannot be built into ${out}: ${why}.`, { remedy });
  if (contains(out, project)) throw refuse('this folder holds the project itself');
  for (const source of sources)
    if (contains(path.join(project, source), out)) throw refuse(`the build reads ${source}/`);
  if (isBelowFile(out)) throw refuse('a folder above it is a file');
  const stats = fs.lstatSync(out, { throwIfNoEntry: false });
  if (!stats) return out;
  if (stats.isSymbolicLink()) {
    if (!fs.existsSync(out))
      throw refuse('it is a symbolic link that points nowhere', 'Remove the link, or make the folder it points to.');
    return checkOutFolder(fs.realpathSync(out), fs.realpathSync(project));
  }
  if (!stats.isDirectory()) throw refuse('it is a file');
  if (fs.readdirSync(out).length && !readMarker(out))
    throw refuse(
      `it holds files that no build made (there is no ${markerFile} in it)`,
      'Name another folder in OUT_DIR, or remove this one if nothing in it is needed.',
    );
  return out;
}
