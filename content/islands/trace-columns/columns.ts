import { itemAt } from 'onesource/lookup';
import { powers, primeField, rootOfUnity } from '../arithmetic/field.ts';
import {
  add,
  divide,
  interpolate,
  multiply,
  type Polynomial,
  scale,
  stretch,
  subtract,
} from '../arithmetic/polynomial.ts';

/** The field, as in STARK by hand. */
export const field = primeField(193);

/** Rows of the table, and the points that belong to them. */
export const ROWS = 8;
const STEP = rootOfUnity(field, ROWS);
const ROW_POINTS = powers(field, STEP, ROWS);

/** The operation of a row: add or multiply its two values, or end the program. */
export type Operation = 'add' | 'multiply' | 'stop';

/** A table of the two data columns; the selector columns follow from the program. */
export interface Table {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** The selector columns of a program: 1 where a rule applies, else 0. */
export interface Selectors {
  readonly first: readonly number[];
  readonly add: readonly number[];
  readonly mul: readonly number[];
  readonly last: readonly number[];
}

/** Row in which a program ends: its first stop, or the last row. */
export function endOf(program: readonly Operation[]): number {
  const stop = program.indexOf('stop');
  return stop < 0 ? ROWS - 1 : stop;
}

/** The selector columns of a program. Rows after its end are idle: all their selectors are 0. */
export function selectorsOf(program: readonly Operation[]): Selectors {
  const end = endOf(program);
  const column = (applies: (row: number) => boolean) => Array.from({ length: ROWS }, (_, row) => Number(applies(row)));
  return {
    first: column((row) => row === 0),
    add: column((row) => row < end && program[row] === 'add'),
    mul: column((row) => row < end && program[row] === 'multiply'),
    last: column((row) => row === end),
  };
}

/** Runs a program from two start values. `idle` fills the rows after its end. */
export function run(program: readonly Operation[], start: readonly [number, number], idle: readonly number[]): Table {
  const end = endOf(program);
  const [a, b] = [[start[0]], [start[1]]];
  for (let row = 0; row + 1 < ROWS; row += 1) {
    const [left, right] = [itemAt(a, row), itemAt(b, row)];
    if (row < end) {
      a.push(right);
      b.push(program[row] === 'multiply' ? field.mul(left, right) : field.add(left, right));
    } else {
      a.push(itemAt(idle, row));
      b.push(itemAt(idle, row + ROWS));
    }
  }
  return { a, b };
}

/** A rule: a selector times an expression in the columns, which is 0 on every row of a correct table. */
export interface Rule {
  readonly formula: string;
  readonly selector: readonly number[];
  readonly expression: readonly number[];
  /** Selector times expression. */
  readonly values: readonly number[];
  readonly polynomial: Polynomial;
}

/** A value for each row, and their interpolation. `next` is the column shifted by one row. */
interface Column {
  readonly values: readonly number[];
  readonly polynomial: Polynomial;
}

function column(values: readonly number[]): Column {
  const points = values.map((value, row) => [itemAt(ROW_POINTS, row), value] as const);
  return { values, polynomial: interpolate(field, points) };
}
const nextOf = ({ values, polynomial }: Column): Column => ({
  values: values.map((_, row) => itemAt(values, (row + 1) % ROWS)),
  polynomial: stretch(field, polynomial, STEP),
});
const constant = (value: number): Column => ({ values: new Array<number>(ROWS).fill(value), polynomial: [value] });
const minus = (f: Column, g: Column): Column => ({
  values: f.values.map((value, row) => field.sub(value, itemAt(g.values, row))),
  polynomial: subtract(field, f.polynomial, g.polynomial),
});
const times = (f: Column, g: Column): Column => ({
  values: f.values.map((value, row) => field.mul(value, itemAt(g.values, row))),
  polynomial: multiply(field, f.polynomial, g.polynomial),
});

/** The six rules of a program for a claim: its start values and its result. */
export function rulesOf(
  table: Table,
  selectors: Selectors,
  claim: { start: readonly [number, number]; result: number },
): Rule[] {
  const [a, b] = [column(table.a), column(table.b)];
  const s = {
    first: column(selectors.first),
    add: column(selectors.add),
    mul: column(selectors.mul),
    last: column(selectors.last),
  };
  const either = column(selectors.add.map((value, row) => value + itemAt(selectors.mul, row)));
  const rule = (formula: string, selector: Column, expression: Column): Rule => ({
    formula,
    selector: selector.values,
    expression: expression.values,
    ...times(selector, expression),
  });
  return [
    rule('first · (a − start₁)', s.first, minus(a, constant(claim.start[0]))),
    rule('first · (b − start₂)', s.first, minus(b, constant(claim.start[1]))),
    rule('(add + mul) · (a′ − b)', either, minus(nextOf(a), b)),
    rule('add · (b′ − a − b)', s.add, minus(minus(nextOf(b), a), b)),
    rule('mul · (b′ − a · b)', s.mul, minus(nextOf(b), times(a, b))),
    rule('last · (b − result)', s.last, minus(b, constant(claim.result))),
  ];
}

/** All rules mixed with powers of alpha and divided by x⁸ − 1. The remainder is [] if every rule is 0 on every row. */
export function quotient(rules: readonly Rule[], alpha: number): { quotient: number[]; remainder: number[] } {
  const mix = rules.reduceRight<number[]>(
    (sum, { polynomial }) => add(field, scale(field, sum, alpha), polynomial),
    [],
  );
  const vanishing = [field.neg(1), ...new Array<number>(ROWS - 1).fill(0), 1];
  return divide(field, mix, vanishing);
}

/** q(x) = even(x²) + x·odd(x²): two polynomials of half the degree. */
export function split(q: Polynomial): [even: number[], odd: number[]] {
  return [q.filter((_, i) => i % 2 === 0), q.filter((_, i) => i % 2 === 1)];
}
