import { useState } from 'react';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { REGISTERS } from './assembler.ts';
import { describeBreaks } from './describe.ts';
import type { Break, Row } from './machine.ts';

/** One cell of the trace whose value differs from the one that the run gave it. */
export interface Cheat {
  readonly row: number;
  readonly register: number;
  readonly value: number;
}

const word = readInteger(-(2 ** 31), 2 ** 32 - 1);

/** Controls to change one cell, and what the check of the whole table says. `cycle` is the row that is looked at. */
export function Cheating(props: {
  rows: readonly Row[];
  columns: readonly number[];
  cycle: number;
  cheat: Cheat | null;
  breaks: readonly Break[];
  onCheat: (cheat: Cheat | null) => void;
}) {
  const { rows, columns, cheat, breaks, onCheat } = props;
  const [problem, setProblem] = useState('');
  const row = cheat?.row ?? props.cycle;
  const register = cheat?.register ?? columns[columns.length - 1] ?? 10;
  const honest = (at: Pick<Cheat, 'row' | 'register'>) => (rows[at.row]?.registers[at.register] ?? 0) | 0;
  const change = (to: Partial<Cheat>) => {
    const at = { row, register, ...to };
    onCheat({ value: cheat?.value ?? (honest(at) + 1) | 0, ...at });
  };
  return (
    <fieldset>
      <legend>Cheat: change one cell</legend>
      <div className="island-bar">
        <IntegerInput
          label="Cycle"
          value={row}
          read={readInteger(0, Math.max(0, rows.length - 1))}
          onProblem={setProblem}
          onValue={(to) => change({ row: to })}
        />
        <label className="field">
          Register
          <select value={register} onChange={(event) => change({ register: Number(event.target.value) })}>
            {columns.map((r) => (
              <option key={r} value={r}>
                {REGISTERS[r]}
              </option>
            ))}
          </select>
        </label>
        <IntegerInput
          label="Value"
          value={cheat?.value ?? honest({ row, register })}
          read={word}
          onProblem={setProblem}
          onValue={(value) => change({ value: value | 0 })}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            setProblem('');
            if (cheat) onCheat(null);
            else change({});
          }}
        >
          {cheat ? 'Undo' : 'Add 1 to it'}
        </button>
      </div>
      <p className={problem || breaks.length > 0 ? 'bad' : 'ok'} role="status">
        {problem
          ? `✗ ${problem}`
          : cheat
            ? `${breaks.length > 0 ? '✗' : '✓'} ${describeBreaks(breaks, row)}`
            : '✓ Every row follows from the row above.'}
      </p>
    </fieldset>
  );
}
