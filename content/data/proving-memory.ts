import { defineTable } from 'onesource';
import datasheets from '../datasheets.json' with { type: 'json' };
import measured from '../measured.json' with { type: 'json' };
import { powerOf2 } from './proving-times.ts';

const { values, versions } = measured.proofs;
const ours = [values['2^15'], values['2^16'], values['2^17']].map(({ memory }) => (memory / 1e9).toFixed(2));

export const table = defineTable({
  caption: 'Gigabytes of memory for one segment, on logarithmic scales',
  source: [
    {
      title: 'the project’s datasheets, September 2, 2025',
      href: 'https://github.com/risc0/ghpages/tree/release-3.0/dev/datasheet',
    },
    { title: `measured for this site with ${versions['risc0-zkvm']}`, href: '/contributors-guide#checks' },
  ],
  checked: measured.proofs.date,
  columns: ['Rows of the segment', 'Buffers', 'Whole process'],
  rows: [15, 16, 17, 18, 19, 20].map((po2, size) => ({
    cells: [powerOf2(po2), datasheets.gigabytes[size]?.toFixed(2) ?? '–', ours[size] ?? '–'],
  })),
});
