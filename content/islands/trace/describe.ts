import { itemAt } from 'onesource/lookup';
import { list } from '../controls/counts.ts';
import { formatAddress, type Program, REGISTERS } from './assembler.ts';
import { type Break, type MachineRun, operandsOf, type Row } from './machine.ts';

/** The registers that a program uses, except x0, in order. */
export function registersOf(program: Program): number[] {
  const named = new Set(program.instructions.flatMap(({ rd, rs1, rs2 }) => [rd, rs1, rs2]));
  return [...named].filter((register) => register !== 0).sort((a, b) => a - b);
}

/** What a row that doesn't follow from the row above would have to be. */
export const describeBreaks = (breaks: readonly Break[]): string => breaks.map(({ sentence }) => sentence).join(' ');

/** Describes a row by what follows from the row above. */
export function describe(rows: readonly Row[], at: number, breaks: readonly Break[]): string {
  const { instruction, registers, access, pc, nextPc } = itemAt(rows, at);
  const title = `Cycle ${at}: ${instruction.text}.`;
  if (breaks.length) return `${title} ${describeBreaks(breaks)}`;
  const before = rows[at - 1]?.registers ?? registers.map(() => 0);
  const effects = registers.flatMap((value, r) =>
    value === before[r] ? [] : [`${REGISTERS[r]} becomes ${value | 0}`],
  );
  if (access)
    effects.push(
      `memory at ${access.address} is ${access.kind === 'write' ? 'set to' : 'read as'} ${access.value | 0}`,
    );
  if (nextPc !== pc + 4 && nextPc !== pc) effects.push(`the next instruction is at ${formatAddress(nextPc)}`);
  return `${title} ${operandsOf(instruction, before)}${effects.join(', ') || 'no register changes'}.`;
}

/** What the check of the whole table says. */
export function judge({ rows, ending }: MachineRun, breaks: readonly Break[]) {
  const broken = [...new Set(breaks.map(({ row }) => row))];
  if (broken.length) {
    const which = broken.length === 1 ? `cycle ${broken[0]} does` : `cycles ${list(broken)} do`;
    return { good: false, word: 'Caught', text: `Of ${rows.length} rows, ${which} not follow from the row above.` };
  }
  return ending.kind === 'halted'
    ? { good: true, word: 'Accepted', text: `Each of the ${rows.length} rows follows from the row above.` }
    : { good: false, word: 'Incomplete', text: ending.sentence };
}
