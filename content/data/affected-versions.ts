import { defineTable } from 'onesource';
import { versions } from '../versions.ts';
import { table as advisories, advisoriesFor, attack } from './advisories.ts';

/** Every version of the documentation with what is known to be wrong with its release. */
export const table = defineTable({
  caption: 'Versions of this documentation, newest first',
  source: advisories.source,
  checked: advisories.checked,
  columns: ['Version', 'Its risc0-zkvm', 'What an attacker can do', 'Why', 'Use'],
  rows: versions.toReversed().map(({ label, facts: { zkvm, safe } }) => {
    const entries = advisoriesFor(zkvm);
    const attacks = entries.filter(({ consequence }) => consequence !== 'none');
    return {
      cells: [
        label,
        { code: zkvm },
        attack(zkvm) ?? 'no known attack on every program',
        attacks.map(({ cve, id }) => cve ?? id).join(', ') || '–',
        { code: safe },
      ],
    };
  }),
});
