import { useMemo, useState } from 'react';
import {
  BABYBEAR,
  type Field,
  isGenerator,
  orderOf,
  primeField,
  smallestGenerator,
  twoAdicity,
} from '../arithmetic/field.ts';
import { superscript } from '../arithmetic/polynomial.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Clock } from './clock.tsx';
import {
  calculate,
  explain,
  explainWalk,
  type FieldOperation,
  factorisation,
  group,
  LARGEST_DRAWN,
  primeAfter,
  primeBefore,
  readPrime,
} from './explain.ts';
import { OperationTable } from './table.tsx';

const operations: readonly { id: FieldOperation; label: string; note: string }[] = [
  {
    id: 'add',
    label: 'Add',
    note: 'A frame marks each sum that is 0. Every row has one, so every element has an opposite.',
  },
  {
    id: 'multiply',
    label: 'Multiply',
    note: 'A frame marks each product that is 1. Every row except the one for 0 has exactly one, so every element except 0 has an inverse.',
  },
  {
    id: 'power',
    label: 'Powers',
    note: 'A frame marks each power that is 1. After the first frame, the row repeats itself in a paler color. A row with a single frame, in the last column, belongs to a generator.',
  },
];

interface FieldProps {
  readonly field: Field;
  readonly operation: FieldOperation;
  readonly a: number;
}

/** The table and the clock of a small field. */
function Pictures({
  field,
  operation,
  a,
  b,
  onChoose,
}: FieldProps & { readonly b: number; onChoose(a: number, b: number): void }) {
  return (
    <div className="pictures">
      <OperationTable field={field} operation={operation} a={a} b={b} onChoose={onChoose} />
      <figure>
        <Clock field={field} operation={operation} a={a} label={explainWalk(field, operation, a)} />
        <figcaption className="note">
          <span>
            {operation === 'add'
              ? `Start at 0 and add ${a} at each step. `
              : `Start at 1 and multiply by ${a} at each step. `}
          </span>
          <span>{explainWalk(field, operation, a)}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** What is known of an element and of the field. */
const Facts = ({ field, a }: Pick<FieldProps, 'field' | 'a'>) => (
  <dl className="facts">
    <Fact name={`Opposite of ${group(a)}`} value={group(field.neg(a))} />
    <Fact name={`Inverse of ${group(a)}`} value={a === 0 ? 'none' : group(field.inv(a))} />
    <Fact name={`Order of ${group(a)}`} value={a === 0 ? 'none' : group(orderOf(field, a))} />
    <Fact name={`Is ${group(a)} a generator?`} value={isGenerator(field, a) ? 'yes' : 'no'} />
    <Fact
      name="Nonzero elements: p − 1"
      value={field.p === 2 ? '1' : `${group(field.p - 1)} = ${factorisation(field.p - 1)}`}
    />
    <Fact name="Smallest generator" value={group(smallestGenerator(field))} />
    <Fact
      name="Largest order 2ᵏ"
      value={field.p === 2 ? '1' : `2${superscript(twoAdicity(field))} = ${group(2 ** twoAdicity(field))}`}
    />
  </dl>
);

interface PrimeBarProps {
  readonly p: number;
  readonly initial: number;
  onPrime(p: number): void;
  onProblem(problem: string): void;
}

/** Chooses the prime. `initial`: the one to return to from BabyBear. */
function PrimeBar({ p, initial, onPrime, onProblem }: PrimeBarProps) {
  const [smaller, larger] = useMemo(() => [primeBefore(p), primeAfter(p)], [p]);
  return (
    <div className="island-bar">
      <IntegerInput label="Prime p" value={p} read={readPrime} onValue={onPrime} onProblem={onProblem} />
      <button
        type="button"
        className="button"
        disabled={smaller === undefined}
        onClick={() => smaller && onPrime(smaller)}
      >
        Smaller prime
      </button>
      <button
        type="button"
        className="button"
        disabled={larger === undefined}
        onClick={() => larger && onPrime(larger)}
      >
        Larger prime
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={p === BABYBEAR}
        onClick={() => onPrime(p === BABYBEAR ? initial : BABYBEAR)}
      >
        BabyBear
      </button>
    </div>
  );
}

interface OperationChoiceProps {
  operation: FieldOperation;
  onOperation(operation: FieldOperation): void;
}

const OperationChoice = ({ operation, onOperation }: OperationChoiceProps) => (
  <fieldset className="choice">
    <legend>Operation</legend>
    {operations.map(({ id, label }) => (
      <button key={id} type="button" className="button" aria-pressed={operation === id} onClick={() => onOperation(id)}>
        {label}
      </button>
    ))}
  </fieldset>
);

/** Instead of the pictures of a large field. */
const TooLarge = ({ p }: { p: number }) => (
  <p className="note">
    A table of <span>{group(p)}</span> rows does not fit on a page, so the figure draws fields with up to{' '}
    {LARGEST_DRAWN} elements. The numbers below are exact.
  </p>
);

/** A prime field with its tables, inverses, orders, and generators. `prime` is the initial modulus. */
export function Island({ prime = 7 }: { prime?: number }) {
  const [p, setPrime] = useState(prime);
  const [operation, setOperation] = useState<FieldOperation>('multiply');
  const [pair, setPair] = useState({ a: Math.min(3, prime - 1), b: Math.min(5, prime - 1) });
  const [problem, setProblem] = useState('');
  const field = useMemo(() => primeField(p), [p]);
  const { a, b } = pair;

  const enter = (next: number) => {
    setProblem('');
    setPrime(next);
    setPair({ a: Math.min(a, next - 1), b: Math.min(b, next - 1) });
  };
  const choose = (row: number, column: number) => setPair({ a: row, b: column });
  const drawn = p <= LARGEST_DRAWN;
  const element = readInteger(0, p - 1);
  return (
    <section className="island finite-fields" aria-label="A finite field">
      <PrimeBar p={p} initial={prime} onPrime={enter} onProblem={setProblem} />
      <div className="island-bar">
        <OperationChoice operation={operation} onOperation={setOperation} />
        <div className={drawn ? 'pair' : 'pair wide'}>
          <IntegerInput label="a" value={a} read={element} onValue={(next) => choose(next, b)} onProblem={setProblem} />
          <IntegerInput label="b" value={b} read={element} onValue={(next) => choose(a, next)} onProblem={setProblem} />
        </div>
      </div>
      <output className="result" aria-live="polite">
        {problem ? (
          <span className="bad">
            ✗ <span>{problem}</span>
          </span>
        ) : (
          <Result text={explain(field, operation, a, b)} value={calculate(field, operation, a, b)} />
        )}
      </output>
      {drawn ? (
        <>
          <Pictures field={field} operation={operation} a={a} b={b} onChoose={choose} />
          <p className="note">
            <span>{operations.find(({ id }) => id === operation)?.note}</span> Choose a cell with the pointer or the
            arrow keys.
          </p>
        </>
      ) : (
        <TooLarge p={p} />
      )}
      <Facts field={field} a={a} />
    </section>
  );
}

function Result({ text, value }: { text: string; value: number }) {
  return (
    <span>
      <strong>{group(value)}</strong> <span>{text}</span>
    </span>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
