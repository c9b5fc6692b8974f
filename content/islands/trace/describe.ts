import { itemAt } from 'onesource/lookup';
import { formatAddress, type Program, REGISTERS } from './assembler.ts';
import type { Break, Row } from './machine.ts';

/** The registers that a program uses, except x0, in order. */
export function registersOf(program: Program): number[] {
  const named = new Set(program.instructions.flatMap(({ rd, rs1, rs2 }) => [rd, rs1, rs2]));
  return [...named].filter((register) => register !== 0).sort((a, b) => a - b);
}

/** Describes a cycle in a sentence. */
export function describe(at: number, row: Row, before: Row | undefined, columns: readonly number[]): string {
  const changed = columns.filter((r) => row.registers[r] !== (before?.registers[r] ?? 0));
  const parts = changed.map((r) => `${REGISTERS[r]} becomes ${itemAt(row.registers, r) | 0}`);
  if (row.access)
    parts.push(
      `memory at ${row.access.address} is ${row.access.kind === 'write' ? 'set to' : 'read as'} ${row.access.value | 0}`,
    );
  if (row.nextPc !== row.pc + 4 && row.nextPc !== row.pc)
    parts.push(`the next instruction is at ${formatAddress(row.nextPc)}`);
  return `Cycle ${at}: ${row.instruction.text}. ${parts.length ? `Then ${parts.join(', ')}.` : 'No register changes.'}`;
}

/** Describes what the check of a trace found whose row `changed` was tampered with. */
export function describeBreaks(breaks: readonly Break[], changed: number): string {
  const [first] = breaks;
  if (!first) return 'The cell has the value it should have, and no row is broken.';
  const column = first.column === 'pc' ? 'pc' : REGISTERS[first.column];
  const rows = new Set(breaks.map(({ row }) => row)).size;
  return (
    `Caught: in cycle ${first.row}, ${column} must be ${first.expected | 0} but is ${first.actual | 0}. ` +
    `${rows === 1 ? 'One row does' : `${rows} rows do`} not follow from the row above` +
    (rows === 1 ? ', the one you changed.' : first.row === changed ? ', starting with the one you changed.' : '.')
  );
}
