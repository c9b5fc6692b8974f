import { IntegerInput, readInteger } from '../controls/integer-input.tsx';
import { ScrollRegion } from '../controls/scroll-region.tsx';
import { type Circuit, COLUMNS, type Gate } from './circuit.ts';
import { cellName } from './wiring.ts';

/** What the table needs to show and change; `sums` and `running` have an entry a gate. */
interface GateTable {
  readonly p: number;
  /** With the selectors and the running product, or the cells alone. */
  readonly plonk: boolean;
  readonly circuit: Circuit;
  readonly table: readonly (readonly number[])[];
  readonly sums: readonly number[];
  readonly running: readonly number[];
  readonly onCell: (row: number, column: number, value: number) => void;
  readonly onProblem: (problem: string) => void;
}

/** The gates, a row each, with cells one can change. */
export function GateTable(props: GateTable) {
  const headings = [
    'Gate',
    ...(props.plonk ? ['qL', 'qR', 'qM', 'qO', 'qC'] : []),
    ...COLUMNS,
    'Sum',
    ...(props.plonk ? ['Z'] : []),
  ];
  return (
    <ScrollRegion label="The gates, a row each">
      <table className={props.p > 9999 ? 'grid-table long' : 'grid-table'}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.circuit.gates.map((gate, row) => (
            <GateRow key={gate.text} {...props} gate={gate} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Whether the selector in this column is read more easily with a minus sign: −1, and a constant that is subtracted. */
function isNegative({ selectors: { l, r, m, o, c }, text }: Gate, column: number, p: number): boolean {
  return [l, r, m, o, c][column] === p - 1 || (column === 4 && / − \d+$/.test(text));
}

function GateRow(props: GateTable & { gate: Gate; row: number }) {
  const { gate, row, p } = props;
  const { l, r, m, o, c } = gate.selectors;
  const sum = props.sums[row];
  return (
    <tr>
      <th scope="row">{gate.text}</th>
      {props.plonk
        ? [l, r, m, o, c].map((selector, i) => (
            <td key={'lrmoc'[i]} className={selector === 0 ? 'selector zero' : 'selector'} data-name={`q${'LRMOC'[i]}`}>
              {isNegative(gate, i, p) ? `−${p - selector}` : selector}
            </td>
          ))
        : null}
      {COLUMNS.map((name, column) => (
        <td key={name} className={gate.wires[column] === undefined ? 'empty' : undefined}>
          {gate.wires[column] === undefined ? (
            <span className="zero">0</span>
          ) : (
            <IntegerInput
              label={gate.wires[column]}
              name={`Cell ${cellName({ row, column })}, wire ${gate.wires[column]}`}
              value={props.table[row]?.[column] ?? 0}
              read={readInteger(0, p - 1)}
              onProblem={props.onProblem}
              onValue={(value) => props.onCell(row, column, value)}
            />
          )}
        </td>
      ))}
      <td className={sum === 0 ? 'sum ok' : 'sum bad'}>{sum === 0 ? '0 ✓' : `${sum} ✗`}</td>
      {props.plonk ? <td data-name="Z">{props.running[row] ?? '–'}</td> : null}
    </tr>
  );
}
