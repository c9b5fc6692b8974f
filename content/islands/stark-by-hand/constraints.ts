import { divide, evaluate, type Polynomial, stretch, subtract, vanishing } from '../arithmetic/polynomial.ts';
import { field, ROW_POINTS, ROWS, STEP } from './domain.ts';

/**
 * The claim: the table starts with `first` and `second`, every later row is the sum of the two before, the last is
 * `last`.
 */
export interface StarkClaim {
  readonly first: number;
  readonly second: number;
  readonly last: number;
}

/** The honest table for two start values. */
export function fibonacci(first: number, second: number): number[] {
  const rows = [field.of(first), field.of(second)];
  while (rows.length < ROWS) rows.push(field.add(rows.at(-1) as number, rows.at(-2) as number));
  return rows;
}

/** A rule, as a number for each row that it applies to: 0 if it holds there. */
export interface StarkRule {
  readonly formula: string;
  /** The rows that it applies to. */
  readonly rows: readonly number[];
  /** What must be 0, from f at x, g·x and g²·x. */
  readonly left: (claim: StarkClaim, here: number, next: number, afterNext: number) => number;
}

/** The four rules: three cells are claimed, six rows are sums. */
export const RULES: readonly StarkRule[] = [
  { formula: 'f(1) − first', rows: [0], left: (claim, here) => field.sub(here, claim.first) },
  { formula: 'f(g) − second', rows: [1], left: (claim, here) => field.sub(here, claim.second) },
  { formula: 'f(g⁷) − last', rows: [ROWS - 1], left: (claim, here) => field.sub(here, claim.last) },
  {
    formula: 'f(g²x) − f(gx) − f(x)',
    rows: ROW_POINTS.slice(0, -2).map((_, i) => i),
    left: (_claim, here, next, afterNext) => field.sub(field.sub(afterNext, next), here),
  },
];

/** The polynomial that is 0 on exactly a rule's rows. */
function zerosOf(rule: StarkRule): number[] {
  return vanishing(
    field,
    rule.rows.map((row) => ROW_POINTS[row] as number),
  );
}

/** Each rule of f divided by the zeros it must have. The remainder is 0 exactly if the rule holds on all its rows. */
export function quotients(f: Polynomial, claim: StarkClaim): { quotient: number[]; remainder: number[] }[] {
  return RULES.map((rule, i) => {
    const constant = [claim.first, claim.second, claim.last][i];
    const left =
      constant === undefined
        ? subtract(field, subtract(field, stretch(field, f, field.mul(STEP, STEP)), stretch(field, f, STEP)), f)
        : subtract(field, f, [constant]);
    return divide(field, left, zerosOf(rule));
  });
}

/**
 * All rules at one point x that belongs to no row, mixed with powers of alpha: q₀ + alpha·q₁ + alpha²·q₂ + alpha³·q₃.
 */
export function mixedAt(
  claim: StarkClaim,
  alpha: number,
  x: number,
  here: number,
  next: number,
  afterNext: number,
): number {
  return RULES.reduceRight((sum, rule) => {
    const value = field.div(rule.left(claim, here, next, afterNext), evaluate(field, zerosOf(rule), x));
    return field.add(field.mul(sum, alpha), value);
  }, 0);
}
