/** `npm run cut -- 3.1`: names the unreleased version, and creates a new unreleased version as its copy. */
import { contentRanges, latestOnly, unreleasedOnly } from '../../content/content-ranges.ts';
import { pinnedLinks } from '../../content/pinned-links.ts';
import { loadProject } from '../../content/project.ts';
import { itemAt } from '../../problems/lookup.ts';
import { Problem } from '../../problems/problem.ts';
import { loadSite } from '../../site/load.ts';
import { readProject } from '../../site/project.ts';
import type { VersionTable } from '../../versions/table.ts';
import { unfilledFacts } from '../../versions/unfilled-facts.ts';
import type { ContextOf } from '../context.ts';
import { loadOtherSite } from '../other-project.ts';
import { lostPassages, summary } from './cut-report.ts';
import { changesOfCut } from './cut-rewrite.ts';
import { refuseDirtyTree } from './dirty-tree.ts';
import { changeFiles } from './file-changes.ts';
import { undoInterrupted } from './interrupted.ts';

const numbers = (label: string) => label.split('.').map(Number);

function isNewer(label: string, than: string): boolean {
  const [a, b] = [numbers(label), numbers(than)];
  const at = a.findIndex((number, i) => number !== (b[i] ?? 0));
  return at >= 0 && itemAt(a, at) > (b[at] ?? 0);
}

/** The label of the version to name. Throws a Problem if the name is not valid. */
function unreleasedLabel(table: VersionTable, label: string): string {
  const [next, ...more] = table.all.filter(({ order }) => order > table.latest.order);
  if (!next || more.length)
    throw new Problem('Exactly one version is unreleased before a cut.', { place: { file: 'content/versions.ts' } });
  if (!/^\d+(\.\d+)*$/.test(label))
    throw new Problem(`"${label}" is not a valid version name.`, {
      remedy: `Write digits and dots: npm run cut -- ${table.latest.label}.1`,
    });
  if (!isNewer(label, table.latest.label))
    throw new Problem(`${label} is not newer than ${table.latest.label}, the latest version.`, {
      remedy: 'Versions are cut in order.',
    });
  return next.label;
}

export async function run({ root, engine, args: [label = ''], load }: ContextOf<'cut'>): Promise<void> {
  undoInterrupted(root);
  refuseDirtyTree(root, 'cut');
  const project = await readProject(root, await loadProject(root, load));
  const unreleased = unreleasedLabel(project.table, label);
  const [unfilled] = unfilledFacts(project.table);
  if (unfilled)
    throw new Problem(`The last cut isn't complete. ${unfilled.message}`, {
      place: { file: 'content/versions.ts' },
      remedy: `Fill in the row of ${project.table.latest.label} first: npm run check:content lists what is missing.`,
    });
  const ranged = contentRanges(root, project.info.config.folders);
  const toCheck = {
    released: unreleasedOnly(ranged, project.table),
    pinned: pinnedLinks(ranged, project.table.latest.label),
  };
  const before = await loadSite(root, project);
  const changes = changesOfCut(root, before, unreleased, label, new Date().toISOString().slice(0, 10));
  await changeFiles(root, changes, async () => {
    const after = await loadOtherSite({ root, engine });
    const warnings = [
      ...after.warnings,
      ...latestOnly(contentRanges(root, after.library.folders), after.library.table),
    ];
    for (const warning of warnings) console.warn(`warning: ${warning}`);
    const lost = lostPassages(before, after, label);
    for (const line of lost) console.error(`lost or added: ${line}`);
    const files = changes.map(({ file }) => file);
    console.log(summary(before, after, label, files, toCheck));
    if (lost.length || warnings.length) process.exitCode = 1;
  });
}
