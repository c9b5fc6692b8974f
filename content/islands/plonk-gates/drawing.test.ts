import fc from 'fast-check';
import { expect, it } from 'vitest';
import { primeField } from '../arithmetic/field.ts';
import { compile } from './circuit.ts';
import { layout } from './drawing.tsx';

const field = primeField(97);
const leaf = fc.constantFrom('x', 'y', 'z', '3');
const { tree: expression } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*'), tie('tree')).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
  ),
}));

it('puts every node below what it reads, and none on another', () => {
  let drawn = 0;
  fc.assert(
    fc.property(expression, (text) => {
      let nodes: ReturnType<typeof layout>;
      try {
        nodes = layout(compile(field, text));
      } catch (error) {
        // Nothing to calculate, or too long.
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      drawn += 1;
      expect(Math.min(...nodes.map(({ x }) => x))).toBe(0);
      for (const node of nodes) {
        for (const { name } of node.from) {
          expect(nodes.find(({ id }) => id === name)?.layer).toBeLessThan(node.layer);
        }
        const beside = nodes.filter((other) => other !== node && other.layer === node.layer);
        for (const other of beside) expect(Math.abs(other.x - node.x)).toBeGreaterThanOrEqual(96);
      }
    }),
    { seed: 5, numRuns: 200 },
  );
  expect(drawn).toBeGreaterThan(50);
});

it('draws the circuit of the page from two inputs to the claim', () => {
  const nodes = layout(compile(field, '(x + y) * (x - 2) + 7'));
  expect(nodes.map(({ id, layer }) => `${id} ${layer}`)).toEqual([
    'x 0',
    'y 0',
    't1 1',
    't2 1',
    't3 2',
    't4 3',
    'claim 4',
  ]);
});
