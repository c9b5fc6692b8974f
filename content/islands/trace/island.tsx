import { useId, useMemo, useState } from 'react';
import { AssemblyError, assemble, DATA_START, type Program } from './assembler.ts';
import { type Cheat, Cheating } from './cheating.tsx';
import { describe, registersOf } from './describe.ts';
import { CYCLE_LIMIT, checkRows, type MachineRun, memoryAfter, run, withCell } from './machine.ts';
import { MachinePanel } from './machine-panel.tsx';
import { TraceMap } from './map.tsx';
import { Rows } from './rows.tsx';
import { SAMPLES } from './samples.ts';

interface LoadedProgram {
  readonly source: string;
  readonly program: Program;
  readonly run: MachineRun;
  /** What is wrong with the text in the editor; the program is the last good one. */
  readonly error: string | null;
}

function load(source: string, before: LoadedProgram | null): LoadedProgram {
  try {
    const program = assemble(source);
    return { source, program, run: run(program), error: null };
  } catch (error) {
    if (!(error instanceof AssemblyError) || !before) throw error;
    return { ...before, source, error: error.message };
  }
}

/** Words of data memory that a program fills or a run uses, in order. */
function touchedBy({ program, run }: LoadedProgram): number[] {
  const used = run.rows.flatMap(({ access }) => (access ? [Math.floor((access.address - DATA_START) / 4)] : []));
  return [...new Set([...program.data.keys(), ...used])].sort((a, b) => a - b);
}

/** The program's text, to choose or to edit. */
function Editor({
  source,
  error,
  onSource,
}: Pick<LoadedProgram, 'source' | 'error'> & { onSource(source: string): void }) {
  const id = useId();
  return (
    <div>
      <label className="field">
        Program
        <select
          value={SAMPLES.findIndex((sample) => sample.source === source)}
          onChange={(event) => onSource(SAMPLES[Number(event.target.value)]?.source ?? source)}
        >
          <option value={-1} disabled>
            Your program
          </option>
          {SAMPLES.map((sample, i) => (
            <option key={sample.name} value={i}>
              {sample.name}
            </option>
          ))}
        </select>
      </label>
      <label className="heading" htmlFor={`${id}-source`}>
        Assembly code (edit it)
      </label>
      <textarea
        id={`${id}-source`}
        value={source}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={4000}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        onChange={(event) => onSource(event.target.value)}
      />
      <p id={`${id}-error`} className="bad" role="status">
        {error ? `✗ ${error} The figure still shows the last program that could be read.` : null}
      </p>
    </div>
  );
}

/** Moves through the cycles. */
function Moves({
  cycle,
  last,
  onCycle,
}: {
  readonly cycle: number;
  readonly last: number;
  onCycle(cycle: number): void;
}) {
  const moves: readonly (readonly [name: string, to: number])[] = [
    ['Restart', 0],
    ['Back', cycle - 1],
    ['Step', cycle + 1],
    ['Run', last],
  ];
  return (
    <div className="island-bar">
      {moves.map(([name, to]) => (
        <button
          key={name}
          type="button"
          className="button"
          disabled={to < 0 || to > last || to === cycle}
          onClick={() => onCycle(to)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** How the run ended, and the size of its trace. `columns`: number of registers. */
function Size({ run: { rows, ending }, columns }: { readonly run: MachineRun; readonly columns: number }) {
  const padded = 2 ** Math.ceil(Math.log2(Math.max(1, rows.length)));
  const isHalted = ending.kind === 'halted';
  return (
    <p className={isHalted ? 'note' : 'bad'}>
      <span>{isHalted ? null : '✗ '}</span>
      <span>{ending.sentence}</span> <span>{rows.length}</span> <span>{rows.length === 1 ? 'row' : 'rows'}</span> of{' '}
      <span>{columns + 3}</span> columns
      <span>
        {padded === rows.length ? ', a power of two' : `; a prover pads them to ${padded} rows, a power of two`}
      </span>
      . The limit here is {CYCLE_LIMIT} cycles. Underlined values changed in that cycle.
    </p>
  );
}

/**
 * A RISC-V program to edit, its execution trace cycle by cycle, and a check that finds a changed cell. `source`
 * replaces the first sample.
 */
export function Island({ source: initial = SAMPLES[0].source }: { source?: string }) {
  const [loaded, setLoaded] = useState(() => load(initial, null));
  const [chosen, setChosen] = useState<number | null>(null);
  const [cheat, setCheat] = useState<Cheat | null>(null);
  const { program, run: honest } = loaded;
  const last = Math.max(0, honest.rows.length - 1);
  const cycle = Math.min(chosen ?? last, last);
  const columns = useMemo(() => registersOf(program), [program]);

  const rows = useMemo(
    () => (cheat ? withCell(honest.rows, cheat.row, cheat.register, cheat.value) : honest.rows),
    [honest, cheat],
  );
  const breaks = useMemo(() => (cheat ? checkRows(program, rows) : []), [program, rows, cheat]);
  const memory = useMemo(() => memoryAfter(program, honest.rows.slice(0, cycle + 1)), [program, honest, cycle]);
  const row = rows[cycle];

  const edit = (source: string) => {
    const next = load(source, loaded);
    setLoaded(next);
    if (!next.error) {
      setChosen(null);
      setCheat(null);
    }
  };
  return (
    <section className="island trace" aria-label="Execution trace of a RISC-V program">
      <div className="top">
        <Editor source={loaded.source} error={loaded.error} onSource={edit} />
        <MachinePanel cycle={cycle} row={row} columns={columns} touched={touchedBy(loaded)} memory={memory} />
      </div>
      <TraceMap rows={rows} cycle={cycle} columns={columns} breaks={breaks} cheat={cheat} onCycle={setChosen} />
      <Moves cycle={cycle} last={last} onCycle={setChosen} />
      <p>
        <output>{row ? describe(cycle, row, rows[cycle - 1], columns) : honest.ending.sentence}</output>
      </p>
      <Cheating rows={honest.rows} columns={columns} cycle={cycle} cheat={cheat} breaks={breaks} onCheat={setCheat} />
      <Rows rows={rows} cycle={cycle} columns={columns} breaks={breaks} />
      <Size run={honest} columns={columns.length} />
    </section>
  );
}
