import { useMemo, useState } from 'react';
import { formatPolynomial } from '../arithmetic/polynomial.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Moves } from '../controls/moves.tsx';
import { Button, Choice } from '../controls/native.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { Said } from '../controls/verdict.tsx';
import { Diagram } from './diagram.tsx';
import {
  coefficientsOf,
  type Direction,
  directValues,
  explainStep,
  LENGTHS,
  PRIMES,
  subscript,
  type Transform,
  transform,
} from './transform.ts';

interface NumbersProps {
  readonly transform: Transform;
  readonly p: number;
  onNumbers(numbers: readonly number[]): void;
  onProblem(problem: string): void;
}

/** The numbers to transform. */
function Numbers({ transform: { direction, input }, p, onNumbers, onProblem }: NumbersProps) {
  const forward = direction === 'forward';
  const names = input.map((_, i) => (forward ? 'a' : 'y') + subscript(i));
  return (
    <fieldset>
      <legend>{forward ? 'Coefficients' : 'Values at the powers of w'}</legend>
      {names.map((label, i) => (
        <IntegerInput
          key={label}
          label={label}
          name={`${forward ? 'Coefficient' : 'Value'} ${label}`}
          value={input[i] ?? 0}
          read={readInteger(0, p - 1)}
          onProblem={onProblem}
          onValue={(next) => onNumbers(input.map((old, j) => (j === i ? next : old)))}
        />
      ))}
    </fieldset>
  );
}

/** What the powers of the root are, and how much work the transform saves. */
function Notes({ transform: t, p }: { readonly transform: Transform; readonly p: number }) {
  const forward = t.direction === 'forward';
  return (
    <>
      <p className="note">
        {forward
          ? `The powers of w = ${t.root} take ${t.n} different values before they return to 1, modulo ${p}. Each crossing takes a number a from the left and a number from the right, multiplies the latter by its power of w to get t, and makes a + t and a − t.`
          : `The number v = ${t.twiddleRoot} is the inverse of w = ${t.root}: ${t.root} · ${t.twiddleRoot} leaves 1 modulo ${p}. The crossings are the same with powers of v, and in the end everything is divided by ${t.n}.`}
      </p>
      <p className="note">
        {`To check the result, the table evaluates f at each power of w in the slow way. The transform took ${t.steps.length - (forward ? 0 : 1)} butterflies with one multiplication each, while Horner’s rule takes ${t.n * (t.n - 1)} multiplications for ${t.n} points.`}
      </p>
    </>
  );
}

/** The values of the polynomial, evaluated without the transform. */
function CheckTable({ transform: t }: { readonly transform: Transform }) {
  const values = directValues(t);
  const expected = t.direction === 'forward' ? t.result : t.input;
  const rows = [
    ['i', values.map((_, i) => String(i))],
    ['x = wⁱ', values.map(({ x }) => String(x))],
    ['f(x)', values.map(({ y }, i) => `${y} ${y === expected[i] ? '✓' : '✗'}`)],
  ] as const;
  return (
    <ScrollRegion label="Check: the polynomial evaluated directly">
      <table className="grid-table">
        <tbody>
          {rows.map(([name, cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map(({ x }, i) => (
                <td key={x} className={name === 'f(x)' ? 'ok' : undefined}>
                  {cells[i]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/**
 * The transform, butterfly by butterfly. `coefficients`: 2, 4 or 8 whole numbers below `prime` (17, 97, 257 or 7681).
 */
export function Island({
  prime = 17,
  coefficients = [3, 1, 4, 1, 5, 9, 2, 6],
}: {
  prime?: number;
  coefficients?: number[];
}) {
  const [p, setPrime] = useState(prime);
  const [direction, setDirection] = useState<Direction>('forward');
  const [input, setInput] = useState<readonly number[]>(coefficients);
  const [problem, setProblem] = useState('');
  const t = useMemo(() => transform(p, direction, input), [p, direction, input]);
  const total = t.steps.length;
  const [done, setDone] = useState(0);
  const forward = direction === 'forward';

  const load = (nextPrime: number, nextDirection: Direction, numbers: readonly number[]) => {
    const reduced = numbers.map((value) => value % nextPrime);
    setProblem('');
    setPrime(nextPrime);
    setDirection(nextDirection);
    setInput(reduced);
    setDone(0);
  };
  const resize = (n: number) => {
    const numbers = Array.from({ length: n }, (_, i) => input[i] ?? coefficients[i] ?? 0);
    load(p, direction, numbers);
  };
  return (
    <section className="island ntt" aria-label="The number-theoretic transform">
      <div className="island-bar">
        <Choice<number> label="Prime p" value={p} options={PRIMES} onValue={(next) => load(next, direction, input)} />
        <Choice<number> label="Numbers n" value={t.n} options={LENGTHS} onValue={resize} />
        <Button onPress={() => load(p, forward ? 'inverse' : 'forward', t.result)}>
          {forward ? 'Take the result back' : 'Transform the result again'}
        </Button>
      </div>
      <Numbers transform={t} p={p} onNumbers={(numbers) => load(p, direction, numbers)} onProblem={setProblem} />
      <p className="polynomial">
        <span className="note">f =</span> <span>{formatPolynomial(coefficientsOf(t))}</span>
      </p>
      <Moves unit="Step" at={done} last={total} pace={1500} onMove={setDone} />
      <Said problem={problem}>{explainStep(t, done)}</Said>
      <Diagram transform={t} done={done} label={`${t.n} numbers pass ${total} steps. ${explainStep(t, done)}`} />
      <Notes transform={t} p={p} />
      <CheckTable transform={t} />
    </section>
  );
}
