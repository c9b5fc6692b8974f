import { defineTable } from 'onesource';
import runs from '../runs.json' with { type: 'json' };
import { versions } from '../versions.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const runsByVersion = new Map(Object.entries(runs).map(([label, byName]) => [label, Object.values(byName)]));

const latest = (dates: readonly string[]): string => dates.toSorted().at(-1) ?? '';

/** A row for each version in which programs were run, the newest first. */
const rows = versions.toReversed().flatMap(({ label, facts }) => {
  const versionRuns = runsByVersion.get(label) ?? [];
  if (!versionRuns.length) return [];
  const date = day.format(new Date(latest(versionRuns.map((run) => run.date))));
  return [{ cells: [label, facts.zkvm, String(versionRuns.length), date] }];
});

export const table = defineTable({
  caption: 'Projects of the pages that were built and run',
  source: [{ title: 'content/runs.json, which the check writes', href: '/contributors-guide#checks' }],
  checked: latest([...runsByVersion.values()].flat().map((run) => run.date)),
  columns: ['Version', 'risc0-zkvm', 'Projects', 'Latest run'],
  rows,
});
