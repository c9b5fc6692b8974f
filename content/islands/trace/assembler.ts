import { entryOf, itemAt } from 'onesource/lookup';
import { nearest } from 'onesource/nearest';

/**
 * An assembler for a part of RV32IM, one instruction a line: computation, multiplication and division, loads and stores
 * of words and bytes, branches, jumps, `ecall` to halt, and a few usual shorthands. It creates no machine code: the
 * machine runs its output directly.
 */

/** The syntax of an operation's operands. */
const FORMS = {
  'rd, rs1, rs2': 'add sub xor or and sll srl sra slt sltu mul mulh mulhu div divu rem remu',
  'rd, rs1, number': 'addi xori ori andi slli srli srai slti sltiu',
  'rd, offset(rs1)': 'lw lb lbu jalr',
  'rs2, offset(rs1)': 'sw sb',
  'rs1, rs2, label': 'beq bne blt bge bltu bgeu',
  'rd, label': 'jal',
  'rd, number': 'lui li',
  'rd, rs1': 'mv',
  'rs1, label': 'beqz bnez',
  label: 'j',
  '': 'nop ret ecall',
} as const;

const formOf = new Map(
  Object.entries(FORMS).flatMap(([form, names]) => names.split(' ').map((name) => [name, form] as const)),
);

/** The names of the 32 registers by their use, x0 first. */
export const REGISTERS =
  'zero ra sp gp tp t0 t1 t2 s0 s1 a0 a1 a2 a3 a4 a5 a6 a7 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 t3 t4 t5 t6'.split(' ');

/** Address of the first data word; the first instruction is at 0. */
export const DATA_START = 1024;

/** Words of data memory. */
export const DATA_WORDS = 64;

const MAX_INSTRUCTIONS = 64;

/** An instruction without shorthands. `immediate` is a number, or for branches and `jal` the address to go to. */
export interface Instruction {
  readonly operation: string;
  readonly rd: number;
  readonly rs1: number;
  readonly rs2: number;
  readonly immediate: number;
  /** Its source. */
  readonly text: string;
}

/** An assembled program: instruction i is at address 4·i, data word i at DATA_START + 4·i. */
export interface Program {
  readonly instructions: readonly Instruction[];
  readonly data: readonly number[];
}

/** A mistake in a source, as a sentence with its line. */
export class AssemblyError extends Error {}

interface InstructionDraft extends Omit<Instruction, 'immediate' | 'text'> {
  readonly line: number;
  readonly immediate: number | string;
}

const LABEL = /^([a-z_]\w*):\s*/i;

/** The numbers that an instruction can contain. */
function boundsOf(name: string): readonly [low: number, high: number] {
  if (name === 'li') return [-(2 ** 31), 2 ** 32 - 1];
  if (name === 'lui') return [0, 2 ** 20 - 1];
  return /^s[lr][la]i$/.test(name) ? [0, 31] : [-2048, 2047];
}

/** A question for the name that was meant, if one is close. */
function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near ? ` Did you mean ${near}?` : '';
}

/** The labels, instructions, and data read so far. */
interface ProgramDraft {
  readonly labels: Map<string, number>;
  readonly instructions: InstructionDraft[];
  readonly data: number[];
}

/** Values of an instruction's operands. */
interface Operands {
  rd: number;
  rs1: number;
  rs2: number;
  immediate: number | string;
}

/** Reads a line of a source. */
class LineReader {
  constructor(
    private readonly line: number,
    private readonly draft: ProgramDraft,
  ) {}

  private fail(what: string): never {
    throw new AssemblyError(`Line ${this.line}: ${what}`);
  }

  private number(word: string, low: number, high: number): number {
    const value = /^[+-]?(0x[\da-f]+|\d+)$/i.test(word)
      ? Number(word.replace(/^[+-]/, '')) * (word.startsWith('-') ? -1 : 1)
      : Number.NaN;
    if (!(value >= low && value <= high)) this.fail(`“${word}” is not a number from ${low} to ${high}.`);
    return value;
  }

  private register(word: string): number {
    const numbered = /^x([12]?\d|3[01])$/.exec(word);
    if (numbered) return Number(numbered[1]);
    const index = word === 'fp' ? 8 : REGISTERS.indexOf(word);
    return index >= 0 ? index : this.fail(`“${word}” is not a register.${didYouMean(word, REGISTERS)}`);
  }

  private emit(operation: string, rd: number, rs1: number, rs2: number, immediate: number | string): void {
    const { instructions } = this.draft;
    if (instructions.length === MAX_INSTRUCTIONS)
      this.fail(`a program can have at most ${MAX_INSTRUCTIONS} instructions here.`);
    instructions.push({ line: this.line, operation, rd, rs1, rs2, immediate });
  }

  /** Reads the labels at the start of a line. Returns the rest. */
  private readLabels(text: string): string {
    const { labels, instructions } = this.draft;
    let rest = text;
    for (let label = LABEL.exec(rest); label; label = LABEL.exec(rest)) {
      const name = itemAt(label, 1);
      if (labels.has(name)) this.fail(`the label ${name} is defined twice.`);
      labels.set(name, 4 * instructions.length);
      rest = rest.slice(label[0].length);
    }
    return rest;
  }

  private readOperand(name: string, kind: string, word: string, operands: Operands): void {
    if (kind === 'rd' || kind === 'rs1' || kind === 'rs2') operands[kind] = this.register(word);
    if (kind === 'label') operands.immediate = word;
    if (kind === 'number') operands.immediate = this.number(word, ...boundsOf(name));
    if (kind === 'offset(rs1)') {
      const parts =
        /^([^(\s]*)\s*\(\s*(\w+)\s*\)$/.exec(word) ??
        this.fail(`write “${word}” as offset(register), for example 4(s0).`);
      operands.immediate = this.number(parts[1] || '0', -2048, 2047);
      operands.rs1 = this.register(itemAt(parts, 2));
    }
  }

  /** Replaces a shorthand by the instructions that it stands for. */
  private expand(name: string, { rd, rs1, rs2, immediate }: Operands): void {
    if (name === 'li') {
      const value = (immediate as number) | 0;
      const low = (value << 20) >> 20;
      const high = (value - low) >>> 12;
      if (high !== 0) this.emit('lui', rd, 0, 0, high);
      if (high === 0 || low !== 0) this.emit('addi', rd, high === 0 ? 0 : rd, 0, low);
    } else if (name === 'mv') this.emit('addi', rd, rs1, 0, 0);
    else if (name === 'nop') this.emit('addi', 0, 0, 0, 0);
    else if (name === 'ret') this.emit('jalr', 0, 1, 0, 0);
    else if (name === 'j') this.emit('jal', 0, 0, 0, immediate);
    else if (name === 'beqz' || name === 'bnez') this.emit(name.slice(0, 3), 0, rs1, 0, immediate);
    else this.emit(name, rd, rs1, rs2, immediate);
  }

  read(text: string): void {
    const rest = this.readLabels(text.replace(/(#|\/\/).*/, '').trim());
    if (rest === '') return;
    const [name = '', ...operandText] = rest.split(/\s+/);
    const words = operandText
      .join(' ')
      .split(/\s*,\s*/)
      .filter(Boolean);
    if (name === '.word') {
      const { data } = this.draft;
      data.push(...words.map((word) => this.number(word, -(2 ** 31), 2 ** 32 - 1) >>> 0));
      if (data.length > DATA_WORDS) this.fail(`a program can have at most ${DATA_WORDS} data words here.`);
      return;
    }
    const form =
      formOf.get(name) ?? this.fail(`“${name}” is not an instruction here.${didYouMean(name, formOf.keys())}`);
    if (name === 'jal' && words.length === 1) words.unshift('ra');
    const kinds = form.split(', ').filter(Boolean);
    if (words.length !== kinds.length) this.fail(`write ${name} as ${`${name} ${form}`.trim()}.`);
    const operands: Operands = { rd: 0, rs1: 0, rs2: 0, immediate: 0 };
    for (const [i, kind] of kinds.entries()) this.readOperand(name, kind, itemAt(words, i), operands);
    this.expand(name, operands);
  }
}

/** The instruction of a draft: a label is replaced by its address. */
function resolved(
  { line, immediate: written, ...rest }: InstructionDraft,
  labels: ReadonlyMap<string, number>,
): Instruction {
  const target = typeof written === 'string' ? labels.get(written) : written;
  if (target === undefined) {
    const near = didYouMean(String(written), labels.keys());
    throw new AssemblyError(`Line ${line}: there is no label “${written}”.${near}`);
  }
  return { ...rest, immediate: target, text: write({ ...rest, immediate: target }) };
}

/** Assembles a source. Throws an AssemblyError with line and remedy. */
export function assemble(source: string): Program {
  const draft: ProgramDraft = { labels: new Map(), instructions: [], data: [] };
  for (const [index, text] of source.split('\n').entries()) new LineReader(index + 1, draft).read(text);
  const { labels, instructions, data } = draft;
  if (!instructions.length) throw new AssemblyError('The program has no instruction. The shortest program is ecall.');
  return { instructions: instructions.map((instruction) => resolved(instruction, labels)), data };
}

function write(instruction: Omit<Instruction, 'text'>): string {
  const { operation, immediate } = instruction;
  const [rd, rs1, rs2] = [instruction.rd, instruction.rs1, instruction.rs2].map((index) => REGISTERS[index]) as [
    string,
    string,
    string,
  ];
  const operands = entryOf(formOf, operation).replace(/rd|rs1|rs2|number|offset|label/g, (kind) => {
    if (kind === 'rd') return rd;
    if (kind === 'rs1') return rs1;
    if (kind === 'rs2') return rs2;
    return kind === 'label' ? formatAddress(immediate) : String(immediate);
  });
  return `${operation} ${operands}`.trim();
}

/** The registers that an instruction reads, except x0. */
export function readsOf({ operation, rs1, rs2 }: Instruction): number[] {
  const form = entryOf(formOf, operation);
  return [form.includes('rs1') ? rs1 : 0, form.includes('rs2') ? rs2 : 0].filter(Boolean);
}

/** An address in hexadecimal with at least two digits. */
export function formatAddress(address: number): string {
  return `0x${address.toString(16).padStart(2, '0')}`;
}
