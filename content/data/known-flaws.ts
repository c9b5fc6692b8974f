import { defineTable } from 'onesource';
import { versions } from '../versions.ts';
import { table as advisories, advisoriesFor, fixedIn, rated } from './advisories.ts';

/** What is known to be wrong with each version: the entries that affect its crate, the worst first. */
export const table = defineTable({
  caption: 'Known flaws of this version',
  source: advisories.source,
  checked: advisories.checked,
  columns: ['Flaw', 'Severity', 'Fixed in'],
  rows: versions.flatMap(({ label, facts: { zkvm } }) =>
    advisoriesFor(zkvm).map((entry) => ({
      versions: label,
      cells: [
        { text: entry.title, href: `/security-advisories#${entry.id.toLowerCase()}` },
        rated[entry.severity],
        fixedIn(entry),
      ],
    })),
  ),
});
