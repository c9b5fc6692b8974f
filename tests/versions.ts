/** The versions that the site shows, so that no test names one: a test must hold after the next cut, too. */
import { versions } from '../content/versions.ts';

const latestRow = versions.find((row) => 'latest' in row && row.latest);
if (!latestRow) throw new Error('content/versions.ts has no latest version.');

export const latest = latestRow.label;

/** Labels, oldest first. */
export const shownLabels: readonly string[] = versions
  .filter((row) => !('dropped' in row && row.dropped))
  .map(({ label }) => label);
