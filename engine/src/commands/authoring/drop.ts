/** `npm run drop -- 0.18`: takes the oldest version out. All others stay as they are, and its addresses redirect. */
import { execFileSync } from 'node:child_process';
import { loadProject } from '../../content/project.ts';
import { Problem } from '../../problems/problem.ts';
import { lostAddresses, presentAddresses } from '../../site/former-addresses.ts';
import { loadSite, type Site } from '../../site/load.ts';
import { readProject } from '../../site/project.ts';
import { type Drop, droppedVersion } from '../../versions/range-after-drop.ts';
import { makeVersionTable, type VersionTable } from '../../versions/table.ts';
import type { ContextOf } from '../context.ts';
import { loadOtherSite } from '../other-project.ts';
import { changedLines, changedPoints } from './changed-lines.ts';
import { refuseDirtyTree } from './dirty-tree.ts';
import { addressesAfterDrop } from './drop-addresses.ts';
import { droppedProject, endedTopics } from './drop-files.ts';
import { changeFiles } from './file-changes.ts';
import { undoInterrupted } from './interrupted.ts';

/** Checks that a version can be dropped. Throws a Problem if it isn't the oldest one. */
function checkLabel(table: VersionTable, label: string): void {
  const { status, order } = table.get(label);
  const oldest = table.all[0]?.label ?? '';
  if (status === 'latest' || status === 'unreleased')
    throw new Problem(`${label} is not superseded.`, { remedy: 'Only versions before the latest one can be dropped.' });
  if (order > 0)
    throw new Problem(`${label} is not the oldest version.`, {
      remedy: `Versions are dropped in order: npm run drop -- ${oldest}`,
    });
}

/** Throws a Problem if a version that is left says something else than before, or if an address is lost. */
function checkNothingLost(before: Site, after: Site, former: readonly string[]): void {
  const lost = [
    ...after.library.table.all.flatMap(({ label }) =>
      changedLines(before, after, label).map((line) => `${label}: ${line}`),
    ),
    ...changedPoints(before, after, after.library.table),
    ...lostAddresses(former, presentAddresses(after.sets, after.redirects)).map(({ message }) => message),
  ];
  if (lost.length)
    throw new Problem(`Nothing was changed, because this would be lost or added:\n  ${lost.join('\n  ')}`, {
      remedy: 'Change these passages first, or report this.',
    });
}

/** Files outside of `content/` that name the version, for the user to check. */
function mentions(root: string, label: string): string[] {
  const word = `(^|[^0-9.])${label.replaceAll('.', '\\.')}($|[^0-9.])`;
  try {
    const said = execFileSync('git', ['grep', '-lE', word, '--', '.', ':!*.json', ':!package-lock.json'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim().split('\n').filter(Boolean);
  } catch {
    // No file mentions it.
    return [];
  }
}

export async function run({ root, engine, args: [label = ''], load }: ContextOf<'drop'>): Promise<void> {
  undoInterrupted(root);
  refuseDirtyTree(root, 'drop');
  const modules = await loadProject(root, load);
  const project = await readProject(root, modules);
  checkLabel(project.table, label);
  const dropped = project.table.get(label);
  const rows = modules.versions.filter((_, order) => order !== dropped.order);
  const drop: Drop = { before: project.table, after: makeVersionTable(rows, project.info.config.versionedRoot) };
  const before = await loadSite(root, project);
  const ended = endedTopics(before.library.topics, drop);
  const addresses = addressesAfterDrop(root, before, droppedVersion(drop), new Set(ended.map(({ id }) => id)));
  const changes = droppedProject(root, before, drop, addresses);
  let warnings: readonly Problem[] = [];
  await changeFiles(root, changes, async () => {
    const after = await loadOtherSite({ root, engine });
    checkNothingLost(before, after, addresses.former);
    ({ warnings } = after);
  });
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  const removed = changes.filter(({ after }) => after === null).map(({ file }) => file);
  const others = mentions(root, label);
  const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
  console.log(
    [
      `${label} is dropped; ${changes.length} files changed. ${addresses.count} addresses lead to their topics in the oldest version that has them.`,
      'All other versions say what they said before.',
      ...(removed.length ? ['', 'Nothing shows these files anymore, so they are gone:', list(removed)] : []),
      ...(others.length ? ['', `Also mentioned in these files: check them yourself.`, list(others)] : []),
      '',
      'Then run npm run check:content.',
    ].join('\n'),
  );
  if (warnings.length) process.exitCode = 1;
}
