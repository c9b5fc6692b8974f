// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its index

import { itemAt } from 'onesource/lookup';
import { useMemo, useState } from 'react';
import { degree, formatPolynomial } from '../arithmetic/polynomial.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { endOf, field, type Operation, quotient, ROWS, rulesOf, run, selectorsOf, split } from './columns.ts';

const PROGRAM: readonly Operation[] = ['add', 'add', 'multiply', 'add', 'add', 'stop', 'stop', 'stop'];
const START = [2, 5] as const;
/** Values for rows that belong to no instruction, which no rule checks. */
const IDLE = [0, 0, 0, 0, 0, 111, 7, 0, 0, 0, 0, 0, 0, 42, 160, 0].map((value, i) => value || (17 * i + 3) % field.p);
const element = readInteger(0, field.p - 1);

/** A table with two data columns and four selector columns, its rules, and the quotient of their mix in two parts. */
export function Island() {
  const [program, setProgram] = useState(PROGRAM);
  const [cells, setCells] = useState<Readonly<Record<string, number>>>({});
  const [alpha, setAlpha] = useState(10);
  const [problem, setProblem] = useState('');

  const { table, selectors, rules, mixed } = useMemo(() => {
    const honest = run(program, START, IDLE);
    const withCells = (name: 'a' | 'b') => honest[name].map((value, row) => cells[`${name}${row}`] ?? value);
    const table = { a: withCells('a'), b: withCells('b') };
    const selectors = selectorsOf(program);
    const rules = rulesOf(table, selectors, { start: START, result: itemAt(honest.b, endOf(program)) });
    return { table, selectors, rules, mixed: quotient(rules, alpha) };
  }, [program, cells, alpha]);
  const brokenIn = (row: number) => rules.filter(({ values }) => values[row] !== 0).length;
  const broken = table.a.flatMap((_, row) => (brokenIn(row) ? [row] : []));
  const [even, odd] = split(mixed.quotient);

  return (
    <section className="island trace-columns" aria-label="Several columns with selectors">
      <p className="verdict" role="status">
        {problem && (
          <span className="bad">
            ✗ <span>{problem}</span> The figure still shows the last valid value.{' '}
          </span>
        )}
        {broken.length === 0 ? (
          <span key="holds">
            <strong className="ok">✓</strong> Every rule is 0 on all {ROWS} rows, so x⁸ − 1 divides the mix of all rules without a
            remainder.
          </span>
        ) : (
          <span key="fails">
            <strong className="bad">✗</strong> <span>{broken.length === 1 ? 'A rule fails in row' : 'Rules fail in the rows'}</span>{' '}
            <span>{broken.join(', ')}</span>.{' '}
            <span>
              {mixed.remainder.length
                ? `Dividing the mix by x⁸ − 1 leaves a remainder of degree ${degree(mixed.remainder)}.`
                : 'For this α, the errors cancel in the mix.'}
            </span>
          </span>
        )}
      </p>
      <ScrollRegion label="The table with its selectors">
        <table className="grid-table">
          <thead>
            <tr>
              {['row', 'operation', 'a', 'b', 'first', 'add', 'mul', 'last', 'rules'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.a.map((_, row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>
                  <select
                    aria-label={`Operation in row ${row}`}
                    value={program[row]}
                    disabled={row === ROWS - 1}
                    onChange={(event) => {
                      setProgram(program.map((operation, i) => (i === row ? (event.target.value as Operation) : operation)));
                      setCells({});
                    }}
                  >
                    <option>add</option>
                    <option>multiply</option>
                    <option>stop</option>
                  </select>
                </td>
                {(['a', 'b'] as const).map((name) => (
                  <td key={name}>
                    <IntegerInput
                      label={name}
                      name={`Row ${row}, column ${name}`}
                      value={itemAt(table[name], row)}
                      read={element}
                      onProblem={setProblem}
                      onValue={(value) => setCells({ ...cells, [`${name}${row}`]: value })}
                    />
                  </td>
                ))}
                {Object.values(selectors).map((selector: readonly number[], i) => (
                  <td key={i} className={selector[row] ? 'on' : 'note'}>
                    {selector[row]}
                  </td>
                ))}
                <td className={brokenIn(row) ? 'bad' : 'ok'}>{brokenIn(row) ? `✗ ${brokenIn(row)}` : '✓'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="island-bar">
        <IntegerInput label="Challenge α" value={alpha} read={element} onProblem={setProblem} onValue={setAlpha} />
        <button
          type="button"
          className="button"
          onClick={() => {
            setProgram(PROGRAM);
            setCells({});
            setProblem('');
          }}
        >
          Start over
        </button>
      </div>
      <ul>
        {rules.map(({ formula, values, polynomial }) => (
          <li key={formula}>
            <span>{formula}</span>
            <span className={values.some(Boolean) ? 'bad' : 'ok'}>
              {values.some(Boolean) ? `✗ ${values.join(' ')}` : '✓ 0 on every row'}
            </span>
            <span>{polynomial.length ? `degree ${degree(polynomial)}` : 'zero everywhere'}</span>
          </li>
        ))}
      </ul>
      <p>
        The quotient q of the mix has degree <span>{degree(mixed.quotient)}</span>. Split into q(x) = q₀(x²) + x·q₁(x²), it becomes two
        columns of degree below {ROWS}:
      </p>
      <p className="parts">
        q₀ = <span>{formatPolynomial(even)}</span>
      </p>
      <p className="parts">
        q₁ = <span>{formatPolynomial(odd)}</span>
      </p>
      <p className="note">
        All numbers are modulo {field.p}, and a prime (′) marks a value in the next row. The program starts with {START.join(' and ')}. Rows
        after its end are idle, so their values are free. Change a cell to cheat.
      </p>
    </section>
  );
}
