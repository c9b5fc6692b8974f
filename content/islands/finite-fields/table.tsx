import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { type Field, orderOf } from '../arithmetic/field.ts';
import { calculate, type FieldOperation } from './explain.ts';

const arrows: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface OperationTableProps {
  readonly field: Field;
  readonly operation: FieldOperation;
  readonly a: number;
  readonly b: number;
  /** The operation, as a formula. */
  readonly corner: string;
  readonly onChoose: (a: number, b: number) => void;
}

/** Focuses the chosen cell after it was chosen, wherever it is. */
function useChosenCell(onChoose: OperationTableProps['onChoose']) {
  const chosen = useRef<HTMLTableCellElement>(null);
  const follow = useRef(false);
  useEffect(() => {
    if (follow.current) chosen.current?.focus();
    follow.current = false;
  });
  const choose = (row: number, column: number) => {
    follow.current = true;
    onChoose(row, column);
  };
  return { chosen, choose };
}

/** The table of a small field. A cell is chosen by pointer or arrow keys. Sums and products from 0, powers from 1. */
export function OperationTable({ field, operation, a, b, corner, onChoose }: OperationTableProps) {
  const first = operation === 'power' ? 1 : 0;
  const elements = Array.from({ length: field.p - first }, (_, i) => i + first);
  const { chosen, choose } = useChosenCell(onChoose);
  const orders = useMemo(() => [0, ...Array.from({ length: field.p - 1 }, (_, i) => orderOf(field, i + 1))], [field]);
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const clamp = (n: number) => Math.min(field.p - 1, Math.max(first, n));
    choose(clamp(a + step[0]), clamp(b + step[1]));
  };
  const classOf = (value: number, row: number, column: number) => {
    const isMarked = value === (operation === 'add' || operation === 'subtract' ? 0 : 1);
    const isAgain = operation === 'power' && column > (orders[row] ?? 0);
    return (
      [column === b ? 'line' : '', isMarked ? 'mark' : isAgain ? 'again' : ''].filter(Boolean).join(' ') || undefined
    );
  };
  const cell = (row: number, column: number) => {
    const value = calculate(field, operation, row, column);
    const isChosen = row === a && column === b;
    const isEntry = row === Math.max(a, first) && column === Math.max(b, first);
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell without a role of its own
      <td
        key={column}
        ref={isChosen ? chosen : undefined}
        className={classOf(value, row, column)}
        aria-selected={isChosen || undefined}
        tabIndex={isEntry ? 0 : -1}
        onClick={() => choose(row, column)}
        onKeyDown={move}
      >
        {value}
      </td>
    );
  };
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
