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

/** What the check of the whole table says. */
function verdict(breaks: readonly Break[], cheat: Cheat | null): string {
  if (!cheat) return '✓ Every row follows from the row above.';
  return `${breaks.length ? '✗' : '✓'} ${describeBreaks(breaks, cheat.row)}`;
}

interface CheatingProps {
  readonly rows: readonly Row[];
  readonly columns: readonly number[];
  /** The row that is looked at. */
  readonly cycle: number;
  readonly cheat: Cheat | null;
  readonly breaks: readonly Break[];
  readonly onCheat: (cheat: Cheat | null) => void;
}

/** Controls to change one cell, and what the check says. */
export function Cheating({ rows, columns, cycle, cheat, breaks, onCheat }: CheatingProps) {
  const [problem, setProblem] = useState('');
  const row = cheat?.row ?? cycle;
  const register = cheat?.register ?? columns[columns.length - 1] ?? 10;
  const honest = (at: Pick<Cheat, 'row' | 'register'>) => (rows[at.row]?.registers[at.register] ?? 0) | 0;
  const change = (to: Partial<Cheat>) => {
    const at = { row, register, ...to };
    onCheat({ value: cheat?.value ?? (honest(at) + 1) | 0, ...at });
  };
  const toggle = () => {
    setProblem('');
    if (cheat) onCheat(null);
    else change({});
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
        <button type="button" className="button" onClick={toggle}>
          {cheat ? 'Undo' : 'Add 1 to it'}
        </button>
      </div>
      <p className={problem || breaks.length ? 'bad' : 'ok'} role="status">
        {problem ? `✗ ${problem}` : verdict(breaks, cheat)}
      </p>
    </fieldset>
  );
}
