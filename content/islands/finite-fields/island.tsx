import { useMemo, useState } from 'react';
import { BABYBEAR, isGenerator, orderOf, primeField, smallestGenerator, twoAdicity } from '../arithmetic/field.ts';
import { superscript } from '../arithmetic/polynomial.ts';
import { number } from '../controls/counts.ts';
import { Facts } from '../controls/facts.tsx';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Button, Choice } from '../controls/native.tsx';
import { Said } from '../controls/verdict.tsx';
import { Clock } from './clock.tsx';
import {
  calculate,
  explain,
  explainPath,
  explainWalk,
  type FieldOperation,
  factorisation,
  primeAfter,
  primeBefore,
  readPrime,
} from './explain.ts';
import { OperationTable } from './table.tsx';

/** Fields up to this size are drawn. */
const LARGEST_DRAWN = 31;

const OPERATIONS = [
  ['add', 'a + b'],
  ['subtract', 'a − b'],
  ['multiply', 'a · b'],
  ['power', 'aᵇ'],
] as const;

const ZEROS = 'A frame marks each result that is 0. Every row has one';
const NOTES: Readonly<Record<FieldOperation, string>> = {
  add: `${ZEROS}, so every element has an opposite.`,
  subtract: `${ZEROS}, where both numbers are the same.`,
  multiply:
    'A frame marks each product that is 1. Every row except the one for 0 has exactly one, so every element except 0 has an inverse.',
  power:
    'A frame marks each power that is 1. After the first frame, the row repeats itself in a paler color. A row with a single frame, in the last column, belongs to a generator.',
};

interface Shown {
  readonly p: number;
  readonly operation: FieldOperation;
  readonly a: number;
  readonly b: number;
}

/** Questions whose answers one sees on the circle. */
const EXPERIMENTS: readonly (readonly [question: string, Shown])[] = [
  ['Where is 2 − 6?', { p: 7, operation: 'subtract', a: 2, b: 6 }],
  ['Do jumps of 3 reach 1?', { p: 7, operation: 'multiply', a: 3, b: 5 }],
  ['Do powers of 3 reach all?', { p: 7, operation: 'power', a: 3, b: 6 }],
  ['And those of 2?', { p: 7, operation: 'power', a: 2, b: 3 }],
];

/** A prime field: what an operation does on its circle, its table, inverses, orders, and generators. */
export function Island({ prime = 7 }: { prime?: number }) {
  const [shown, setShown] = useState<Shown>({
    p: prime,
    operation: 'multiply',
    a: Math.min(3, prime - 1),
    b: Math.min(4, prime - 1),
  });
  const [problem, setProblem] = useState('');
  const { p, operation, a, b } = shown;
  const field = useMemo(() => primeField(p), [p]);
  const [smaller, larger] = useMemo(() => [primeBefore(p), primeAfter(p)], [p]);
  const play = (change: Partial<Shown>) => {
    const next = { ...shown, ...change };
    setProblem('');
    setShown({ ...next, a: Math.min(next.a, next.p - 1), b: Math.min(next.b, next.p - 1) });
  };
  const element = readInteger(0, p - 1);
  const facts = [
    [`Opposite of ${number(a)}`, number(field.neg(a))],
    [`Inverse of ${number(a)}`, a === 0 ? 'none' : number(field.inv(a))],
    [`Order of ${number(a)}`, a === 0 ? 'none' : number(orderOf(field, a))],
    [`Is ${number(a)} a generator?`, isGenerator(field, a) ? 'yes' : 'no'],
    ['Nonzero elements: p − 1', p === 2 ? '1' : `${number(p - 1)} = ${factorisation(p - 1)}`],
    ['Smallest generator', number(smallestGenerator(field))],
    ['Largest order 2ᵏ', p === 2 ? '1' : `2${superscript(twoAdicity(field))} = ${number(2 ** twoAdicity(field))}`],
  ] as const;
  return (
    <section className="island finite-fields" aria-label="A finite field">
      <fieldset className="island-bar">
        <legend>Predict it, and then press it</legend>
        {EXPERIMENTS.map(([question, experiment]) => (
          <Button
            key={question}
            pressed={JSON.stringify(experiment) === JSON.stringify(shown)}
            onPress={() => play(experiment)}
          >
            {question}
          </Button>
        ))}
      </fieldset>
      <div className="island-bar">
        <Choice<FieldOperation>
          label="Operation"
          value={operation}
          options={OPERATIONS}
          onValue={(next) => play({ operation: next })}
        />
        <IntegerInput label="a" value={a} read={element} onValue={(next) => play({ a: next })} onProblem={setProblem} />
        <IntegerInput label="b" value={b} read={element} onValue={(next) => play({ b: next })} onProblem={setProblem} />
        <IntegerInput
          label="Prime p"
          value={p}
          read={readPrime}
          onValue={(next) => play({ p: next })}
          onProblem={setProblem}
        />
        <Button disabled={smaller === undefined} onPress={() => play({ p: smaller ?? p })}>
          Smaller
        </Button>
        <Button disabled={larger === undefined} onPress={() => play({ p: larger ?? p })}>
          Larger
        </Button>
        <Button pressed={p === BABYBEAR} onPress={() => play({ p: p === BABYBEAR ? prime : BABYBEAR })}>
          BabyBear
        </Button>
      </div>
      <Said problem={problem}>
        <strong>{number(calculate(field, operation, a, b))}</strong> <span>{explain(field, operation, a, b)}</span>
      </Said>
      {p > LARGEST_DRAWN ? (
        <p className="note">
          {`A circle of ${number(p)} elements does not fit on a page, so the figure draws fields with up to ${LARGEST_DRAWN}. The numbers below are exact.`}
        </p>
      ) : (
        <>
          <div className="pictures">
            <figure>
              <Clock field={field} operation={operation} a={a} b={b} />
              <figcaption>
                <span>{explainPath(field, operation, a, b)}</span>{' '}
                <span className="note">{explainWalk(field, operation, a)}</span>
              </figcaption>
            </figure>
            <OperationTable
              {...shown}
              field={field}
              corner={OPERATIONS.find(([id]) => id === operation)?.[1] ?? ''}
              onChoose={(row, column) => play({ a: row, b: column })}
            />
          </div>
          <p className="note">
            <span>{NOTES[operation]}</span> Choose a cell with the pointer or the arrow keys.
          </p>
        </>
      )}
      <Facts facts={facts} />
    </section>
  );
}
