/** Variants of the site: other builds of a changed copy of the project. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject, vi } from 'vitest';
import { copyProject } from '../copy-project.ts';

const run = promisify(execFile);

/** Builds the copy of the project at `root`. Returns the folder of the built site. */
async function build(root: string, base = '/'): Promise<string> {
  await run(process.execPath, ['src/commands/command.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', BASE_URL: base },
  });
  return path.join(root, 'dist');
}

/**
 * Builds a changed copy of the project.
 * @param change edits the copy, given its folder
 * @returns the folder of the copy, which the caller has to remove, and that of the built site
 */
export async function buildVariant({
  base,
  change,
}: {
  base: string;
  change(root: string): void;
}): Promise<{ root: string; site: string }> {
  const root = copyProject();
  change(root);
  return { root, site: await build(root, base) };
}

/**
 * Builds the next state of the site, in which the title of a page, the client, and search differ: once in a test run, for all files.
 * @returns the folder of the built site
 */
export async function nextBuild(): Promise<string> {
  const root = path.join(inject('scratch'), 'next');
  const done = `${root}.done`;
  try {
    fs.mkdirSync(root);
  } catch {
    // Another file has started the build.
    await vi.waitUntil(() => fs.existsSync(done), { timeout: 300_000, interval: 200 });
    return path.join(root, 'dist');
  }
  copyProject(root);
  editFile(path.join(root, 'content/api/zkvm/install.mdx'), /^title: .*/m, 'title: Installation, rebuilt');
  editFile(path.join(root, 'src/client/progress.ts'), 'const delay = 200', 'const delay = 210');
  editFile(path.join(root, 'src/search/ui/dialog/dialog.tsx'), /$/, '\nconsole.debug("search, rebuilt");\n');
  const site = await build(root);
  fs.writeFileSync(done, '');
  return site;
}

/** Replaces the served folder with a build, whose files are linked rather than copied: tests may remove them, but not change them. */
export function putInPlace(site: string, served: string): void {
  fs.rmSync(served, { recursive: true, force: true });
  for (const entry of fs.readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(served, path.relative(site, from));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    try {
      fs.linkSync(from, to);
    } catch {
      // Another file system.
      fs.copyFileSync(from, to);
    }
  }
}

/** Replaces a text in a file. Throws if the file doesn't contain it. */
export function editFile(file: string, from: string | RegExp, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  fs.writeFileSync(file, changed);
}
