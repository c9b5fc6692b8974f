import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a `<td>` of a grid is given. */
interface CellProps {
  readonly ref: RefObject<HTMLTableCellElement | null> | undefined;
  readonly tabIndex: number;
  readonly 'aria-selected': true | undefined;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * A grid whose cells are chosen by pointer or arrow keys: only the chosen one is in the order of Tab, and the focus follows. `rows`
 * and `columns` are the first and the last place. Returns the properties of the cell at a place.
 */
export function useGrid(
  [row, column]: readonly [row: number, column: number],
  rows: readonly [first: number, last: number],
  columns: readonly [first: number, last: number],
  onChoose: (row: number, column: number) => void,
): (row: number, column: number) => CellProps {
  const chosen = useRef<HTMLTableCellElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) chosen.current?.focus();
    follows.current = false;
  });
  const clamp = (n: number, [first, last]: readonly [number, number]) => Math.min(last, Math.max(first, n));
  const choose = (at: number, across: number) => {
    follows.current = true;
    onChoose(at, across);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    // A field in a cell has keys of its own.
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    choose(clamp(row + step[0], rows), clamp(column + step[1], columns));
  };
  return (at, across) => {
    // A place that the grid doesn't have leaves the nearest one to Tab.
    const isEntry = at === clamp(row, rows) && across === clamp(column, columns);
    return {
      ref: isEntry ? chosen : undefined,
      tabIndex: isEntry ? 0 : -1,
      'aria-selected': (at === row && across === column) || undefined,
      onClick: () => choose(at, across),
      onKeyDown,
    };
  };
}
