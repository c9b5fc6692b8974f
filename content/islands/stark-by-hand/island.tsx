import { useMemo, useState } from 'react';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Moves } from '../controls/moves.tsx';
import { Button, Choice as ChoiceOf } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import { BETWEEN, type Choice, type Findings, find, HONEST, orderOf, survivor } from './findings.ts';
import { AllNumbers } from './numbers.tsx';
import { Picture } from './picture.tsx';
import type { Trick } from './prover.ts';
import { STORY, sceneOf, TRICKS_FROM } from './story.ts';

const TRICKS: readonly (readonly [Trick, string])[] = [
  ['none', 'drop any remainder'],
  ['values', 'make up values that agree at z'],
  ['word', 'change one value before committing'],
  ['answer', 'change one answer after committing'],
  ['outside', 'send a wrong f(z)'],
  ['layer', 'change one value of FRI layer 2'],
  ['constant', 'send a wrong last constant'],
];
const BLINDINGS = [[0, 'none'], ...[1, 2, 3].map((seed) => [seed, `random numbers ${seed}`] as const)] as const;
const count = readInteger(1, 12);

/** The nine sentences: one at a time on a screen, all of them in print and without script. */
const Story = ({ step, isTold, onTell }: { step: number; isTold: boolean; onTell(): void }) => (
  <div className="story">
    <ol aria-live="polite">
      {STORY.map(({ title, text }, i) => (
        <li key={title} aria-current={isTold && i === step ? 'step' : undefined}>
          <strong>{`${title}.`}</strong> <span>{text}</span>
        </li>
      ))}
      {/* The sentences hold for the proofs of the story, so none is shown beside a proof that the reader made. */}
      <li aria-current={isTold ? undefined : 'step'}>
        <span>This proof is yours. The figure shows what sentence </span>
        <span>{step + 1}</span>
        <span> is about. </span>
        <Button onPress={onTell}>Back to the story</Button>
      </li>
    </ol>
  </div>
);

/** What is different from the honest table, in words. */
function difference({ order, moved }: Findings): string {
  const changed = order.trace.flatMap((value, row) =>
    value === HONEST[row] ? [] : [`Row ${row} is ${value} instead of ${HONEST[row]}`],
  );
  if (!changed.length) return 'Every row is honest.';
  const rows = changed.length === 1 ? changed[0] : `${changed.length} rows are false`;
  return `${rows}. ${moved} of ${BETWEEN.length} points moved.`;
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
  const isEarly = step < TRICKS_FROM;

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
    setProblem('');
  };
  const findSurvivor = () => {
    const value = survivor(choice, row);
    if (value === null) setProblem(`With these settings, no value of row ${row} survives.`);
    else setCell(row, value);
  };

  return (
    <section className="island stark-by-hand" aria-label="A STARK by hand" data-step={step}>
      <Moves unit="Sentence" at={step + 1} first={1} last={STORY.length} onMove={(to) => tell(to - 1)} />
      <Story step={step} isTold={isTold} onTell={() => tell(step)} />
      <Verdict
        good={findings.verdict.accepted}
        word={isEarly ? findings.word.replace(/ at .*/, '') : findings.word}
        problem={problem}
      >
        <span>{difference(findings)}</span>
      </Verdict>
      <Picture findings={findings} about={STORY[step]?.about ?? []} isTold={isTold} onRow={setCell} />
      <div className={isEarly ? 'late' : undefined}>
        <p className="reason" aria-live="polite">
          {findings.sentence}
        </p>
        <div className="island-bar">
          <ChoiceOf
            label="The prover’s trick"
            value={choice.trick}
            options={TRICKS}
            onValue={(trick) => play({ trick })}
          />
          <IntegerInput
            label="Queries"
            value={choice.queries}
            read={count}
            onProblem={setProblem}
            onValue={(queries) => play({ queries })}
          />
          <ChoiceOf
            label="Blinding"
            value={choice.seed ?? 0}
            options={BLINDINGS}
            onValue={(seed) => play({ seed: seed || null })}
          />
          <Button onPress={findSurvivor}>Find a lie that survives</Button>
          <Button onPress={() => play(sceneOf(0))}>Reset</Button>
        </div>
      </div>
      <details className="in-numbers">
        <summary>All numbers, step by step</summary>
        <AllNumbers {...findings} />
      </details>
    </section>
  );
}
