import { powers, primeField, rootOfUnity, smallestGenerator } from '../arithmetic/field.ts';
import { type Coset, points } from '../arithmetic/fri.ts';

/** The field of the proof: the numbers 0 … 192. 193 - 1 = 2^6·3 leaves room for 64 points to evaluate on. */
export const field = primeField(193);

/** Rows of the trace. */
export const ROWS = 8;

/** The blowup: committed points per coefficient. 4, as RISC Zero's INV_RATE. */
const BLOWUP = 4;

/** An element of order 8: row i of the trace belongs to x = STEP^i. */
export const STEP = rootOfUnity(field, ROWS);

/** The points of the trace's rows, 1, g, g², … */
export const ROW_POINTS = powers(field, STEP, ROWS);

/**
 * Every place but 0 in the order of the powers of a generator. Rows are 24 steps apart in it, and the committed points
 * of a proof without blinding 6.
 */
export const PLACES = powers(field, smallestGenerator(field), field.p - 1);

/** Sizes and points of one proof, which depend on whether the trace is blinded. */
export interface Domain {
  /** Committed polynomials have a degree below this: 8, or 16 with blinding. */
  readonly bound: number;
  readonly coset: Coset;
  /** The points of the coset; none of them is a row's. */
  readonly xs: readonly number[];
}

function makeDomain(bound: number): Domain {
  const size = bound * BLOWUP;
  const coset = { shift: 5, root: rootOfUnity(field, size), size };
  return { bound, coset, xs: points(field, coset) };
}

const PLAIN = makeDomain(ROWS);
const BLINDED = makeDomain(2 * ROWS);

/** The domain of a proof with or without blinding. */
export function domainOf(blinded: boolean): Domain {
  return blinded ? BLINDED : PLAIN;
}

/**
 * The points that the verifier may choose: not 0, not a row's point, and not a committed point (these would be known
 * values, or divisors of 0).
 */
export function isOutside(domain: Domain, z: number): boolean {
  return z !== 0 && !ROW_POINTS.includes(z) && !domain.xs.includes(z);
}
