/**
 * What a run costs: rows, segments, seconds, memory, gas, and prices. Pure arithmetic; the figures of machines and gas
 * are given with their sources.
 */

import datasheets from '../../datasheets.json' with { type: 'json' };
import { plural } from '../controls/counts.ts';

/** A machine of the project's datasheets. */
export interface Machine {
  /** Seconds for segments of 2^15 to 2^20 rows. */
  readonly segments: readonly number[];
  readonly lift: number;
  readonly join: number;
  readonly identity: number;
  /** Null if the machine's Groth16 step was not measured. */
  readonly wrap: number | null;
}

export const MACHINES: ReadonlyMap<string, Machine> = new Map(Object.entries(datasheets.machines).reverse());

/** Kinds of receipts, in the order in which they are made from each other. */
export const KINDS = ['composite', 'succinct', 'groth16'] as const;
export type Kind = (typeof KINDS)[number];

/** Ether for each cycle on Boundless, at the 99th percentile of February 11, 2026: 100 gwei for a million cycles. */
const BOUNDLESS_ETHER = 1e-13;

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

/** Seconds for a segment. Sizes outside the datasheet continue the ratio of the two sizes next to them. */
function secondsForSegment({ segments }: Machine, po2: number): number {
  const at = (size: number) => segments[size - 15] ?? 0;
  if (po2 < 15) return at(15) * (at(15) / at(16)) ** (15 - po2);
  return po2 > 20 ? at(20) * (at(20) / at(19)) ** (po2 - 20) : at(po2);
}

/** Seconds of each part of the work for a receipt, or null if the machine's last step was not measured. */
export function partsFor(machine: Machine, kind: Kind, { count, full, lastPo2 }: Segments): Parts | null {
  const proving = (count - 1) * secondsForSegment(machine, Math.log2(full)) + secondsForSegment(machine, lastPo2);
  const joining = kind === 'composite' ? 0 : count * machine.lift + (count - 1) * machine.join;
  if (kind !== 'groth16') return { proving, joining, wrapping: 0 };
  return machine.wrap === null ? null : { proving, joining, wrapping: machine.identity + machine.wrap };
}

interface Parts {
  readonly proving: number;
  /** Lifting every segment's proof, and joining them into one. */
  readonly joining: number;
  readonly wrapping: number;
}

export function secondsFor(machine: Machine, kind: Kind, segments: Segments): number | null {
  const parts = partsFor(machine, kind, segments);
  return parts && parts.proving + parts.joining + parts.wrapping;
}

/** The highest price in ether that one would offer on Boundless, without gas. */
export const boundlessEther = (cycles: number): number => cycles * BOUNDLESS_ETHER;

/** Memory of the prover in gigabytes: proportional to the largest segment, and the same on every machine measured. */
export function gigabytesFor({ count, full, lastPo2 }: Segments): number {
  const largest = count > 1 ? full : 2 ** lastPo2;
  return (largest / 2 ** 20) * (datasheets.gigabytes.at(-1) ?? 0);
}

/** Gas for each of `proofs` receipts that share one verification through the router. */
export const gasEach = (proofs: number): number => Math.ceil((GAS.router + GAS.data + GAS.transaction) / proofs);

/** The unit in which a duration reads well, and how many seconds it has. */
export function unitFor(seconds: number): readonly [size: number, name: string] {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  return units.find(([least]) => seconds >= 1.5 * least) ?? [1, 'second'];
}

/** A duration in words, rounded to what matters. */
export function inWords(seconds: number): string {
  const [size, name] = unitFor(seconds);
  const amount = seconds / size;
  return plural(amount < 10 ? Math.max(0.1, Math.round(amount * 10) / 10) : Math.round(amount), name);
}

/** The price in ether of `gas` at `gwei` for each unit. */
export function etherFor(gas: number, gwei: number): string {
  return ((gas * gwei) / 1e9).toFixed(9).replace(/0+$/, '').replace(/\.$/, '');
}
