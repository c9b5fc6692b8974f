// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its cycle

import { itemAt } from 'onesource/lookup';
import type { KeyboardEvent } from 'react';
import { BelowRow, CheckedHeading, CheckedTable } from '../controls/checked-table.tsx';
import { useGrid } from '../controls/grid.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { formatAddress, REGISTERS, readsOf } from './assembler.ts';
import { describeBreaks } from './describe.ts';
import { type Break, type Cheats, formatAccess, type Row } from './machine.ts';

/** At most this many rows are shown, around the one that is looked at. */
export const MOST_SHOWN = 32;

const word = readInteger(-(2 ** 31), 2 ** 32 - 1);

interface TableProps {
  readonly rows: readonly Row[];
  readonly cheats: Cheats;
  readonly columns: readonly number[];
  readonly breaks: readonly Break[];
  /** The cell that is looked at: its cycle, and the place of its register in `columns`. */
  readonly at: readonly [cycle: number, column: number];
  onLook(cycle: number, column: number): void;
  onCheat(cheats: Cheats): void;
  onProblem(problem: string): void;
}

/**
 * The trace, a row for each cycle. A press on a register's value makes it false, and what the row would have to be
 * appears below it. The row that is looked at shows what it is calculated from.
 */
export function TraceTable({ rows, cheats, columns, breaks, at, onLook, onCheat, onProblem }: TableProps) {
  const cellProps = useGrid(at, [0, rows.length - 1], [0, columns.length - 1], onLook);
  const [now] = at;
  const first = Math.max(0, Math.min(now - MOST_SHOWN / 2, rows.length - MOST_SHOWN));
  const shown = rows.slice(first, first + MOST_SHOWN);
  const names = ['cycle', 'pc', 'instruction', ...columns.map((r) => REGISTERS[r]), 'memory'];
  const reads = rows[now] ? readsOf(itemAt(rows, now).instruction) : [];

  const cell = (cycle: number, register: number, column: number) => {
    const key = `${cycle},${register}`;
    const value = itemAt(itemAt(rows, cycle).registers, register) | 0;
    const isChanged = value !== ((rows[cycle - 1]?.registers[register] ?? 0) | 0);
    const isBroken = breaks.some((each) => each.row === cycle && each.column === register);
    const { onKeyDown, ...grid } = cellProps(cycle, column);
    const cheat = (next: number) => onCheat(new Map(cheats).set(key, next | 0));
    const press = () => {
      onLook(cycle, column);
      if (!cheats.has(key)) cheat(value + 1);
    };
    const type = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) press();
      if (event.key === 'Escape') {
        event.currentTarget.focus();
        onProblem('');
        onCheat(new Map([...cheats].filter(([each]) => each !== key)));
      }
      onKeyDown(event);
    };
    return (
      <td
        key={register}
        {...grid}
        className={isBroken ? 'value bad' : 'value'}
        data-changed={isChanged || undefined}
        data-part={
          cycle === now && isChanged ? 'result' : cycle === now - 1 && reads.includes(register) ? 'operand' : undefined
        }
        onClick={press}
        onKeyDown={type}
      >
        {cheats.has(key) ? (
          <IntegerInput
            label=""
            name={`${REGISTERS[register]} in cycle ${cycle}`}
            value={value}
            read={word}
            onProblem={onProblem}
            onValue={cheat}
          />
        ) : (
          `${isBroken ? '✗ ' : ''}${value}`
        )}
      </td>
    );
  };
  return (
    <CheckedTable label="Execution trace, one row per cycle" headings={names} role="grid">
      {shown.flatMap((row, i) => {
        const cycle = first + i;
        const wrong = breaks.filter((each) => each.row === cycle);
        const line = (
          <tr
            key={cycle}
            aria-current={cycle === now ? 'true' : undefined}
            className={wrong.length ? 'broken' : undefined}
          >
            <CheckedHeading isBroken={wrong.length > 0}>
              <span>{cycle}</span>
            </CheckedHeading>
            <td>{formatAddress(row.pc)}</td>
            <td className="text">
              {row.instruction.text}
              <small>{`${formatAddress(row.pc)} ${formatAccess(row.access)}`}</small>
            </td>
            {columns.map((register, column) => cell(cycle, register, column))}
            <td className="text">{formatAccess(row.access)}</td>
          </tr>
        );
        const why = (
          <BelowRow key={`${cycle} why`} columns={names.length}>
            <span className="bad">{`✗ ${describeBreaks(wrong)}`}</span>
          </BelowRow>
        );
        return wrong.length ? [line, why] : [line];
      })}
    </CheckedTable>
  );
}
