/** `npx onesource cut 3.1`: names the unreleased version, and creates a new unreleased version as its copy. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { itemAt } from '../../basics/lookup.ts';
import { withCutRow } from '../../content/modules/version-rows.ts';
import { contentRanges, latestOnly, pinnedLinks, unreleasedOnly } from '../../content/pages/content-ranges.ts';
import { withEdits } from '../../content/pages/page-source.ts';
import { Problem, ProblemList } from '../../problems/problem.ts';
import { addressFile, partAddresses, presentAddresses, readFormerAddresses } from '../../site/former-addresses.ts';
import { loadSite, type Site } from '../../site/load.ts';
import { readProject } from '../../site/project.ts';
import { intoAfterCut, rangeAfterCut } from '../../versions/range.ts';
import type { VersionTable } from '../../versions/table.ts';
import { unfilledFacts } from '../../versions/unfilled-facts.ts';
import type { CommandContext } from '../context.ts';
import { loadOtherSite } from '../project-loader.ts';
import { lostPassages, summary } from './cut-report.ts';
import { changeSources, requireCleanTree, type SourceChange } from './source-changes.ts';

const numbers = (label: string) => label.split('.').map(Number);

function isNewer(label: string, than: string): boolean {
  const [a, b] = [numbers(label), numbers(than)];
  const at = a.findIndex((number, i) => number !== (b[i] ?? 0));
  return at >= 0 && itemAt(a, at) > (b[at] ?? 0);
}

function unreleasedLabel(table: VersionTable, label: string): string {
  const [next, ...more] = table.all.filter(({ order }) => order > table.latest.order);
  if (!next || more.length)
    throw new Problem(`Exactly one version is unreleased before a cut, and here ${next ? 'several are' : 'none is'}.`, {
      place: { file: 'content/versions.ts' },
      remedy: next
        ? `Leave one of ${[next, ...more].map((version) => version.label).join(', ')} in the table.`
        : `Add a row after ${table.latest.label}: { label: 'next', facts: { … } }. What changes after ${table.latest.label} is written for it.`,
    });
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*))*$/.test(label))
    throw new Problem(`"${label}" is not a valid version name.`, {
      remedy: `Write numbers and dots, without zeros before a number: npx onesource cut ${table.latest.label}.1`,
    });
  if (!isNewer(label, table.latest.label))
    throw new Problem(`${label} is not newer than ${table.latest.label}, the latest version.`, {
      remedy: 'Versions are cut in order.',
    });
  return next.label;
}

function changesOfCut(root: string, before: Site, unreleased: string, label: string, date: string): SourceChange[] {
  const ranged = contentRanges(root).flatMap(({ file, source, ranges }) => {
    const edits = ranges.map(({ text, start, end, isInto }) => ({
      start,
      end,
      text: (isInto ? intoAfterCut : rangeAfterCut)(text, unreleased, label),
    }));
    const text = withEdits(source, edits);
    return text === source ? [] : [{ file, text }];
  });
  const rows = 'content/versions.ts';
  const table = fs.readFileSync(path.join(root, rows), 'utf8');
  const { sets, redirects } = before;
  const recorded = [...readFormerAddresses(root), ...presentAddresses(sets, redirects), ...partAddresses(sets)];
  const addresses = [...new Set(recorded)].sort();
  return [
    ...ranged,
    { file: rows, text: withCutRow(table, parseSync(rows, table).program, unreleased, label, date) },
    { file: addressFile, text: `[\n${addresses.map((address) => JSON.stringify(address)).join(',\n')}\n]\n` },
  ];
}

export async function run({ root, load }: Pick<CommandContext, 'root' | 'load'>, label: string): Promise<void> {
  requireCleanTree(root);
  const project = await readProject(root, load);
  const unreleased = unreleasedLabel(project.table, label);
  const unfilled = unfilledFacts(project.table);
  if (unfilled.length) throw new ProblemList(unfilled);
  const ranged = contentRanges(root);
  const toCheck = {
    released: unreleasedOnly(ranged, project.table),
    pinned: pinnedLinks(ranged, project.table.latest.label),
  };
  const before = await loadSite(root, project);
  const changes = changesOfCut(root, before, unreleased, label, new Date().toISOString().slice(0, 10));
  await changeSources(root, changes, async () => {
    const after = await loadOtherSite(root);
    const lost = lostPassages(before, after, label);
    if (lost.length)
      throw new Problem(`Nothing was changed: the cut would lose or add\n  ${lost.join('\n  ')}`, {
        remedy: 'Write these passages in another way, or report this.',
      });
    const only = latestOnly(contentRanges(root), after.library.table);
    for (const warning of [...after.warnings, ...only]) console.warn(`warning: ${warning}`);
    const files = changes.map(({ file }) => file);
    console.log(summary(before, after, label, files, toCheck));
  });
}
