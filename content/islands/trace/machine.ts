import { itemAt } from 'onesource/lookup';
import {
  DATA_START,
  DATA_WORDS,
  formatAddress,
  type Instruction,
  type Program,
  REGISTERS,
  readsOf,
} from './assembler.ts';

/** Maximum number of cycles of a program. */
export const CYCLE_LIMIT = 256;

/** One access to data memory: a word or a byte. */
export interface Access {
  readonly kind: 'read' | 'write';
  readonly address: number;
  readonly value: number;
}

/** One cycle: its instruction, and the state of the machine afterwards. Register values are unsigned 32-bit numbers. */
export interface Row {
  readonly pc: number;
  readonly instruction: Instruction;
  readonly access: Access | null;
  readonly registers: readonly number[];
  readonly nextPc: number;
}

/** How a run ended: by `ecall`, by the limit, or by a fault, each with a sentence. */
export interface Ending {
  readonly kind: 'halted' | 'limit' | 'fault';
  readonly sentence: string;
}

/** A run: its trace, with a row per cycle, and how it ended. */
export interface MachineRun {
  readonly rows: readonly Row[];
  readonly ending: Ending;
}

/** The reason why a run cannot continue. */
class Fault extends Error {}

const s32 = (value: number) => value | 0;
const u32 = (value: number) => value >>> 0;

/** The high half of a 64-bit product of two unsigned numbers. */
function highProduct(a: number, b: number): number {
  return Number((BigInt(a) * BigInt(b)) >> 32n);
}

/** The arithmetic operations on unsigned 32-bit numbers. */
const COMPUTE: Record<string, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  xor: (a, b) => a ^ b,
  or: (a, b) => a | b,
  and: (a, b) => a & b,
  sll: (a, b) => a << (b & 31),
  srl: (a, b) => a >>> (b & 31),
  sra: (a, b) => s32(a) >> (b & 31),
  slt: (a, b) => Number(s32(a) < s32(b)),
  sltu: (a, b) => Number(a < b),
  mul: Math.imul,
  mulh: (a, b) => highProduct(a, b) - (s32(a) < 0 ? b : 0) - (s32(b) < 0 ? a : 0),
  mulhu: highProduct,
  div: (a, b) => (b === 0 ? -1 : s32(a) / s32(b)),
  divu: (a, b) => (b === 0 ? -1 : a / b),
  rem: (a, b) => (b === 0 ? a : s32(a) % s32(b)),
  remu: (a, b) => (b === 0 ? a : a % b),
};

const BRANCH: Record<string, (a: number, b: number) => boolean> = {
  beq: (a, b) => a === b,
  bne: (a, b) => a !== b,
  blt: (a, b) => s32(a) < s32(b),
  bge: (a, b) => s32(a) >= s32(b),
  bltu: (a, b) => a < b,
  bgeu: (a, b) => a >= b,
};

/** Data memory at the start of a program. */
function initialMemory(program: Program): number[] {
  return Array.from({ length: DATA_WORDS }, (_, i) => program.data[i] ?? 0);
}

/** Registers at the start: all 0. */
const INITIAL_REGISTERS: readonly number[] = REGISTERS.map(() => 0);

function wordAt(address: number, size: number): number {
  const index = Math.floor((address - DATA_START) / 4);
  if (index < 0 || index >= DATA_WORDS) {
    throw new Fault(
      `address ${address} is outside the data memory, which is from ${DATA_START} to ${DATA_START + 4 * DATA_WORDS - 1}`,
    );
  }
  if (address % size !== 0) throw new Fault(`the address ${address} of a word is not a multiple of 4`);
  return index;
}

/** Runs one instruction on registers and memory; writes to `memory`, leaves `registers` as they are. Throws a Fault. */
function step(program: Program, pc: number, registers: readonly number[], memory: number[]): Row {
  const instruction = program.instructions[pc / 4];
  if (!instruction)
    throw new Fault(`there is no instruction at ${formatAddress(pc)}, because a program must end with ecall`);
  const { operation, rd, rs1, rs2, immediate } = instruction;
  const a = itemAt(registers, rs1);
  const b = itemAt(registers, rs2);
  let result = 0;
  let nextPc = pc + 4;
  let access: Access | null = null;

  const compute = COMPUTE[operation] ?? COMPUTE[operation.replace(/i(u?)$/, '$1')];
  const branch = BRANCH[operation];
  if (compute) result = compute(a, COMPUTE[operation] ? b : u32(immediate));
  else if (branch) nextPc = branch(a, b) ? immediate : nextPc;
  else if (operation === 'lui') result = immediate << 12;
  else if (operation === 'jal' || operation === 'jalr') {
    result = nextPc;
    nextPc = operation === 'jal' ? immediate : u32(a + immediate) & ~1;
    if (nextPc % 4 !== 0)
      throw new Fault(`${formatAddress(u32(nextPc))} is not a multiple of 4, so no instruction can be there`);
  } else if (operation === 'ecall') nextPc = pc;
  else {
    const address = u32(a + immediate);
    const size = operation.endsWith('w') ? 4 : 1;
    const index = wordAt(address, size);
    const word = itemAt(memory, index);
    const shift = 8 * (address % 4);
    const mask = size === 4 ? -1 : 0xff << shift;
    const write = operation.startsWith('s');
    if (write) memory[index] = u32((word & ~mask) | ((b << shift) & mask));
    else
      result =
        operation === 'lw' ? word : operation === 'lbu' ? (word >>> shift) & 0xff : ((word >>> shift) << 24) >> 24;
    access = { kind: write ? 'write' : 'read', address, value: write ? (size === 4 ? b : b & 0xff) : u32(result) };
  }

  const writes = !branch && operation !== 'ecall' && !operation.match(/^s[wb]$/);
  const after = registers.map((value, i) => (writes && i === rd && i !== 0 ? u32(result) : value));
  return { pc, instruction, access, registers: after, nextPc };
}

/** False values of a trace, by "cycle,register". */
export type Cheats = ReadonlyMap<string, number>;

const falsified = (row: Row, at: number, cheats: Cheats): Row => ({
  ...row,
  registers: row.registers.map((value, r) => u32(cheats.get(`${at},${r}`) ?? value)),
});

/** The rows with false values, and everything else as it was. */
export const withCheats = (rows: readonly Row[], cheats: Cheats): Row[] =>
  rows.map((row, at) => falsified(row, at, cheats));

/**
 * Runs a program from address 0 to its `ecall`, at most CYCLE_LIMIT cycles. What follows a false value is calculated from
 * it.
 */
export function run(program: Program, cheats: Cheats = new Map()): MachineRun {
  const memory = initialMemory(program);
  const rows: Row[] = [];
  let pc = 0;
  let registers = INITIAL_REGISTERS;
  while (rows.length < CYCLE_LIMIT) {
    try {
      const row = falsified(step(program, pc, registers, memory), rows.length, cheats);
      rows.push(row);
      if (row.instruction.operation === 'ecall')
        return { rows, ending: { kind: 'halted', sentence: `Halted by ecall in cycle ${rows.length - 1}.` } };
      pc = row.nextPc;
      registers = row.registers;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { rows, ending: { kind: 'fault', sentence: `Stopped before cycle ${rows.length}: ${error.message}.` } };
    }
  }
  return {
    rows,
    ending: {
      kind: 'limit',
      sentence: `Stopped after ${CYCLE_LIMIT} cycles without an ecall. Look for a loop that never ends.`,
    },
  };
}

/** "[1024] → 84" for a read, "[1024] ← 84" for a write. */
export const formatAccess = (access: Access | null): string =>
  access ? `[${access.address}] ${access.kind === 'write' ? '←' : '→'} ${access.value | 0}` : '';

/** "With a0 = 84 and a1 = 30, ": what an instruction reads from the registers of the row above, to begin a sentence. */
export function operandsOf(instruction: Instruction, registers: readonly number[]): string {
  const values = readsOf(instruction).map((r) => `${REGISTERS[r]} = ${itemAt(registers, r) | 0}`);
  return values.length ? `With ${values.join(' and ')}, ` : 'Here, ';
}

/** A cell that does not follow from the row above. */
export interface Break {
  readonly row: number;
  /** A register's number, or the name of another column. */
  readonly column: number | 'pc' | 'memory';
  /** What it has to be. */
  readonly sentence: string;
}

/**
 * Checks a trace like a verifier's constraints: only each row against the previous one. An honest run has no breaks.
 */
export function checkRows(program: Program, rows: readonly Row[]): Break[] {
  const memory = initialMemory(program);
  const breaks: Break[] = [];
  let before: Pick<Row, 'registers' | 'nextPc'> = { registers: INITIAL_REGISTERS, nextPc: 0 };
  for (const [at, row] of rows.entries()) {
    const fail = (column: Break['column'], sentence: string) => breaks.push({ row: at, column, sentence });
    const operands = operandsOf(row.instruction, before.registers);
    if (row.pc !== before.nextPc)
      fail(
        'pc',
        `The row above leads to ${formatAddress(before.nextPc)}, but this one is at ${formatAddress(row.pc)}.`,
      );
    let expected: Row | undefined;
    try {
      expected = step(program, row.pc, before.registers, memory);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      fail('memory', `${operands}${error.message}.`);
    }
    for (const [column, value] of (expected?.registers ?? []).entries()) {
      const actual = itemAt(row.registers, column);
      if (value === actual) continue;
      const must = value === before.registers[column] ? 'must stay' : 'must become';
      fail(column, `${operands}${REGISTERS[column]} ${must} ${value | 0}, but is ${actual | 0}.`);
    }
    const [must, is] = [formatAccess(expected?.access ?? null), formatAccess(row.access)];
    if (expected && must !== is) fail('memory', `${operands}the access must be ${must}, but is ${is}.`);
    before = { registers: row.registers, nextPc: expected?.nextPc ?? row.nextPc };
  }
  return breaks;
}
