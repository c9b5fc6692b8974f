/** A further build of the project, as it was built before or will be next. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../copy-project.ts';

const run = promisify(execFile);

/**
 * Builds a changed copy of the project.
 * @param change edits the copy, given its folder
 * @returns the folder of the built site, below a folder that `fs.rm` may take away
 */
export async function buildVariant({
  base = '/',
  change = () => {},
}: {
  base?: string;
  change?: (root: string) => void;
}): Promise<{ root: string; site: string }> {
  const root = copyProject();
  change(root);
  await run(process.execPath, ['src/commands/command.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BASE_URL: base },
  });
  return { root, site: path.join(root, 'dist') };
}

/** Puts a build in the place of the one that is served. */
export function putInPlace(build: string, served: string): void {
  fs.rmSync(served, { recursive: true, force: true });
  fs.cpSync(build, served, { recursive: true });
}

/** Changes a file's text. Throws where it lacks what is to be replaced. */
export function editFile(file: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  fs.writeFileSync(file, changed);
}
