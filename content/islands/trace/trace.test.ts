import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AssemblyError, assemble } from './assembler.ts';
import { describe as describeRow, judge } from './describe.ts';
import { CYCLE_LIMIT, checkRows, run, withCheats } from './machine.ts';
import { SAMPLES } from './samples.ts';

const word = fc.oneof(fc.constantFrom(0, 1, 2 ** 31, 2 ** 31 - 1, 2 ** 32 - 1), fc.nat(2 ** 32 - 1));
const signed = (n: bigint) => BigInt.asIntN(32, n);

/** a0 after `operation` on two words. */
function compute(operation: string, a: number, b: number): number {
  const { rows } = run(assemble(`li a1, ${a}\nli a2, ${b}\n${operation} a0, a1, a2\necall`));
  return rows.at(-1)?.registers[10] as number;
}

const reference: Record<string, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  xor: (a, b) => a ^ b,
  or: (a, b) => a | b,
  and: (a, b) => a & b,
  sll: (a, b) => a << (b % 32n),
  srl: (a, b) => a >> (b % 32n),
  sra: (a, b) => signed(a) >> (b % 32n),
  slt: (a, b) => (signed(a) < signed(b) ? 1n : 0n),
  sltu: (a, b) => (a < b ? 1n : 0n),
  mul: (a, b) => a * b,
  mulh: (a, b) => (signed(a) * signed(b)) >> 32n,
  mulhu: (a, b) => (a * b) >> 32n,
  div: (a, b) => (b === 0n ? -1n : signed(a) / signed(b)),
  divu: (a, b) => (b === 0n ? -1n : a / b),
  rem: (a, b) => (b === 0n ? a : signed(a) % signed(b)),
  remu: (a, b) => (b === 0n ? a : a % b),
};

describe('instructions', () => {
  it.each(Object.keys(reference))('%s is what the specification says, for all words', (operation) => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const expected = (reference[operation] as (a: bigint, b: bigint) => bigint)(BigInt(a), BigInt(b));
        expect(compute(operation, a, b)).toBe(Number(BigInt.asUintN(32, expected)));
      }),
    );
  });
  it('li loads every word', () => {
    fc.assert(
      fc.property(word, (value) => {
        expect(run(assemble(`li t0, ${value}\necall`)).rows.at(-1)?.registers[5]).toBe(value);
        expect(run(assemble(`li t0, ${value | 0}\necall`)).rows.at(-1)?.registers[5]).toBe(value);
      }),
    );
  });
  it('immediates are extended by their sign', () => {
    const { rows } = run(assemble('addi t0, zero, -1\nsltiu t1, zero, -1\nandi t2, t0, -16\nsrai s0, t2, 2\necall'));
    expect([5, 6, 7, 8].map((r) => rows.at(-1)?.registers[r])).toEqual([2 ** 32 - 1, 1, 2 ** 32 - 16, 2 ** 32 - 4]);
  });
  it('stores and loads words and bytes, lowest byte first', () => {
    const program = assemble(
      '.word 0x11223344\nli s0, 1024\nlbu t0, 1(s0)\nli t1, 0x80\nsb t1, 3(s0)\nlb t2, 3(s0)\nlw a0, (s0)\nsw a0, 8(s0)\necall',
    );
    const { rows } = run(program);
    expect(rows.at(-1)?.registers[5]).toBe(0x33);
    expect(rows.at(-1)?.registers[7]).toBe(2 ** 32 - 128);
    expect(rows.at(-2)?.access).toEqual({ kind: 'write', address: 1032, value: 0x80223344 });
  });
  it('calls and returns; x0 stays 0', () => {
    const { rows, ending } = run(assemble('jal twice\nmv x0, a0\necall\ntwice: addi a0, a0, 21\nadd a0, a0, a0\nret'));
    expect(ending.kind).toBe('halted');
    expect(rows.at(-1)?.registers.slice(0, 2)).toEqual([0, 4]);
    expect(rows.at(-1)?.registers[10]).toBe(42);
  });
});

describe('samples', () => {
  it('divisor: 84 and 30 have 6', () => {
    const program = assemble(SAMPLES[0].source);
    const { rows, ending } = run(program);
    expect(ending.sentence).toBe('Halted by ecall in cycle 20.');
    expect(rows.at(-2)?.access).toEqual({ kind: 'write', address: 1032, value: 6 });
    expect(describeRow(rows, 4, [])).toBe('Cycle 4: remu t0, a0, a1. With a0 = 84 and a1 = 30, t0 becomes 24.');
    expect(describeRow(rows, 3, [])).toBe('Cycle 3: beq a1, zero, 0x20. With a1 = 30, no register changes.');
  });
  it('squares: 30', () => expect(run(assemble(SAMPLES[1].source)).rows.at(-1)?.registers[10]).toBe(30));
  it('endless: stopped at the limit', () => {
    const { rows, ending } = run(assemble(SAMPLES[2].source));
    expect([rows.length, ending.kind]).toEqual([CYCLE_LIMIT, 'limit']);
  });
});

describe('the check of a trace, row against row', () => {
  it.each(SAMPLES)('$name: an honest run has no break, any changed cell is found in its row', ({ source }) => {
    const program = assemble(source);
    const { rows } = run(program);
    expect(checkRows(program, rows)).toEqual([]);
    fc.assert(
      fc.property(fc.nat(rows.length - 1), fc.nat(31), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (at, register, by) => {
        const cheated = withCheats(
          rows,
          new Map([[`${at},${register}`, (rows[at]?.registers[register] as number) + by]]),
        );
        const breaks = checkRows(program, cheated);
        expect(breaks.some((broken) => broken.row === at && broken.column === register)).toBe(true);
        expect(breaks.every((broken) => broken.row >= at)).toBe(true);
      }),
    );
  });
});

describe('what is said about a false row', () => {
  const sentencesOf = (
    source: string,
    ...cheats: readonly (readonly [row: number, register: number, value: number])[]
  ) => {
    const program = assemble(source);
    const byCell = new Map(cheats.map(([row, register, value]) => [`${row},${register}`, value]));
    return checkRows(program, withCheats(run(program).rows, byCell)).map(({ row, sentence }) => `${row}: ${sentence}`);
  };
  const store = 'li a0, 5\nli s0, 1024\nsw a0, 0(s0)\necall';

  it('is what follows from the row above, and what must not change', () => {
    expect(sentencesOf(SAMPLES[0].source, [4, 5, 25])).toEqual([
      '4: With a0 = 84 and a1 = 30, t0 must become 24, but is 25.',
      '5: With a1 = 30, t0 must stay 25, but is 24.',
    ]);
  });
  it('includes memory: a lie that goes on to the end is found where it began, and where it was stored', () => {
    expect(sentencesOf(store, [0, 10, 6], [1, 10, 6], [2, 10, 6], [3, 10, 6])).toEqual([
      '0: Here, a0 must become 5, but is 6.',
      '2: With s0 = 1024 and a0 = 6, the access must be [1024] ← 6, but is [1024] ← 5.',
    ]);
  });
  it('includes faults', () => {
    expect(sentencesOf(store, [1, 8, 1025]).slice(1, 2)).toEqual([
      '2: With s0 = 1025 and a0 = 5, the address 1025 of a word is not a multiple of 4.',
    ]);
  });
  it('includes jumps', () => {
    expect(sentencesOf('li t0, 1\nbeqz t0, end\nli t0, 2\nend: ecall', [0, 5, 0])[1]).toMatch(
      /^1: With t0 = 0, t0 must stay 0, but is 1.$/,
    );
    expect(sentencesOf('li t0, 1\nbeqz t0, end\nli t0, 2\nend: ecall', [0, 5, 0], [1, 5, 0])).toContain(
      '2: The row above leads to 0x0c, but this one is at 0x08.',
    );
  });
  it('is the first false row only, if everything after it is calculated from the lie: the example of the page', () => {
    const program = assemble(SAMPLES[0].source);
    const lie = run(program, new Map([['4,5', 25]]));
    expect(checkRows(program, lie.rows).map(({ row }) => row)).toEqual([4]);
    expect(lie.rows.at(-2)?.access).toEqual({ kind: 'write', address: 1032, value: 5 });
  });
  it('accepts a whole trace only', () => {
    const verdictOf = (source: string) => {
      const program = assemble(source);
      const honest = run(program);
      return judge(honest, checkRows(program, honest.rows)).word;
    };
    expect(SAMPLES.map(({ source }) => verdictOf(source))).toEqual(['Accepted', 'Accepted', 'Incomplete']);
    expect(verdictOf('nop')).toBe('Incomplete');
  });
});

describe('absurd input', () => {
  it.each([
    ['', 'The program has no instruction. The shortest program is ecall.'],
    ['ecall\naddii a0, a0, 1', 'Line 2: “addii” is not an instruction here. Did you mean addi?'],
    ['addi a0, a9, 1', 'Line 1: “a9” is not a register. Did you mean a0?'],
    ['addi a0, a0, 5000', 'Line 1: “5000” is not a number from -2048 to 2047.'],
    ['addi a0, a0', 'Line 1: write addi as addi rd, rs1, number.'],
    ['loop: j lop', 'Line 1: there is no label “lop”. Did you mean loop?'],
    ['a: a: ecall', 'Line 1: the label a is defined twice.'],
    ['lw a0, s0', 'Line 1: write “s0” as offset(register), for example 4(s0).'],
    ['nop\n'.repeat(65), 'Line 65: a program can have at most 64 instructions here.'],
    ['slli a0, a0, 32', 'Line 1: “32” is not a number from 0 to 31.'],
  ])('%j', (source, message) => {
    expect(() => assemble(source)).toThrow(new AssemblyError(message));
  });
  it.each([
    ['lw a0, 0(zero)', 'Stopped before cycle 0: address 0 is outside the data memory, which is from 1024 to 1279.'],
    ['li s0, 1025\nlw a0, 0(s0)', 'Stopped before cycle 1: the address 1025 of a word is not a multiple of 4.'],
    ['nop', 'Stopped before cycle 1: there is no instruction at 0x04, because a program must end with ecall.'],
    [
      'li t0, 2\njalr x0, 0(t0)',
      'Stopped before cycle 1: 0x02 is not a multiple of 4, so no instruction can be there.',
    ],
  ])('%j faults', (source, sentence) => {
    expect(run(assemble(source)).ending).toEqual({ kind: 'fault', sentence });
  });
  it('never fails in another way', () => {
    const text = fc.array(
      fc.constantFrom(
        'addi',
        'lw',
        'sb',
        'beq',
        'jalr',
        'li',
        ' ',
        ',',
        'a0',
        's0',
        '(',
        ')',
        ':',
        '-1',
        '1024',
        '\n',
        '.word',
        'x',
        '“',
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        try {
          run(assemble(parts.join('')));
        } catch (error) {
          expect(error).toBeInstanceOf(AssemblyError);
        }
      }),
    );
  });
});
