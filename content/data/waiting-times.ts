import { defineTable } from 'onesource';
import datasheets from '../datasheets.json' with { type: 'json' };

/** A succinct receipt of this many segments: each is proven and lifted, and pairs are joined until one is left. */
const seconds = ({ segments, lift, join }: (typeof datasheets.machines)['RTX 4090'], count: number) =>
  ((segments.at(-1) ?? 0) + lift) * count + join * (count - 1);

const inWords = (time: number) => {
  if (time < 100) return `${Number(time.toPrecision(2))} s`;
  return time < 6000 ? `${Math.round(time / 60)} minutes` : `${(time / 3600).toPrecision(2)} hours`;
};

export const table = defineTable({
  caption: 'Time to a succinct receipt, by the number of full segments of 1,048,576 cycles, on one machine',
  source: [
    {
      title: 'calculated from the project’s datasheets, September 2, 2025 (RTX 4090, M2 Pro), and May 10, 2025',
      href: 'https://github.com/risc0/ghpages/tree/release-3.0/dev/datasheet',
    },
  ],
  checked: '2026-11-28',
  columns: ['Machine', '1 segment', '10 segments', '100 segments'],
  rows: Object.entries(datasheets.machines).map(([name, machine]) => ({
    cells: [
      name === 'c6i.8xlarge' ? 'server with 32 virtual cores (c6i.8xlarge)' : name,
      ...[1, 10, 100].map((count) => inWords(seconds({ ...machine, wrap: machine.wrap ?? 0 }, count))),
    ],
  })),
});
