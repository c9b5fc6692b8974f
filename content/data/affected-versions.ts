import { defineTable } from 'onesource';
import { versions } from '../versions.ts';
import { table as advisories, advisoriesFor } from './advisories.ts';

/** What the attacks let somebody do. */
function attacksOn(release: string): string {
  const known = new Set(advisoriesFor(release).map(({ consequence }) => consequence));
  return [known.has('forgery') ? 'forge receipts' : [], known.has('takeover') ? 'take over guests' : []]
    .flat()
    .join(', ');
}

/** An advisory with a link to its section: its number in code font, so that no line ends within it. */
function named({ cve, id }: ReturnType<typeof advisoriesFor>[number]) {
  const href = `#${id.toLowerCase()}`;
  return cve || id.startsWith('GHSA') ? { code: cve ?? id, href } : { text: id.replaceAll('-', ' '), href };
}

/** Every version of the documentation with what is known to be wrong with its release. */
export const table = defineTable({
  caption: 'Versions of this documentation, newest first',
  source: advisories.source,
  checked: advisories.checked,
  columns: ['Version', 'risc0-zkvm', 'An attacker can', 'Advisories', 'Use'],
  rows: versions.toReversed().map(({ label, facts: { zkvm, safe } }) => {
    const entries = advisoriesFor(zkvm);
    const attacks = entries.filter(({ consequence }) => consequence !== 'none');
    return {
      cells: [
        label,
        { code: zkvm },
        attacksOn(zkvm) || 'nothing known',
        attacks.length ? attacks.map(named) : '–',
        { code: safe },
      ],
    };
  }),
});
