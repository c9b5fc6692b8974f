import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BABYBEAR, primeField } from '../arithmetic/field.ts';
import { calculate, compile, gateSum, MOST_GATES } from './circuit.ts';
import { type Expression, parse } from './parse.ts';
import { labels, permuted, runningProduct, wiresOf } from './wiring.ts';

const field = primeField(BABYBEAR);

const expressions = fc
  .letrec<{ e: string }>((tie) => ({
    e: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'e' },
      fc.constantFrom('x', 'y', 'z', '2', '7'),
      fc.tuple(tie('e'), fc.constantFrom('+', '-', '*'), tie('e')).map(([l, op, r]) => `(${l}${op}${r})`),
    ),
  }))
  .e.filter((text) => text.length <= 60);
const numbers = fc.integer({ min: 0, max: BABYBEAR - 1 });
/** Evenly spread: fast-check would otherwise prefer small numbers, and 0 for β really does let everything pass. */
const challenges = fc.noBias(numbers);
const inputs = fc.tuple(numbers, numbers, numbers).map(
  ([x, y, z]) =>
    new Map([
      ['x', x],
      ['y', y],
      ['z', z],
    ]),
);

function direct(e: Expression, values: ReadonlyMap<string, number>): number {
  if (e.kind === 'number') return e.value;
  if (e.kind === 'variable') return values.get(e.name) ?? 0;
  const [l, r] = [direct(e.left, values), direct(e.right, values)];
  return e.kind === '+' ? field.add(l, r) : e.kind === '-' ? field.sub(l, r) : field.mul(l, r);
}

function compiled(text: string) {
  try {
    return compile(field, text);
  } catch {
    return undefined;
  }
}

describe('circuits', () => {
  it('calculate what the expression says, all gates hold and the product closes', () => {
    fc.assert(
      fc.property(expressions, inputs, numbers, numbers, (text, values, beta, gamma) => {
        const circuit = compiled(text);
        fc.pre(circuit !== undefined);
        const table = calculate(field, circuit, values);
        const claim = (table.at(-1) as number[])[0] as number;
        expect(claim).toBe(direct(parse(text), values));
        expect(circuit.gates.map((gate, row) => gateSum(field, gate, table[row] as number[], claim))).toEqual(
          table.map(() => 0),
        );
        const product = runningProduct(field, circuit, table, beta, gamma);
        if (product.kind !== 'values') return;
        expect(product.values.at(-1)).toBe(1);
        expect([...product.wires.values()].every((factor) => factor === 1)).toBe(true);
      }),
    );
  });
  it('a change of one wired cell whose copies stay breaks the wiring', () => {
    fc.assert(
      fc.property(
        expressions,
        inputs,
        fc.nat(),
        fc.integer({ min: 1, max: BABYBEAR - 1 }),
        challenges,
        challenges,
        (text, values, which, offset, beta, gamma) => {
          const circuit = compiled(text);
          fc.pre(circuit !== undefined);
          const table = calculate(field, circuit, values);
          const cells = wiresOf(circuit)
            .filter((wire) => wire.cells.length > 1)
            .flatMap((wire) => wire.cells);
          const cell = cells[which % cells.length];
          fc.pre(cell !== undefined);
          const cells3 = table[cell.row] as number[];
          cells3[cell.column] = field.add(cells3[cell.column] as number, offset);
          // All its copies kept the old value, so the product stays open: by chance it closes in 48 of two billion
          // cases.
          const product = runningProduct(field, circuit, table, beta, gamma);
          if (product.kind !== 'values') return;
          expect(product.values.at(-1)).not.toBe(1);
          // What the wires contribute is the whole product, and only the broken one contributes anything.
          expect([...product.wires.values()].filter((factor) => factor !== 1)).toEqual([product.values.at(-1)]);
        },
      ),
    );
  });
  it('two broken wires can cancel for a few challenges: the example of the page about PLONK', () => {
    const small = primeField(97);
    const circuit = compile(small, '(x + y) * (x - 2) + 7');
    const [first = [], ...rest] = calculate(
      small,
      circuit,
      new Map([
        ['x', 5],
        ['y', 4],
      ]),
    );
    const table = [[6, first[1] ?? 0, 10], ...rest];
    const passes = (beta: number, gamma: number) => {
      const product = runningProduct(small, circuit, table, beta, gamma);
      return product.kind === 'values' && product.values.at(-1) === 1;
    };
    expect([passes(12, 31), passes(12, 8)]).toEqual([false, true]);
    const all = Array.from({ length: 96 * 97 }, (_, i) => passes(1 + Math.floor(i / 97), i % 97));
    expect(all.filter(Boolean)).toHaveLength(82);
  });
  it('labels never repeat, and permuting keeps their set', () => {
    for (const p of [97, 257, 7681, BABYBEAR]) {
      const circuit = compile(primeField(p), 'x^8 + x^7 + 1');
      const places = labels(primeField(p), circuit.gates.length).flat();
      const other = permuted(labels(primeField(p), circuit.gates.length), wiresOf(circuit)).flat();
      expect(new Set(places).size).toBe(places.length);
      expect([...other].sort()).toEqual([...places].sort());
    }
  });
  it('compiles to the gates one expects', () => {
    const { gates, variables } = compile(primeField(97), '(x + y) * (x - 2) + 7');
    expect(variables).toEqual(['x', 'y']);
    expect(gates.map((gate) => gate.text)).toEqual([
      't1 = x + y',
      't2 = x − 2',
      't3 = t1 · t2',
      't4 = t3 + 7',
      't4 is public',
    ]);
    expect(gates[1]?.selectors).toEqual({ l: 1, r: 0, m: 0, o: 96, c: 95 });
  });
  it.each([
    ['', 'missing at the end'],
    ['x', 'nothing to calculate'],
    ['2 + 3', 'nothing to calculate'],
    ['2x', 'between two values'],
    ['x + ', 'missing at the end'],
    ['(x + 1', 'still open at the end'],
    ['x / 2', 'is unexpected'],
    ['x^99', '1 to 8'],
    ['x^x', '1 to 8'],
    ['x*0.5', 'is unexpected'],
    ['9999999*x', 'too large'],
    ['a+b+c+d+e+f', 'more than 5 letters'],
    ['x^8 * x^8 * x^8', `more than ${MOST_GATES} gates`],
    ['('.repeat(61), 'characters'],
    ['x + 🦀', 'is not possible here'],
  ])('says what is wrong with “%s”', (text, says) => {
    expect(() => compile(field, text)).toThrow(says);
  });
  it('never throws anything but a sentence', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (text) => {
        try {
          compile(field, text);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
