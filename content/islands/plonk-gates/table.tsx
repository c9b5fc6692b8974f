import { entryOf } from 'onesource/lookup';
import { BelowRow, CheckedHeading, CheckedTable } from '../controls/checked-table.tsx';
import { COLUMNS } from './circuit.ts';
import type { Evaluated } from './evaluate.ts';

/** A gate's equation with its selectors and cells: 1·5 + 1·4 + 0·20 − 1·9 + 0 = 0. */
function equation({ circuit, table, sums, claim, p }: Evaluated, row: number): string {
  const { l, r, m, o, c } = circuit.gates[row]?.selectors ?? { l: 0, r: 0, m: 0, o: 0, c: 0 };
  const [a = 0, b = 0, out = 0] = table[row] ?? [];
  // −1 and small negative constants are read more easily with their sign.
  const signed = (value: number) => (value > p / 2 ? `(−${p - value})` : String(value));
  const terms = [`${signed(l)}·${a}`, `${signed(r)}·${b}`, `${signed(m)}·${a}·${b}`, `${signed(o)}·${out}`, signed(c)];
  return `${terms.join(' + ')}${circuit.gates[row]?.output ? ` − ${claim}` : ''} = ${sums[row]}`;
}

interface GateTableProps {
  readonly evaluated: Evaluated;
  /** With the selectors of a chosen row, and the running product. */
  readonly plonk: boolean;
  /** The row that is looked at. */
  readonly chosen: number | undefined;
  onChoose(row: number | undefined): void;
}

/** The gates, a row each: the numbers of the drawing, and below a row why it doesn't hold. */
export function GateTable({ evaluated, plonk, chosen, onChoose }: GateTableProps) {
  const { circuit, hues, valueAt, isTorn, sums, reasons, product } = evaluated;
  const running = product.kind === 'values' ? product.values.slice(1) : [];
  const headings = ['Gate', ...COLUMNS, ...(plonk ? ['Z'] : [])];
  const isLast = (row: number) => row === circuit.gates.length - 1;
  return (
    <CheckedTable label="The gates, a row each" headings={headings}>
      {circuit.gates.flatMap((gate, row) => {
        const isBroken = sums[row] !== 0;
        const isChosen = chosen === row;
        const z = running[row];
        return [
          <tr key={gate.text} className={isBroken ? 'broken' : undefined} aria-current={isChosen || undefined}>
            <CheckedHeading isBroken={isBroken}>
              {plonk ? (
                <button type="button" aria-expanded={isChosen} onClick={() => onChoose(isChosen ? undefined : row)}>
                  {gate.text}
                </button>
              ) : (
                <span>{gate.text}</span>
              )}
            </CheckedHeading>
            {COLUMNS.map((column, i) => {
              const name = gate.wires[i];
              if (name === undefined)
                return (
                  <td key={column} className="note">
                    0
                  </td>
                );
              const isOther = isTorn(name, { row, column: i });
              return (
                <td key={column} data-wire={entryOf(hues, name)} className={isOther ? 'bad' : undefined}>
                  <small>{name}</small> <b>{`${isOther ? '✗ ' : ''}${valueAt({ row, column: i })}`}</b>
                </td>
              );
            })}
            {plonk ? (
              <td className={isLast(row) ? (z === 1 ? 'ok' : 'bad') : undefined}>
                {`${z ?? '–'}${isLast(row) ? (z === 1 ? ' ✓' : ' ✗') : ''}`}
              </td>
            ) : null}
          </tr>,
          ...(isBroken || (isChosen && plonk)
            ? [
                <BelowRow key={`${gate.text} why`} columns={headings.length}>
                  {isBroken ? <span className="bad">{`✗ ${reasons[row]}. `}</span> : null}
                  {isChosen && plonk ? (
                    <>
                      <span className="note">qL·a + qR·b + qM·a·b + qO·c + qC: </span>
                      <span>{equation(evaluated, row)}</span>
                    </>
                  ) : null}
                </BelowRow>,
              ]
            : []),
        ];
      })}
    </CheckedTable>
  );
}
