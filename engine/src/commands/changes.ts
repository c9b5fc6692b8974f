/** `npx onesource changes COMMIT`: what changes for readers, compared with another commit. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFactValues, changeReport, groupedChanges } from '../compare/changes/edit-report.ts';
import { git, requireGit } from '../content/files/git.ts';
import type { ProjectModules } from '../content/modules/project.ts';
import { Problem } from '../problems/problem.ts';
import { lostAddresses, presentAddresses } from '../site/former-addresses.ts';
import { loadSite } from '../site/load.ts';
import { readProject } from '../site/project.ts';
import type { CommandContext } from './context.ts';
import { loadOtherSite } from './project-loader.ts';

function resolveRef(root: string, asked: string | undefined): { name: string; commit: string } {
  requireGit(root, 'which has the commits to compare with');
  for (const name of asked ? [asked] : ['main', 'origin/main']) {
    try {
      return { name, commit: git(root, 'rev-parse', '--short', '--verify', `${name}^{commit}`).trim() };
    } catch {}
  }
  throw new Problem(asked ? `There is no commit "${asked}".` : 'There is no branch "main".', {
    remedy: 'Name a branch, a tag or a commit: npx onesource changes HEAD~3',
  });
}

function checkOut(root: string, commit: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // package.json says that modules are ES modules.
  const present = ['content', 'public', 'site.config.ts', 'package.json'].filter(
    (name) => git(root, 'ls-tree', '--name-only', commit, name).length,
  );
  const archive = path.join(folder, 'site.tar');
  git(root, 'archive', '--format=tar', `--output=${archive}`, commit, ...present);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  return folder;
}

const currentParts = ({ config, linkSchemes, code }: ProjectModules, root: string): Partial<ProjectModules> => ({
  config: typeof config === 'object' ? { ...config, logo: undefined } : config,
  linkSchemes,
  code: () => code({ root }),
});

export async function run(
  { root, load }: Pick<CommandContext, 'root' | 'load'>,
  requested: string | undefined,
): Promise<void> {
  const { name, commit } = resolveRef(root, requested);
  const folder = checkOut(root, commit);
  try {
    const project = await readProject(root, load);
    const before = await loadOtherSite(folder, currentParts(project.modules, root));
    const after = await loadSite(root, project);
    const changes = groupedChanges(before, after);
    const facts = changedFactValues(before, after);
    console.log(changeReport(`Compared with ${name} (${commit})`, changes, facts));
    // Also of pages since the last cut, whose addresses are recorded at the next one.
    const lost = lostAddresses(
      presentAddresses(before.sets, before.redirects),
      after.sets,
      after.redirects,
      after.library.table.dropped,
    );
    if (lost.length)
      console.log(
        `\n## Addresses that lead nowhere now\n\n${lost.map(({ message, remedy }) => `- ${message} ${remedy}`).join('\n')}`,
      );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
