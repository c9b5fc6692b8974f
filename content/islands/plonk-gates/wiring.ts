import { itemAt } from 'onesource/lookup';
import { type Field, powers, rootOfUnity, smallestGenerator } from '../arithmetic/field.ts';
import { type Circuit, COLUMNS } from './circuit.ts';

/** The position of a cell in the table. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A wire with all its cells, in reading order. */
export interface Wire {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/**
 * The running product, row by row. `values[0]` is 1; the wiring holds where the last one is 1 again. `wires`: what each
 * wire contributes to it, which is 1 if its cells agree.
 */
export type Product =
  | { readonly kind: 'values'; readonly values: readonly number[]; readonly wires: ReadonlyMap<string, number> }
  /** The row with a divisor of 0: these challenges cannot be used. */
  | { readonly kind: 'unlucky'; readonly row: number };

/** All wires of the circuit. The cells of a wire must have the same value. */
export function wiresOf(circuit: Circuit): Wire[] {
  const wires = new Map<string, Cell[]>();
  circuit.gates.forEach((gate, row) => {
    gate.wires.forEach((name, column) => {
      if (name !== undefined) wires.set(name, [...(wires.get(name) ?? []), { row, column }]);
    });
  });
  return [...wires].map(([name, cells]) => ({ name, cells }));
}

/** "a1": the column's letter and the row, counted from 1. */
export function cellName({ row, column }: Cell): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** The unique label of each cell, [row][column]: w^row in the first column, times g and g² in the others. */
export function labels(field: Field, rows: number): number[][] {
  const n = 2 ** Math.ceil(Math.log2(rows));
  const g = smallestGenerator(field);
  return powers(field, rootOfUnity(field, n), rows).map((w) => [w, field.mul(g, w), field.mul(g, field.mul(g, w))]);
}

/** The permuted labels: each cell gets the label of the next cell on its wire, and the last one that of the first. */
export function permuted(labeled: readonly (readonly number[])[], wires: readonly Wire[]): number[][] {
  const result = labeled.map((row) => [...row]);
  for (const { cells } of wires) {
    cells.forEach(({ row, column }, i) => {
      const next = itemAt(cells, (i + 1) % cells.length);
      itemAt(result, row)[column] = itemAt(itemAt(labeled, next.row), next.column);
    });
  }
  return result;
}

/**
 * PLONK's permutation check: multiply (value + β·label + γ) over the cells of each row and divide by the same with the
 * permuted labels. The product is 1 if each wire has one value. Otherwise it is not, except for at most 3·rows in p
 * choices of the challenges.
 */
export function runningProduct(
  field: Field,
  circuit: Circuit,
  table: readonly (readonly number[])[],
  beta: number,
  gamma: number,
): Product {
  const places = labels(field, table.length);
  const other = permuted(places, wiresOf(circuit));
  const values = [1];
  const wires = new Map<string, number>();
  for (const [row, cells] of table.entries()) {
    let z = itemAt(values, row);
    for (const [column, cell] of cells.entries()) {
      const side = (names: readonly (readonly number[])[]) =>
        field.add(field.add(cell, field.mul(beta, itemAt(itemAt(names, row), column))), gamma);
      const divisor = side(other);
      if (divisor === 0) return { kind: 'unlucky', row };
      const factor = field.div(side(places), divisor);
      const name = circuit.gates[row]?.wires[column];
      if (name !== undefined) wires.set(name, field.mul(wires.get(name) ?? 1, factor));
      z = field.mul(z, factor);
    }
    values.push(z);
  }
  return { kind: 'values', values, wires };
}
