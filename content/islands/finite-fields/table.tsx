import { useMemo } from 'react';
import { type Field, orderOf } from '../arithmetic/field.ts';
import { useGrid } from '../controls/grid.ts';
import { calculate, type FieldOperation } from './explain.ts';

interface OperationTableProps {
  readonly field: Field;
  readonly operation: FieldOperation;
  readonly a: number;
  readonly b: number;
  /** The operation, as a formula. */
  readonly corner: string;
  readonly onChoose: (a: number, b: number) => void;
}

/** The table of a small field. A cell is chosen by pointer or arrow keys. Sums and products from 0, powers from 1. */
export function OperationTable({ field, operation, a, b, corner, onChoose }: OperationTableProps) {
  const first = operation === 'power' ? 1 : 0;
  const elements = Array.from({ length: field.p - first }, (_, i) => i + first);
  const limits = [first, field.p - 1] as const;
  const cellProps = useGrid([a, b], limits, limits, onChoose);
  const orders = useMemo(() => [0, ...Array.from({ length: field.p - 1 }, (_, i) => orderOf(field, i + 1))], [field]);
  const classOf = (value: number, row: number, column: number) => {
    const isMarked = value === (operation === 'add' || operation === 'subtract' ? 0 : 1);
    const isAgain = operation === 'power' && column > (orders[row] ?? 0);
    return (
      [column === b ? 'line' : '', isMarked ? 'mark' : isAgain ? 'again' : ''].filter(Boolean).join(' ') || undefined
    );
  };
  const cell = (row: number, column: number) => (
    <td
      key={column}
      {...cellProps(row, column)}
      className={classOf(calculate(field, operation, row, column), row, column)}
    >
      {calculate(field, operation, row, column)}
    </td>
  );
  return (
    <div className="scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with cells to choose is what the grid pattern is for (ARIA in HTML allows it) */}
      <table className="grid-table" role="grid" aria-label={`Table of ${corner} modulo ${field.p}`}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {elements.map((column) => (
              <th key={column} scope="col" className={column === b ? 'line' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {elements.map((row) => (
            <tr key={row} className={row === a ? 'line' : undefined}>
              <th scope="row">{row}</th>
              {elements.map((column) => cell(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
