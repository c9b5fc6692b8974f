/**
 * The size of a segment's seal by message, as the prover of the rv32im circuit in risc0 v3.0.6 writes it
 * (risc0/zkp/src/lib.rs, merkle.rs, prove/fri.rs, prove/prover.rs; risc0/circuit/rv32im/src/zirgen/defs.rs.inc,
 * taps.rs, info.rs). In 32-bit words.
 */

/** Columns of the trace by group, and those of the check polynomial: 4 coefficients each of 4 parts. */
export const COLUMNS = { code: 1, data: 211, accum: 103, check: 16 } as const;

/** Evaluations at z and its neighbors, of all columns. */
export const TAPS = 790;

/** Random field elements drawn after the data columns. */
export const MIX = 36;

export const QUERIES = 50;
const GLOBALS = 90;
const INV_RATE = 4;
const FOLD = 16;
const MIN_DEGREE = 256;
const EXTENSION = 4;
const DIGEST_WORDS = 8;

/** Smallest and largest power of two of rows that a segment can have. */
export const PO2 = { min: 13, max: 24, usual: 20 } as const;

/** One FRI round: the degree bound before it, and the rows of its Merkle tree. */
export interface Round {
  readonly degree: number;
  readonly rows: number;
}

/** The FRI rounds for 2^po2 rows, and how many coefficients are sent at the end. */
export function friRounds(po2: number): { rounds: Round[]; left: number } {
  const rounds: Round[] = [];
  let degree = 2 ** po2;
  for (; degree > MIN_DEGREE; degree /= FOLD) rounds.push({ degree, rows: (degree * INV_RATE) / FOLD });
  return { rounds, left: degree };
}

/** The level of a Merkle tree that is sent once: the largest one with at most QUERIES hashes. */
function topLayer(rows: number): number {
  let layer = 0;
  for (let i = 1; i < Math.log2(rows) && 2 ** i <= QUERIES; i += 1) layer = i;
  return layer;
}

/** Words of a commitment: its tree's top layer. */
function commitment(rows: number): number {
  return DIGEST_WORDS * 2 ** topLayer(rows);
}

/** Words of one opening: a row and the hashes up to the top layer. */
function opening(rows: number, columns: number): number {
  return columns + DIGEST_WORDS * (Math.log2(rows) - topLayer(rows));
}

/** Words of each message of the prover. */
export interface Sizes {
  readonly header: number;
  /** Each of code, data, accum and check. */
  readonly group: number;
  readonly taps: number;
  readonly friRoots: number;
  readonly coefficients: number;
  readonly answers: number;
  readonly total: number;
}

/** The sizes for a segment of 2^po2 rows. */
export function sealSizes(po2: number): Sizes {
  const domain = INV_RATE * 2 ** po2;
  const { rounds, left } = friRounds(po2);
  const header = 1 + GLOBALS + 1;
  const group = commitment(domain);
  const taps = EXTENSION * (TAPS + COLUMNS.check);
  const friRoots = rounds.reduce((sum, { rows }) => sum + commitment(rows), 0);
  const coefficients = EXTENSION * left;
  const perQuery =
    Object.values(COLUMNS).reduce((sum, columns) => sum + opening(domain, columns), 0) +
    rounds.reduce((sum, { rows }) => sum + opening(rows, FOLD * EXTENSION), 0);
  const answers = QUERIES * perQuery;
  return {
    header,
    group,
    taps,
    friRoots,
    coefficients,
    answers,
    total: header + 4 * group + taps + friRoots + coefficients + answers,
  };
}
