import { defineTable } from 'onesource';
import measured from '../measured.json' with { type: 'json' };

const { values, versions, date } = measured.execution;

type Totals = (typeof values)['memory 1 MiB'];

const row = (what: string, { segments, user, paging, reserved, total }: Totals) => ({
  cells: [what, ...[total, user, paging, reserved, segments].map((count) => count.toLocaleString('en-US'))],
});

export const table = defineTable({
  caption: 'Segments and cycles of whole runs',
  source: [
    {
      title: `Measured for this site, with risc0-zkvm ${versions['risc0-zkvm']} and ${versions.compiler}, the same in ${values['memory 1 MiB'].runs} runs; with another build of the guest, short runs in small segments have a few segments more or fewer`,
      href: '/contributors-guide#checks',
    },
  ],
  checked: date,
  columns: ['Run', 'Total cycles', 'User cycles', 'Paging', 'Reserved', 'Segments'],
  rows: [
    row('writes one byte to each page of 1 MiB', values['memory 1 MiB']),
    row('the same with 10 MiB', values['memory 10 MiB']),
    row('the same with 100 MiB', values['memory 100 MiB']),
    row('a loop of a million rounds, segments of 2²⁰', values['segments of 2^20']),
    row('the same loop, segments of 2¹⁸', values['segments of 2^18']),
    row('the same loop, segments of 2¹⁶', values['segments of 2^16']),
    row('a short run, segments of up to 2¹⁶', values['short run, segments of 2^16']),
    row('the same short run, segments of up to 2¹⁵', values['short run, segments of 2^15']),
    row('the same short run, segments of up to 2¹⁴', values['short run, segments of 2^14']),
  ],
});
