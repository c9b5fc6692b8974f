import { defineTable } from 'onesource';
import datasheets from '../datasheets.json' with { type: 'json' };

/** 2¹⁵ for 15. */
export const powerOf2 = (exponent: number) =>
  `2${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;

const { machines } = datasheets;
const times = Object.values(machines).map(({ segments }) => segments);

export const table = defineTable({
  caption: 'Seconds to prove one segment, on logarithmic scales',
  source: [
    {
      title: 'the project’s datasheets: RTX 4090 and M2 Pro of September 2, 2025 (3.0), the others of May 10, 2025',
      href: 'https://github.com/risc0/ghpages/tree/release-3.0/dev/datasheet',
    },
  ],
  checked: '2026-11-23',
  columns: ['Rows of the segment', ...Object.keys(machines)],
  rows: [15, 16, 17, 18, 19, 20].map((po2, size) => ({
    cells: [powerOf2(po2), ...times.map((seconds) => `${Number(seconds[size]?.toPrecision(3))} s`)],
  })),
});
