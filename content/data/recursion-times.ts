import { defineTable } from 'onesource';
import datasheets from '../datasheets.json' with { type: 'json' };

const inSeconds = (seconds: number | null) =>
  seconds === null ? 'not measured' : `${Number(seconds.toPrecision(3))} s`;

export const table = defineTable({
  caption: 'Seconds for the steps after the segments',
  source: [
    {
      title: 'the project’s datasheets: RTX 4090 and M2 Pro of September 2, 2025 (3.0), the others of May 10, 2025',
      href: 'https://github.com/risc0/ghpages/tree/release-3.0/dev/datasheet',
    },
  ],
  checked: '2026-11-23',
  columns: ['Machine', 'lift, once a segment', 'join, once a pair', 'identity, before Groth16', 'Groth16'],
  rows: Object.entries(datasheets.machines).map(([name, { lift, join, identity, wrap }]) => ({
    cells: [name, inSeconds(lift), inSeconds(join), inSeconds(identity), inSeconds(wrap)],
  })),
});
