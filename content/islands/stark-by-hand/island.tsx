// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its index
import { useMemo, useState } from 'react';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { fibonacci } from './constraints.ts';
import { field, ROWS } from './domain.ts';
import { brokenRows, find } from './findings.ts';
import { Step } from './parts.tsx';
import type { Trick } from './prover.ts';
import { ProverSteps } from './prover-steps.tsx';
import { VerifierSteps } from './verifier-steps.tsx';

const TRICKS: Record<Trick, string> = {
  none: 'none: drop any remainder',
  values: 'commit to quotients calculated point by point',
  word: 'change one value before committing',
  answer: 'change one answer after committing',
  outside: 'send a wrong f(z)',
  layer: 'change one value of the second FRI layer',
  constant: 'send a wrong last constant',
};
const element = readInteger(0, field.p - 1);
const count = readInteger(1, 12);

/**
 * Every step of a small STARK with its numbers: the table, the rules, the commitments, the challenges, FRI and the
 * verifier's checks. One function: split up, the island would exceed its budget.
 */
export function Island() {
  const [starts, setStarts] = useState({ first: 2, second: 5 });
  const [cells, setCells] = useState<Readonly<Record<number, number>>>({});
  const [seed, setSeed] = useState<number | null>(null);
  const [queries, setQueries] = useState(4);
  const [trick, setTrick] = useState<Trick>('none');
  const [problem, setProblem] = useState('');

  const findings = useMemo(() => {
    const trace = fibonacci(starts.first, starts.second).map((value, row) => cells[row] ?? value);
    return find({ trace, claim: { ...starts, last: trace[ROWS - 1] as number }, seed, queries, trick });
  }, [starts, cells, seed, queries, trick]);
  const { claim, trace } = findings.order;
  const { accepted } = findings.verdict;
  const bad = brokenRows(findings.broken);

  const start = (change: Partial<typeof starts>) => {
    setStarts({ ...starts, ...change });
    setCells({});
  };

  return (
    <section className="island stark-by-hand" aria-label="A STARK by hand">
      <div className="island-bar">
        <IntegerInput
          label="First"
          value={starts.first}
          read={element}
          onProblem={setProblem}
          onValue={(first) => start({ first })}
        />
        <IntegerInput
          label="Second"
          value={starts.second}
          read={element}
          onProblem={setProblem}
          onValue={(second) => start({ second })}
        />
        <IntegerInput label="Queries" value={queries} read={count} onProblem={setProblem} onValue={setQueries} />
        <label className="field">
          Blinding
          <select value={seed ?? ''} onChange={(event) => setSeed(Number(event.target.value) || null)}>
            <option value="">none</option>
            {[1, 2, 3].map((value) => (
              <option key={value} value={value}>
                {`random numbers ${value}`}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          The prover’s trick
          <select value={trick} onChange={(event) => setTrick(event.target.value as Trick)}>
            {Object.entries(TRICKS).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="verdict" role="status">
        {problem && <span className="bad">{`✗ ${problem} The figure shows the last valid value. `}</span>}
        <strong className={accepted ? 'ok' : 'bad'}>{accepted ? '✓ Accepted' : '✗ Rejected'}</strong>:{' '}
        <span>{findings.sentence}</span>
      </p>

      <ol className="stages">
        <Step title="1 · Trace" open>
          <p>
            {`The claim: adding the last two numbers, from ${claim.first} and ${claim.second} on, leads to ${claim.last} in row ${ROWS - 1},` +
              ` modulo ${field.p}. Change a cell to cheat.`}
          </p>
          <div className="cells">
            {trace.map((value, row) => (
              <IntegerInput
                key={row}
                label={`Row ${row}${bad.has(row) ? ' ✗' : ''}`}
                value={value}
                read={element}
                onProblem={setProblem}
                onValue={(cell) => setCells({ ...cells, [row]: cell })}
              />
            ))}
          </div>
          <p>
            <button
              type="button"
              className="button"
              onClick={() => {
                start({});
                setTrick('none');
                setProblem('');
              }}
            >
              Honest again
            </button>
          </p>
        </Step>
        <ProverSteps {...findings} />
        <VerifierSteps {...findings} />
      </ol>
    </section>
  );
}
