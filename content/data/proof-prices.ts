import { defineTable } from 'onesource';
import datasheets from '../datasheets.json' with { type: 'json' };

/** Segments of 2^20 rows in a run of a billion rows. */
const SEGMENTS = 1e9 / 2 ** 20;
const dollars = (amount: number) => `${Number(amount.toPrecision(2)).toFixed(2)} dollars`;

/** At one dollar an hour, with the lift and the join of each segment. */
const onMachine = (
  name: string,
  { segments, lift, join }: Pick<(typeof datasheets.machines)['RTX 4090'], 'segments' | 'lift' | 'join'>,
) => {
  const hours = (((segments.at(-1) ?? 0) + lift + join) * SEGMENTS) / 3600;
  return { cells: [`${name}, 1 dollar an hour`, dollars(hours), `${hours.toPrecision(2)} hours`] };
};

export const table = defineTable({
  caption: 'Dollars for a succinct receipt of a billion cycles, on a logarithmic scale',
  source: [
    {
      title: 'hours: calculated from the project’s datasheets, September 2, 2025 (RTX 4090, M2 Pro), and May 10, 2025',
      href: 'https://github.com/risc0/ghpages/tree/release-3.0/dev/datasheet',
    },
    {
      title: 'Boundless: 99th percentile of February 11, 2026',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/request_builder/offer_layer.rs#L97',
    },
    {
      title: 'lowest price in the template of June 2, 2026',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/broker-template.toml',
    },
  ],
  checked: '2026-11-23',
  columns: ['Where', 'Dollars', 'From'],
  rows: [
    ...Object.entries(datasheets.machines).map(([name, machine]) => onMachine(name, machine)),
    {
      cells: [
        'Boundless, a high price',
        dollars(0.0001 * 2500),
        '0.0001 ether, at 2,500 dollars for an ether; gas is not included',
      ],
    },
    {
      cells: [
        'Boundless, the lowest price',
        dollars(0.02),
        '0.00002 dollars for a million cycles; gas is not included',
      ],
    },
  ],
});
