/**
 * How commands change the sources of a project: all changes or none. Git is the undo, so a command needs a repository
 * without changes, which are also the ones that its commit would contain by mistake.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { git, requireGit } from '../../content/files/git.ts';
import { Problem } from '../../problems/problem.ts';

export interface SourceChange {
  readonly file: string;
  /** What the file says from now on. */
  readonly text: string;
}

/** Throws a Problem if git couldn't restore the project as it is. */
export function requireCleanTree(root: string): void {
  requireGit(root, 'which undoes this command if something fails');
  let changes: string;
  try {
    changes = git(root, 'status', '--porcelain', '--', '.').trimEnd();
  } catch (cause) {
    throw new Problem('Git fails in this folder.', { remedy: 'Run git status, which says why.', cause });
  }
  // A command that was killed may have left some.
  if (changes)
    throw new Problem(`The working tree has changes:\n${changes}`, {
      remedy:
        'Commit them, or put them aside (git stash --include-untracked): the command’s own are a commit for itself.',
    });
}

/**
 * Changes sources, then runs `verify`. If anything fails, or the process is told to end, git restores the files.
 * @throws Problem if git doesn't know a file that exists; or the error of `verify`
 */
export async function changeSources(
  root: string,
  changes: readonly SourceChange[],
  verify: () => Promise<unknown>,
): Promise<void> {
  const at = (file: string) => path.join(root, file);
  const files = changes.map(({ file }) => file).filter((file) => fs.existsSync(at(file)));
  const known = new Set(git(root, '--literal-pathspecs', 'ls-files', '-z', '--', ...files).split('\0'));
  const unknown = files.find((file) => !known.has(file));
  if (unknown)
    throw new Problem('Git ignores this file, so it could not restore it.', {
      place: { file: unknown },
      remedy: 'Take it out of .gitignore, and commit it.',
    });
  const restore = () => {
    if (files.length) git(root, '--literal-pathspecs', 'restore', '--', ...files);
    for (const { file } of changes) if (!known.has(file)) fs.rmSync(at(file), { force: true });
  };
  // Signals end the process, too (`bin/onesource.mjs`).
  process.once('exit', restore);
  try {
    for (const { file, text } of changes) fs.writeFileSync(at(file), formatted(root, file, text));
    await verify();
  } catch (error) {
    restore();
    throw error;
  } finally {
    process.off('exit', restore);
  }
}

function formatted(root: string, file: string, text: string): string {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const isConfigured = ['biome.json', 'biome.jsonc'].some((name) => fs.existsSync(path.join(root, name)));
  if (!file.endsWith('.ts') || !isConfigured || !fs.existsSync(biome)) return text;
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });
}
