// biome-ignore-all lint/suspicious/noArrayIndexKey: a row is its index

import { itemAt } from 'onesource/lookup';
import { useMemo, useState } from 'react';
import { degree } from '../arithmetic/polynomial.ts';
import { BelowRow, CheckedHeading, CheckedTable } from '../controls/checked-table.tsx';
import { list } from '../controls/counts.ts';
import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { Button } from '../controls/native.tsx';
import { Verdict } from '../controls/verdict.tsx';
import {
  endOf,
  field,
  type Operation,
  quotient,
  ROWS,
  type Rule,
  rulesOf,
  run,
  selectorsOf,
  split,
} from './columns.ts';

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

const product = ({ selector, expression }: Rule, row: number) => `${selector[row]}·${expression[row]}`;

/** What fails in a row: "add · (b′ − a − b) is 1·192". */
const brokenIn = ({ rules }: Columns, row: number) =>
  rules.flatMap((rule) => (rule.values[row] ? [`${rule.formula} is ${product(rule, row)}`] : []));

/** Whether the mix of all rules is divisible. */
function judge(columns: Columns): { good: boolean; word: string; text: string } {
  const { remainder } = columns.mixed;
  const broken = columns.table.a.flatMap((_, row) => (brokenIn(columns, row).length ? [row] : []));
  const rows = broken.length === 1 ? `A rule fails in row ${broken[0]}` : `Rules fail in rows ${list(broken)}`;
  if (remainder.length)
    return {
      good: false,
      word: 'Rejected',
      text: `${rows}. Dividing the mix by x⁸ − 1 leaves a remainder of degree ${degree(remainder)}.`,
    };
  if (broken.length)
    return { good: true, word: 'Accepted by luck', text: `${rows}, but for this α, the errors cancel in the mix.` };
  return {
    good: true,
    word: 'Accepted',
    text: `Every rule is 0 on all ${ROWS} rows, so x⁸ − 1 divides the mix of all rules without a remainder.`,
  };
}

interface TraceTableProps {
  readonly program: readonly Operation[];
  readonly columns: Columns;
  onProgram(program: readonly Operation[]): void;
  onCell(name: string, value: number): void;
  onProblem(problem: string): void;
}

const headings = ['row', 'operation', 'a', 'b', 'first', 'add', 'mul', 'last'];

/** The rows with what a reader may change, and below a row the rules that fail there. */
const TraceTable = ({ program, columns, onProgram, onCell, onProblem }: TraceTableProps) => (
  <CheckedTable label="The table with its selectors" headings={headings}>
    {program.flatMap((operation, row) => {
      const broken = brokenIn(columns, row);
      const line = (
        <tr key={row} className={broken.length ? 'broken' : undefined}>
          <CheckedHeading isBroken={broken.length > 0}>
            <span>{row}</span>
          </CheckedHeading>
          <td>
            <select
              aria-label={`Operation in row ${row}`}
              value={operation}
              disabled={row === ROWS - 1}
              onChange={({ target: { value } }) =>
                onProgram(program.map((old, i) => (i === row ? (value as Operation) : old)))
              }
            >
              <option>add</option>
              <option value="multiply">mul</option>
              <option>stop</option>
            </select>
          </td>
          {(['a', 'b'] as const).map((name) => (
            <td key={name}>
              <IntegerInput
                label=""
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
        </tr>
      );
      const why = (
        <BelowRow key={`${row} why`} columns={headings.length}>
          <span className="bad">{`✗ ${list(broken)}, not 0.`}</span>
        </BelowRow>
      );
      return broken.length ? [line, why] : [line];
    })}
  </CheckedTable>
);

/** Each rule on each row: where its selector is 1, the expression has to be 0; elsewhere it may be anything. */
const Rules = ({ rules }: Columns) =>
  rules.map((rule) => {
    const fails = rule.values.some(Boolean);
    const kindOf = (row: number) => (rule.selector[row] ? (rule.values[row] ? 'on bad' : 'on ok') : 'note');
    return (
      <details key={rule.formula} className="in-numbers rule">
        <summary>
          <span className={fails ? 'bad' : 'ok'}>{fails ? '✗' : '✓'}</span> <span>{rule.formula}</span>{' '}
          <span className="strip" aria-hidden="true">
            {rule.values.map((value, row) => (
              <span key={row} className={kindOf(row)}>
                {rule.selector[row] ? (value ? '✗' : '●') : '·'}
              </span>
            ))}
          </span>
        </summary>
        <ol aria-label={`The rows of ${rule.formula}`}>
          {rule.values.map((_, row) => (
            <li key={row} className={kindOf(row)}>
              {product(rule, row)}
            </li>
          ))}
        </ol>
      </details>
    );
  });

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
  const verdict = judge(columns);
  return (
    <section className="island trace-columns" aria-label="Several columns with selectors">
      <Verdict good={verdict.good} word={verdict.word} problem={problem}>
        <span>{verdict.text}</span>
      </Verdict>
      <p className="note">
        The program starts with {START.join(' and ')}. Change a value to cheat. Rows after its end are idle: all their
        selectors are 0, so their values are free.
      </p>
      <TraceTable
        program={program}
        columns={columns}
        onProgram={changeProgram}
        onCell={(name, value) => setCells({ ...cells, [name]: value })}
        onProblem={setProblem}
      />
      <p className="note">
        A rule looks at the rows marked ●, where its selector is 1. Open it for the numbers: selector times expression,
        modulo {field.p}. A prime (′) marks a value in the next row.
      </p>
      <Rules {...columns} />
      <div className="island-bar">
        <IntegerInput label="Challenge α" value={alpha} read={element} onProblem={setProblem} onValue={setAlpha} />
        <Button onPress={startOver}>Reset</Button>
      </div>
      <Degrees {...columns} />
    </section>
  );
}
