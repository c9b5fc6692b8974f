// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its cycle
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { AssemblyError, assemble, DATA_START, formatAddress, type Program, REGISTERS } from './assembler.ts';
import { type Break, CYCLE_LIMIT, checkRows, memoryAfter, type Row, type Run, run, withCell } from './machine.ts';
import { SAMPLES } from './samples.ts';

interface Props {
  /** The program to start with, instead of the first sample. */
  source?: string;
}

interface Cheat {
  readonly row: number;
  readonly register: number;
  readonly value: number;
}

interface Loaded {
  readonly source: string;
  readonly program: Program;
  readonly run: Run;
  /** What is wrong with the text in the editor; the program is the last good one. */
  readonly error: string | null;
}

function load(source: string, before: Loaded | null): Loaded {
  try {
    const program = assemble(source);
    return { source, program, run: run(program), error: null };
  } catch (error) {
    if (!(error instanceof AssemblyError) || !before) throw error;
    return { ...before, source, error: error.message };
  }
}

/** Registers a program names, besides x0, in order. */
function registersOf(program: Program): number[] {
  const named = new Set(program.instructions.flatMap(({ rd, rs1, rs2 }) => [rd, rs1, rs2]));
  return [...named].filter((register) => register !== 0).sort((a, b) => a - b);
}

function formatAccess(row: Row): string {
  if (!row.access) return '';
  const { kind, address, value } = row.access;
  return `[${address}] ${kind === 'write' ? '←' : '→'} ${value | 0}`;
}

/** What a cycle did, as a sentence. */
function describe(at: number, row: Row, before: Row | undefined, columns: readonly number[]): string {
  const changed = columns.filter((r) => row.registers[r] !== (before?.registers[r] ?? 0));
  const parts = changed.map((r) => `${REGISTERS[r]} becomes ${(row.registers[r] as number) | 0}`);
  if (row.access)
    parts.push(`memory at ${row.access.address} is ${row.access.kind === 'write' ? 'set to' : 'read as'} ${row.access.value | 0}`);
  if (row.nextPc !== row.pc + 4 && row.nextPc !== row.pc) parts.push(`the next instruction is at ${formatAddress(row.nextPc)}`);
  return `Cycle ${at}: ${row.instruction.text}. ${parts.length > 0 ? `Then ${parts.join(', ')}.` : 'No register changes.'}`;
}

function describeBreaks(breaks: readonly Break[], cheat: Cheat): string {
  const [first] = breaks;
  if (!first) return 'The cell has the value it should have: no row is broken.';
  const column = first.column === 'pc' ? 'pc' : REGISTERS[first.column];
  const rows = new Set(breaks.map(({ row }) => row)).size;
  return (
    `Caught: in cycle ${first.row} ${column} must be ${first.expected | 0} and is ${first.found | 0}. ` +
    `${rows === 1 ? 'One row does' : `${rows} rows do`} not follow from the row above` +
    (rows === 1 ? ', the one you changed.' : first.row === cheat.row ? ', beginning with the one you changed.' : '.')
  );
}

/** A RISC-V program to edit, its execution trace cycle by cycle, and a check that finds a changed cell. */
export function Island({ source: initial = SAMPLES[0].source }: Props) {
  const id = useId();
  const [loaded, setLoaded] = useState(() => load(initial, null));
  const [chosen, setChosen] = useState<number | null>(null);
  const [cheat, setCheat] = useState<Cheat | null>(null);
  const { program, run: honest } = loaded;
  const last = Math.max(0, honest.rows.length - 1);
  const cycle = Math.min(chosen ?? last, last);
  const columns = useMemo(() => registersOf(program), [program]);

  const rows = useMemo(() => (cheat ? withCell(honest.rows, cheat.row, cheat.register, cheat.value) : honest.rows), [honest, cheat]);
  const breaks = useMemo(() => (cheat ? checkRows(program, rows) : []), [program, rows, cheat]);
  const memory = useMemo(() => memoryAfter(program, honest.rows.slice(0, cycle + 1)), [program, honest, cycle]);
  const touched = new Set(honest.rows.flatMap(({ access }) => (access ? [Math.floor((access.address - DATA_START) / 4)] : [])));
  program.data.forEach((_, i) => {
    touched.add(i);
  });
  const row = rows[cycle];
  const padded = 2 ** Math.ceil(Math.log2(Math.max(1, honest.rows.length)));

  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen === null || !scroller.current || !current) return;
    scroller.current.scrollTop = current.offsetTop - scroller.current.clientHeight / 2;
  }, [chosen]);

  const edit = (source: string) => {
    const next = load(source, loaded);
    setLoaded(next);
    if (!next.error) {
      setChosen(null);
      setCheat(null);
    }
  };
  const register = cheat?.register ?? columns[columns.length - 1] ?? 10;
  const cheatWith = (change: Partial<Cheat>) => {
    const at = { row: cheat?.row ?? cycle, register, ...change };
    const was = honest.rows[at.row]?.registers[at.register] ?? 0;
    setCheat({ value: cheat?.value ?? (was | 0) + 1, ...at });
  };

  return (
    <section className="island trace" aria-label="Execution trace of a RISC-V program">
      <div className="trace-top">
        <div>
          <div className="island-bar">
            <label className="field">
              Program
              <select
                value={SAMPLES.findIndex((sample) => sample.source === loaded.source)}
                onChange={(event) => edit(SAMPLES[Number(event.target.value)]?.source ?? loaded.source)}
              >
                <option value={-1} disabled>
                  Your own
                </option>
                {SAMPLES.map((sample, i) => (
                  <option key={sample.name} value={i}>
                    {sample.name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className="trace-label" htmlFor={`${id}-source`}>
            Assembly, yours to edit
          </label>
          <textarea
            id={`${id}-source`}
            value={loaded.source}
            rows={12}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            wrap="off"
            maxLength={4000}
            aria-invalid={loaded.error !== null}
            aria-describedby={`${id}-error`}
            onChange={(event) => edit(event.target.value)}
          />
          <p id={`${id}-error`} className="bad" role="status">
            {loaded.error && `✗ ${loaded.error} Shown below: the last program that could be read.`}
          </p>
        </div>
        <div className="trace-machine">
          <p className="trace-heading">Machine after cycle {cycle}</p>
          <dl>
            <div>
              <dt>pc</dt>
              <dd>{row ? formatAddress(row.nextPc) : '0x00'}</dd>
            </div>
            {columns.map((r) => (
              <div key={r}>
                <dt>{REGISTERS[r]}</dt>
                <dd>{(row?.registers[r] ?? 0) | 0}</dd>
              </div>
            ))}
          </dl>
          <p className="trace-heading">Memory</p>
          {touched.size === 0 ? (
            <p className="note">Not used.</p>
          ) : (
            <dl>
              {[...touched]
                .sort((a, b) => a - b)
                .slice(0, 16)
                .map((i) => (
                  <div key={i}>
                    <dt>{DATA_START + 4 * i}</dt>
                    <dd>{(memory[i] as number) | 0}</dd>
                  </div>
                ))}
            </dl>
          )}
        </div>
      </div>

      <div className="island-bar">
        <button type="button" className="button" disabled={cycle === 0} onClick={() => setChosen(0)}>
          To the start
        </button>
        <button type="button" className="button" disabled={cycle === 0} onClick={() => setChosen(cycle - 1)}>
          Back
        </button>
        <button type="button" className="button" disabled={cycle === last} onClick={() => setChosen(cycle + 1)}>
          Step
        </button>
        <button type="button" className="button" disabled={cycle === last} onClick={() => setChosen(last)}>
          Run
        </button>
        <label className="field trace-slider">
          Cycle
          <input type="range" min={0} max={last} value={cycle} onChange={(event) => setChosen(Number(event.target.value))} />
        </label>
      </div>
      <p>
        <output>{row ? describe(cycle, row, rows[cycle - 1], columns) : honest.ending.sentence}</output>
      </p>

      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      <section ref={scroller} className="scroll trace-rows" tabIndex={0} aria-label="Execution trace, a row a cycle">
        <table className="grid-table">
          <thead>
            <tr>
              {['cycle', 'pc', 'instruction', ...columns.map((r) => REGISTERS[r]), 'memory'].map((name) => (
                <th key={name} scope="col" className={name === 'instruction' || name === 'memory' ? 'trace-text' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, cycle + 1).map((shown, at) => (
              <tr key={at} aria-current={at === cycle ? 'true' : undefined}>
                <th scope="row">{at}</th>
                <td>{formatAddress(shown.pc)}</td>
                <td className="trace-text">{shown.instruction.text}</td>
                {columns.map((r) => {
                  const value = shown.registers[r] as number;
                  const broken = breaks.some((b) => b.row === at && b.column === r);
                  const changed = value !== (rows[at - 1]?.registers[r] ?? 0);
                  return (
                    <td key={r} data-changed={changed || undefined} className={broken ? 'bad' : undefined}>
                      {broken && '✗ '}
                      {value | 0}
                    </td>
                  );
                })}
                <td className="trace-text">{formatAccess(shown)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={honest.ending.kind === 'halted' ? 'note' : 'bad'}>
        {honest.ending.kind !== 'halted' && '✗ '}
        {honest.ending.sentence} {honest.rows.length} {honest.rows.length === 1 ? 'row' : 'rows'} of {columns.length + 3} columns
        {padded === honest.rows.length ? ', a power of two' : `; a prover pads them to ${padded} rows, a power of two`}. Limit here:{' '}
        {CYCLE_LIMIT} cycles. Underlined: changed in that cycle.
      </p>

      <fieldset className="trace-cheat">
        <legend>Cheat: change one cell</legend>
        <div className="island-bar">
          <label className="field">
            Cycle
            <input
              type="number"
              min={0}
              max={last}
              value={cheat?.row ?? cycle}
              onChange={(event) => cheatWith({ row: Math.min(last, Math.max(0, Math.trunc(Number(event.target.value)))) })}
            />
          </label>
          <label className="field">
            Register
            <select value={register} onChange={(event) => cheatWith({ register: Number(event.target.value) })}>
              {columns.map((r) => (
                <option key={r} value={r}>
                  {REGISTERS[r]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            Value
            <input
              type="number"
              value={cheat?.value ?? (honest.rows[cycle]?.registers[register] ?? 0) | 0}
              onChange={(event) => cheatWith({ value: Number(event.target.value) | 0 })}
            />
          </label>
          <button type="button" className="button" onClick={() => (cheat ? setCheat(null) : cheatWith({}))}>
            {cheat ? 'Undo' : 'Add 1 to it'}
          </button>
        </div>
        <p className={breaks.length > 0 ? 'bad' : 'ok'} role="status">
          {cheat ? `${breaks.length > 0 ? '✗' : '✓'} ${describeBreaks(breaks, cheat)}` : '✓ Every row follows from the row above.'}
        </p>
      </fieldset>
    </section>
  );
}
