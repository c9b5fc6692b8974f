// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its index
import { useMemo, useState } from 'react';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { field } from './domain.ts';
import { type Choice, type Findings, find, HONEST, orderOf, survivor } from './findings.ts';
import { AllNumbers } from './numbers.tsx';
import { Picture } from './picture.tsx';
import type { Trick } from './prover.ts';
import { STORY, sceneOf } from './story.ts';

const TRICKS: Record<Trick, string> = {
  none: 'drop any remainder',
  values: 'make up values that agree at z',
  word: 'change one value before committing',
  answer: 'change one answer after committing',
  outside: 'send a wrong f(z)',
  layer: 'change one value of FRI layer 2',
  constant: 'send a wrong last constant',
};
const element = readInteger(0, field.p - 1);
const count = readInteger(1, 12);

/**
 * The nine sentences: one at a time on a screen, all of them in print and without script. They hold for the proofs of
 * the story, so none is shown beside a proof that the reader made.
 */
function Story({ step, isTold, onStep }: { step: number; isTold: boolean; onStep(step: number): void }) {
  const turn = (name: string, to: number) => (
    <button type="button" className="button" disabled={!STORY[to]} onClick={() => onStep(to)}>
      {name}
    </button>
  );
  return (
    <div className="story">
      <div className="turn">
        <span className="note">{isTold && `${step + 1} of ${STORY.length}`}</span>
        {isTold && turn('Back', step - 1)}
        {isTold ? turn('Next', step + 1) : turn('Back to the story', step)}
      </div>
      <ol aria-live="polite">
        {STORY.map(({ title, text }, i) => (
          <li key={title} aria-current={isTold && i === step ? 'step' : undefined}>
            <strong>{`${title}.`}</strong> <span>{text}</span>
          </li>
        ))}
        <li aria-current={isTold ? undefined : 'step'}>The verifier’s answer is below the drawing.</li>
      </ol>
    </div>
  );
}

/** What is different from the honest table, in words. */
function difference({ order, moved, working }: Findings): string {
  const changed = order.trace.flatMap((value, row) =>
    value === HONEST[row] ? [] : [`row ${row} is ${value} instead of ${HONEST[row]}`],
  );
  if (!changed.length && !moved) return '';
  const rows = changed.length ? changed.join(', ') : 'every row is honest';
  return `${rows.charAt(0).toUpperCase()}${rows.slice(1)}, and ${moved} of ${working.word.length} committed values moved.`;
}

const START: Choice = { ...sceneOf(0), seed: null, queries: 4 };

/** A small STARK as one drawing: its trace, its polynomial, and what the verifier could ask. All numbers are below. */
export function Island() {
  const [choice, setChoice] = useState(START);
  const [step, setStep] = useState(0);
  const [isTold, setTold] = useState(true);
  const [row, setRow] = useState(3);
  const [problem, setProblem] = useState('');
  const findings = useMemo(() => find(orderOf(choice)), [choice]);
  const { accepted } = findings.verdict;

  const play = (change: Partial<Choice>) => {
    setChoice({ ...choice, ...change });
    setTold(false);
    setProblem('');
  };
  const setCell = (at: number, value: number) => {
    setRow(at);
    play({ cells: { ...choice.cells, [at]: value } });
  };
  const tell = (to: number) => {
    setChoice({ ...START, ...sceneOf(to) });
    setStep(to);
    setTold(true);
  };
  const findSurvivor = () => {
    const value = survivor(choice, row);
    if (value === null) setProblem(`With these settings, no value of row ${row} survives.`);
    else setCell(row, value);
  };

  return (
    <section className="island stark-by-hand" aria-label="A STARK by hand">
      <Story step={step} isTold={isTold} onStep={tell} />
      <Picture findings={findings} about={isTold ? (STORY[step]?.about ?? null) : null} onRow={setCell} />
      <p className="verdict" role="status">
        {problem && <span className="bad">{`✗ ${problem} `}</span>}
        <strong className={accepted ? 'ok' : 'bad'}>{accepted ? '✓ Accepted' : '✗ Rejected'}</strong>
        <span className={isTold && step < 6 ? 'early' : undefined}>{`: ${findings.sentence} `}</span>
        <span>{difference(findings)}</span>
      </p>
      <div className="island-bar">
        <label className="field">
          The prover’s trick
          <select value={choice.trick} onChange={(event) => play({ trick: event.target.value as Trick })}>
            {Object.entries(TRICKS).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <IntegerInput
          label="Queries"
          value={choice.queries}
          read={count}
          onProblem={setProblem}
          onValue={(queries) => play({ queries })}
        />
        <label className="field">
          Blinding
          <select value={choice.seed ?? ''} onChange={(event) => play({ seed: Number(event.target.value) || null })}>
            <option value="">none</option>
            {[1, 2, 3].map((value) => (
              <option key={value} value={value}>
                {`random numbers ${value}`}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={findSurvivor}>
          Find a lie that survives
        </button>
        <button type="button" className="button" onClick={() => play({ ...sceneOf(0) })}>
          Reset
        </button>
      </div>
      <details className="in-numbers">
        <summary>All numbers, step by step</summary>
        <AllNumbers
          findings={findings}
          cells={
            <div className="cells">
              {findings.order.trace.map((value, at) => (
                <IntegerInput
                  key={at}
                  label={`Row ${at}${findings.due[at] !== value ? ' ✗' : ''}`}
                  value={value}
                  read={element}
                  onProblem={setProblem}
                  onValue={(cell) => setCell(at, cell)}
                />
              ))}
            </div>
          }
        />
      </details>
    </section>
  );
}
