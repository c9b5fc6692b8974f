// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its cycle

import { itemAt } from 'onesource/lookup';
import { REGISTERS } from './assembler.ts';
import type { Break, Row } from './machine.ts';

const LINE = 24;

interface MapProps {
  readonly rows: readonly Row[];
  readonly cycle: number;
  readonly columns: readonly number[];
  readonly breaks: readonly Break[];
  /** The changed cell. */
  readonly cheat: { readonly row: number; readonly register: number } | null;
  onCycle(cycle: number): void;
}

/**
 * The whole trace at a glance, with a line for each column: a block where the program jumps or a register changes, a
 * bar where memory is read or written, and a ✗ where a rule breaks.
 */
export function TraceMap({ rows, cycle, columns, breaks, cheat, onCycle }: MapProps) {
  const width = 100 / Math.max(1, rows.length);
  const left = (at: number) => `${(at * width).toFixed(3)}%`;
  const lines = ['pc', ...columns.map((r) => REGISTERS[r]), 'memory'];
  const lineOf = (column: number | 'pc') => (column === 'pc' ? 0 : 1 + columns.indexOf(column));
  const changes = (['pc', ...columns] as const).map((column) =>
    rows.flatMap(({ pc, registers }, at) => {
      const before = rows[at - 1];
      const isSame =
        column === 'pc'
          ? pc === (before ? before.pc + 4 : pc)
          : itemAt(registers, column) === (before?.registers[column] ?? 0);
      return isSame ? [] : [at];
    }),
  );
  return (
    <div className="map">
      <ul aria-hidden="true">
        {lines.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <svg
        width="100%"
        height={LINE * lines.length}
        role="img"
        aria-label={`${rows.length} cycles. Changes and jumps: ${changes.map((all, i) => `${lines[i]} ${all.length}`).join(', ')}.`}
      >
        <rect className="now" x={left(cycle)} width={`${width}%`} height="100%" />
        {lines.map((name, i) => (
          <line key={name} x2="100%" y1={LINE * (i + 0.5)} y2={LINE * (i + 0.5)} />
        ))}
        {changes.flatMap((all, i) =>
          all.map((at) => (
            <rect key={`${i} ${at}`} className="change" x={left(at)} width={`${width}%`} y={LINE * i + 6} height={12} />
          )),
        )}
        {rows.map(({ access }, at) =>
          access ? (
            <rect
              key={at}
              className={access.kind}
              x={left(at)}
              width={`${width}%`}
              y={LINE * (lines.length - 1) + 8}
              height={8}
            />
          ) : null,
        )}
        {cheat ? (
          <rect
            className="cheat"
            x={left(cheat.row)}
            width={`${width}%`}
            y={LINE * lineOf(cheat.register) + 3}
            height={18}
          />
        ) : null}
        {breaks.map(({ row, column }, i) => (
          <text key={i} className="bad" x={left(row + 0.5)} y={LINE * (lineOf(column) + 0.5) + 5}>
            ✗
          </text>
        ))}
      </svg>
      <label className="field">
        <span>Cycle</span>
        <input
          type="range"
          min={0}
          max={Math.max(0, rows.length - 1)}
          value={cycle}
          onChange={(event) => onCycle(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
