import { useMemo, useState } from 'react';
import { plural } from '../controls/counts.ts';
import { Moves } from '../controls/moves.tsx';
import { Button, Choice } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import { AssemblyError, assemble, type Program } from './assembler.ts';
import { describe, judge, registersOf } from './describe.ts';
import { type Cheats, CYCLE_LIMIT, checkRows, type MachineRun, run, withCheats } from './machine.ts';
import { SAMPLES } from './samples.ts';
import { MOST_SHOWN, TraceTable } from './table.tsx';

interface LoadedProgram {
  readonly source: string;
  readonly program: Program;
  readonly run: MachineRun;
  /** What is wrong with the text in the editor; the program is the last good one. */
  readonly error: string;
}

function load(source: string, before: LoadedProgram | null): LoadedProgram {
  try {
    const program = assemble(source);
    return { source, program, run: run(program), error: '' };
  } catch (error) {
    if (!(error instanceof AssemblyError) || !before) throw error;
    return { ...before, source, error: `${error.message} The figure still shows the last program that could be read.` };
  }
}

/** The first view: the first sample divides in this cycle. */
const START = [4, 0] as const;
const HONEST: Cheats = new Map();

/** How large the trace is. `columns`: number of registers. */
function Size({ run: { rows, ending }, columns }: { readonly run: MachineRun; readonly columns: number }) {
  const padded = 2 ** Math.ceil(Math.log2(Math.max(1, rows.length)));
  const padding =
    padded === rows.length ? ', a power of two' : `; a prover pads them to ${padded} rows, a power of two`;
  const part = rows.length > MOST_SHOWN ? ` The table shows ${MOST_SHOWN} of them, around the chosen cycle.` : '';
  return (
    <p className="note">
      {`${ending.sentence} ${plural(rows.length, 'row')} of ${columns + 3} columns${padding}.${part} The limit here is ${CYCLE_LIMIT} cycles.`}
    </p>
  );
}

/**
 * A RISC-V program, its execution trace cycle by cycle, and a check that finds a changed cell. `source` replaces the
 * first sample, and is open.
 */
export function Island({ source: own }: { source?: string }) {
  const programs = own === undefined ? SAMPLES : [{ name: 'The program of this page', source: own }, ...SAMPLES];
  const [loaded, setLoaded] = useState(() => load(own ?? SAMPLES[0].source, null));
  const [[cycle, column], setAt] = useState<readonly [number, number]>(START);
  const [cheats, setCheats] = useState(HONEST);
  const [problem, setProblem] = useState('');
  const [isCarried, setCarried] = useState(false);
  const { source, program, run: honest, error } = loaded;
  const columns = useMemo(() => registersOf(program), [program]);

  const shown = useMemo(
    () => (isCarried ? run(program, cheats) : { ...honest, rows: withCheats(honest.rows, cheats) }),
    [program, honest, cheats, isCarried],
  );
  const { rows } = shown;
  const breaks = useMemo(() => checkRows(program, rows), [program, rows]);
  const verdict = judge(shown, breaks);
  const last = Math.max(0, rows.length - 1);
  const now = Math.min(cycle, last);

  const startOver = () => {
    setCheats(HONEST);
    setCarried(false);
    setProblem('');
  };
  const edit = (text: string) => {
    const next = load(text, loaded);
    setLoaded(next);
    if (next.error) return;
    startOver();
    setAt(START);
  };
  const sample = programs.findIndex((each) => each.source === source);
  return (
    <section className="island trace" aria-label="Execution trace of a RISC-V program">
      <Verdict good={verdict.good} word={verdict.word} problem={error || problem}>
        <span>{verdict.text}</span>
      </Verdict>
      <div className="island-bar">
        <Choice<number>
          label="Program"
          value={sample}
          options={[
            ...(sample < 0 ? [[-1, 'Your program'] as const] : []),
            ...programs.map(({ name }, i) => [i, name] as const),
          ]}
          onValue={(i) => edit(programs[i]?.source ?? source)}
        />
        <Button disabled={cheats.size === 0} pressed={isCarried} onPress={() => setCarried(!isCarried)}>
          Carry the lie on
        </Button>
        <Button disabled={cheats.size === 0} onPress={startOver}>
          Undo all changes
        </Button>
      </div>
      <details className="in-numbers" open={own !== undefined}>
        <summary>Edit the program</summary>
        <textarea
          aria-label="Assembly code"
          value={source}
          rows={12}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={4000}
          aria-invalid={error !== ''}
          onChange={(event) => edit(event.target.value)}
        />
      </details>
      <p className="note">
        Each row is the machine after one cycle. Outlined is what the chosen row reads from the row above, and what it
        makes of it. Press a value to make it false, or type another one there.
      </p>
      <Moves unit="Cycle" at={now} last={last} pace={900} onMove={(to) => setAt([to, column])} />
      <p>
        <output>
          {rows[now]
            ? describe(
                rows,
                now,
                breaks.filter(({ row }) => row === now),
              )
            : shown.ending.sentence}
        </output>
      </p>
      <TraceTable
        rows={rows}
        cheats={cheats}
        columns={columns}
        breaks={breaks}
        at={[now, Math.min(column, columns.length - 1)]}
        onLook={(to, across) => setAt([to, across])}
        onCheat={setCheats}
        onProblem={setProblem}
      />
      <Size run={shown} columns={columns.length} />
    </section>
  );
}
