/** Checks which folder a build may replace: only one that a build created, or an empty one. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';

const markerFile = '.docs-build.json';

const markerSchema = z.object({
  run: z.string(),
  base: z.string(),
  /** The process that makes or made it. */
  process: z.number().optional(),
});
export type BuildMarker = Readonly<z.infer<typeof markerSchema>>;

export function readMarker(folder: string): BuildMarker | undefined {
  try {
    return markerSchema.safeParse(JSON.parse(fs.readFileSync(path.join(folder, markerFile), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

export const writeMarker = (folder: string, marker: BuildMarker) =>
  fs.writeFileSync(
    path.join(folder, markerFile),
    `${JSON.stringify({ note: 'Made by `npx onesource build`, which may replace this folder.', ...marker }, null, 2)}\n`,
  );

const contains = (folder: string, file: string) =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);

/** The path without symbolic links, also of a folder that doesn't exist yet: its nearest existing parent decides. */
function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}

const sources = ['content', 'public', 'src', 'node_modules', '.git'];

const refusal = (
  out: string,
  why: string,
  remedy = 'Name another folder in OUT_DIR: one that does not exist yet, is empty, or was made by a build.',
) => new Problem(`The site cannot be built into ${out}: ${why}.`, { remedy });

/** Throws a Problem if a folder has files that no build made. A missing folder has none. */
export function checkReplaceable(folder: string): void {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) throw refusal(folder, 'it is a file');
  if (fs.readdirSync(folder).length && !readMarker(folder))
    throw refusal(
      folder,
      `it holds files that no build made (there is no ${markerFile} in it)`,
      'Name another folder in OUT_DIR, or remove this one if nothing in it is needed.',
    );
}

/**
 * Checks that a build may create or replace a folder. Returns its path without symbolic links.
 * @param project the folder that contains `content/`
 * @throws Problem if something would be lost
 */
export function checkOutFolder(out: string, project: string): string {
  if (fs.lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !fs.existsSync(out))
    throw refusal(
      out,
      'it is a symbolic link that points nowhere',
      'Remove the link, or make the folder it points to.',
    );
  const place = realPath(out);
  const root = realPath(project);
  if (contains(place, root)) throw refusal(out, 'this folder holds the project itself');
  const source = sources.find((name) => contains(realPath(path.join(root, name)), place));
  if (source !== undefined) throw refusal(out, `the build reads ${source}/`);
  checkReplaceable(place);
  return place;
}
