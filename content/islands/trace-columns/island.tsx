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

/** Everything that follows from what the reader chose. */
function columnsOf(program: readonly Operation[], cells: Readonly<Record<string, number>>, alpha: number) {
  const honest = run(program, START, IDLE);
  const withCells = (name: 'a' | 'b') => honest[name].map((value, row) => cells[`${name}${row}`] ?? value);
  const table = { a: withCells('a'), b: withCells('b') };
  const selectors = selectorsOf(program);
  const rules = rulesOf(table, selectors, { start: START, result: itemAt(honest.b, endOf(program)) });
  return { table, selectors, rules, mixed: quotient(rules, alpha) };
}

type Columns = ReturnType<typeof columnsOf>;

const brokenIn = ({ rules }: Columns, row: number) => rules.filter(({ values }) => values[row] !== 0).length;

/** Whether the mix of all rules is divisible. */
function Verdict({ columns, problem }: { readonly columns: Columns; readonly problem: string }) {
  const { table, mixed } = columns;
  const broken = table.a.flatMap((_, row) => (brokenIn(columns, row) ? [row] : []));
  return (
    <p className="verdict" role="status">
      {problem ? (
        <span className="bad">
          ✗ <span>{problem}</span>{' '}
        </span>
      ) : null}
      {broken.length ? (
        <span key="fails">
          <strong className="bad">✗</strong>{' '}
          <span>{broken.length === 1 ? 'A rule fails in row' : 'Rules fail in the rows'}</span>{' '}
          <span>{broken.join(', ')}</span>.{' '}
          <span>
            {mixed.remainder.length
              ? `Dividing the mix by x⁸ − 1 leaves a remainder of degree ${degree(mixed.remainder)}.`
              : 'For this α, the errors cancel in the mix.'}
          </span>
        </span>
      ) : (
        <span key="holds">
          <strong className="ok">✓</strong> Every rule is 0 on all {ROWS} rows, so x⁸ − 1 divides the mix of all rules
          without a remainder.
        </span>
      )}
    </p>
  );
}

interface TraceTableProps {
  readonly program: readonly Operation[];
  readonly columns: Columns;
  onProgram(program: readonly Operation[]): void;
  onCell(name: string, value: number): void;
  onProblem(problem: string): void;
}

function TraceRow({ row, program, columns, onProgram, onCell, onProblem }: TraceTableProps & { readonly row: number }) {
  const broken = brokenIn(columns, row);
  return (
    <tr>
      <th scope="row">{row}</th>
      <td>
        <select
          aria-label={`Operation in row ${row}`}
          value={program[row]}
          disabled={row === ROWS - 1}
          onChange={(event) =>
            onProgram(program.map((operation, i) => (i === row ? (event.target.value as Operation) : operation)))
          }
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
            value={itemAt(columns.table[name], row)}
            read={element}
            onProblem={onProblem}
            onValue={(value) => onCell(`${name}${row}`, value)}
          />
        </td>
      ))}
      {Object.values(columns.selectors).map((selector: readonly number[], i) => (
        <td key={i} className={selector[row] ? 'selector on' : 'selector note'}>
          <span>{selector[row]}</span>
        </td>
      ))}
      <td className={broken ? 'bad' : 'ok'}>{broken ? `✗${broken}` : '✓'}</td>
    </tr>
  );
}

const TraceTable = (props: TraceTableProps) => (
  <ScrollRegion label="The table with its selectors">
    <table className="grid-table">
      <thead>
        <tr>
          {['row', 'operation', 'a', 'b', 'first', 'add', 'mul', 'last', 'rules'].map((name) => (
            <th key={name} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.columns.table.a.map((_, row) => (
          <TraceRow key={row} row={row} {...props} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

/** Each rule on each row: where its selector is 1, the expression has to be 0; elsewhere it may be anything. */
const Rules = ({ rules }: Columns) => (
  <ul className="rules">
    {rules.map(({ formula, selector, expression, values }) => (
      <li key={formula}>
        <p>
          <span>{formula}</span>{' '}
          <span className={values.some(Boolean) ? 'bad' : 'ok'}>
            {values.some(Boolean) ? '✗ not 0 on every row' : '✓ 0 on every row'}
          </span>
        </p>
        <ol aria-label={`The rows of ${formula}`}>
          {values.map((value, row) => (
            <li key={row} className={selector[row] ? (value ? 'on bad' : 'on') : 'note'}>
              <span>{`${selector[row]}·${expression[row]}`}</span>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);

/** How the degree falls from the mix of the rules to the two parts of its quotient, as bars. */
function Degrees({ rules, mixed }: Columns) {
  const parts = split(mixed.quotient);
  const bars: readonly (readonly [name: string, degrees: readonly number[]])[] = [
    ['a column', [ROWS - 1]],
    ['the mix of all rules', [Math.max(...rules.map(({ polynomial }) => degree(polynomial)))]],
    ['divided by x⁸ − 1', [degree(mixed.quotient)]],
    ['in two parts', parts.map(degree)],
  ];
  return (
    <>
      <ul className="degrees">
        {bars.map(([name, degrees]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{`degree ${degrees.map((each) => Math.max(0, each)).join(' and ')}`}</span>
            <svg width="100%" height="10" aria-hidden="true">
              {degrees.map((each, i) => (
                <rect key={i} x={`${i * 34}%`} width={`${4 * (each + 1)}%`} y="1" height="8" rx="2" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <details className="in-numbers">
        <summary>The two parts in numbers</summary>
        <p>q(x) = q₀(x²) + x·q₁(x²), two columns of degree below {ROWS}:</p>
        {parts.map((part, i) => (
          <p key={i} className="parts">
            {`${i ? 'q₁' : 'q₀'} = ${formatPolynomial(part)}`}
          </p>
        ))}
      </details>
    </>
  );
}

/** A table with two data columns and four selector columns, its rules, and the quotient of their mix in two parts. */
export function Island() {
  const [program, setProgram] = useState(PROGRAM);
  const [cells, setCells] = useState<Readonly<Record<string, number>>>({});
  const [alpha, setAlpha] = useState(10);
  const [problem, setProblem] = useState('');
  const columns = useMemo(() => columnsOf(program, cells, alpha), [program, cells, alpha]);
  const changeProgram = (next: readonly Operation[]) => {
    setProgram(next);
    setCells({});
  };
  const startOver = () => {
    changeProgram(PROGRAM);
    setProblem('');
  };
  return (
    <section className="island trace-columns" aria-label="Several columns with selectors">
      <p className="note">
        The program starts with {START.join(' and ')}. Change a cell to cheat; rows after its end are idle, so their
        values are free.
      </p>
      <TraceTable
        program={program}
        columns={columns}
        onProgram={changeProgram}
        onCell={(name, value) => setCells({ ...cells, [name]: value })}
        onProblem={setProblem}
      />
      <Verdict columns={columns} problem={problem} />
      <div className="island-bar">
        <IntegerInput label="Challenge α" value={alpha} read={element} onProblem={setProblem} onValue={setAlpha} />
        <button type="button" className="button" onClick={startOver}>
          Reset
        </button>
      </div>
      <Rules {...columns} />
      <p className="note">
        All numbers are modulo {field.p}, and a prime (′) marks a value in the next row. Each box is a row: selector
        times expression. A selector of 0 hides the row from the rule.
      </p>
      <Degrees {...columns} />
    </section>
  );
}
