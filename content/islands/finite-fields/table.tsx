import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { type Field, orderOf } from '../arithmetic/field.ts';
import { calculate, type FieldOperation } from './explain.ts';

const corner: Record<FieldOperation, string> = { add: 'a + b', multiply: 'a · b', power: 'aᵇ' };

const arrows: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The whole table of a small field; a cell is chosen by pointer or arrow keys. Sums and products from 0, powers from 1. */
export function OperationTable(props: {
  field: Field;
  operation: FieldOperation;
  a: number;
  b: number;
  onChoose: (a: number, b: number) => void;
}) {
  const { field, operation, a, b } = props;
  const first = operation === 'power' ? 1 : 0;
  const elements = Array.from({ length: field.p - first }, (_, i) => i + first);
  const chosen = useRef<HTMLTableCellElement>(null);
  const follow = useRef(false);
  useEffect(() => {
    if (follow.current) chosen.current?.focus();
    follow.current = false;
  });
  const choose = (row: number, column: number) => {
    follow.current = true;
    props.onChoose(row, column);
  };
  const move = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const clamp = (n: number) => Math.min(field.p - 1, Math.max(first, n));
    choose(clamp(a + step[0]), clamp(b + step[1]));
  };
  const orders = useMemo(() => [0, ...Array.from({ length: field.p - 1 }, (_, i) => orderOf(field, i + 1))], [field]);
  const mark = (value: number, row: number, column: number) => {
    if (value === (operation === 'add' ? 0 : 1)) return 'mark';
    return operation === 'power' && column > (orders[row] ?? 0) && 'again';
  };
  return (
    <div className="scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with cells to choose is what the grid pattern is for (ARIA in HTML allows it) */}
      <table className="grid-table" role="grid" aria-label={`Table of ${corner[operation]} modulo ${field.p}`}>
        <thead>
          <tr>
            <th scope="col">{corner[operation]}</th>
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
              {elements.map((column) => {
                const value = calculate(field, operation, row, column);
                const here = row === a && column === b;
                const entry = row === Math.max(a, first) && column === Math.max(b, first);
                const classes = [column === b && 'line', mark(value, row, column)].filter(Boolean).join(' ');
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell without a role of its own
                  <td
                    key={column}
                    ref={here ? chosen : undefined}
                    className={classes || undefined}
                    aria-selected={here || undefined}
                    tabIndex={entry ? 0 : -1}
                    onClick={() => choose(row, column)}
                    onKeyDown={move}
                  >
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
