import { DATA_START, formatAddress, REGISTERS } from './assembler.ts';
import type { Row } from './machine.ts';

function Values({
  entries,
}: {
  entries: readonly (readonly [name: string | number | undefined, value: string | number])[];
}) {
  return (
    <dl>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Registers and memory after a cycle. `touched` are the words of memory that the run uses. */
export function MachinePanel(props: {
  cycle: number;
  row: Row | undefined;
  columns: readonly number[];
  touched: readonly number[];
  memory: readonly number[];
}) {
  const { row, columns, touched, memory } = props;
  return (
    <div>
      <p className="heading">
        Machine after cycle <span>{props.cycle}</span>
      </p>
      <Values
        entries={[
          ['pc', row ? formatAddress(row.nextPc) : '0x00'],
          ...columns.map((r) => [REGISTERS[r], (row?.registers[r] ?? 0) | 0] as const),
        ]}
      />
      <p className="heading">Memory</p>
      {touched.length === 0 ? (
        <p className="note">The program does not use it.</p>
      ) : (
        <Values entries={touched.slice(0, 16).map((i) => [DATA_START + 4 * i, (memory[i] ?? 0) | 0] as const)} />
      )}
    </div>
  );
}
