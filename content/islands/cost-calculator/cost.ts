/**
 * What a run costs: rows, segments, seconds, memory, gas. Pure arithmetic; the figures of machines and gas are given
 * with their sources.
 */

/** A machine whose speed was published or measured. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly rowsPerSecond: number;
  /** Where the figure comes from, and when. */
  readonly source: string;
}

export const MACHINES: readonly Machine[] = [
  { id: 'gpu', name: 'NVIDIA RTX 4090', rowsPerSecond: 724_700, source: 'risc0#3762, May 2026, release 3.0.4' },
  {
    id: 'cpu',
    name: 'Two virtual cores of an Intel Xeon',
    rowsPerSecond: 308,
    source: 'measured for this site, November 2026, release 3.0.6',
  },
];

/** Sizes of segments that can be made succinct, and the default. */
export const PO2 = { min: 14, usual: 20, max: 22 } as const;

/**
 * Rows that every segment needs besides those of the program: lookup tables, the end of the run, and paging of the
 * first pages.
 */
const RESERVED_ROWS = 4_123;

/**
 * Rows that the executor keeps free for the next instruction, and thus in every segment but the last one. Source:
 * `MAX_INSN_CYCLES` and `MAX_INSN_CYCLES_LOWER_PO2` in risc0/circuit/rv32im/src/lib.rs
 */
const freeRows = (po2: number) => (po2 >= 15 ? 25_000 : 2_000);

/**
 * Gas of `verify` through the router, call and data, as in `content/measured.json`, and of a transaction besides that.
 */
export const GAS = { router: 238_412, data: 5_640, transaction: 21_000 } as const;

export interface Segments {
  /** All segments but the last have this many rows. */
  readonly full: number;
  readonly count: number;
  /** Power of two of the last one. */
  readonly lastPo2: number;
  /** Rows that are proven, including padding. */
  readonly rows: number;
}

/** Cuts a run of `cycles` into segments of at most 2^`po2` rows. */
export function segmentsOf(cycles: number, po2: number): Segments {
  const full = 2 ** po2;
  const room = full - RESERVED_ROWS - freeRows(po2);
  const count = Math.max(1, Math.ceil(cycles / room));
  const rest = cycles - (count - 1) * room + RESERVED_ROWS;
  const lastPo2 = Math.min(po2, Math.max(PO2.min, Math.ceil(Math.log2(rest))));
  return { full, count, lastPo2, rows: (count - 1) * full + 2 ** lastPo2 };
}

/**
 * Memory of the prover in gigabytes: measured for 2^15 rows on a processor, and proportional to the largest segment.
 */
export function gigabytesFor({ count, full, lastPo2 }: Segments): number {
  const largest = count > 1 ? full : 2 ** lastPo2;
  return (largest / 2 ** 15) * 0.32;
}

/** Gas for each of `proofs` receipts that share one verification through the router. */
export const gasEach = (proofs: number): number => Math.ceil((GAS.router + GAS.data + GAS.transaction) / proofs);

/** A duration in words, rounded to what matters. */
export function inWords(seconds: number): string {
  const units: readonly [size: number, name: string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ];
  const [size, name] = units.find(([least]) => seconds >= 1.5 * least) ?? [1, 'second'];
  const amount = seconds / size;
  const shown = amount < 10 ? Math.max(0.1, Math.round(amount * 10) / 10) : Math.round(amount);
  return `${shown.toLocaleString('en-US')} ${name}${shown === 1 ? '' : 's'}`;
}

/** The price in ether of `gas` at `gwei` for each unit. */
export function etherFor(gas: number, gwei: number): string {
  return ((gas * gwei) / 1e9).toFixed(9).replace(/0+$/, '').replace(/\.$/, '');
}
