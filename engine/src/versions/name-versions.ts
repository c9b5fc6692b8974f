/** Versions as messages name them. */
import { runsOf } from './range.ts';
import type { VersionTable } from './table.ts';

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

const labelRuns = (labels: readonly string[], { all }: VersionTable) =>
  runsOf(labels, all).map((run) => run.map(({ label }) => label));

/** "version 1.0", "versions 0.18 to 0.21 and 2.0.0". */
export function nameVersions(labels: readonly string[], table: VersionTable): string {
  const named = labelRuns(labels, table).flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run));
  return `version${labels.length > 1 ? 's' : ''} ${conjunction.format(named)}`;
}

/** The range of these versions, as writers write it: `>=1.0`, `<=0.20 || 1.2`. */
export function rangeText(labels: readonly string[], table: VersionTable): string {
  const [first, last] = [table.all[0]?.label, table.all.at(-1)?.label];
  const comparisons = labelRuns(labels, table).map((run) => {
    const [from, to] = [run[0], run.at(-1)];
    const bounds = [...(from === first ? [] : [`>=${from}`]), ...(to === last ? [] : [`<=${to}`])];
    return run.length === 1 && to !== last ? from : bounds.join(' ') || '*';
  });
  return comparisons.join(' || ');
}

/** When something exists, for the end of a sentence: "since 1.0", "until 0.20", "in versions 1.0 and 1.1". */
export function existsWhen(labels: readonly string[], table: VersionTable): string {
  const [run, ...more] = labelRuns(labels, table);
  if (run && !more.length && run.length > 1) {
    if (run.at(-1) === table.all.at(-1)?.label) return `since ${run[0]}`;
    if (run[0] === table.all[0]?.label) return `until ${run.at(-1)}`;
  }
  return `in ${nameVersions(labels, table)}`;
}
