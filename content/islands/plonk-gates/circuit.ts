import type { Field } from '../arithmetic/field.ts';
import { type Expression, parse } from './parse.ts';

/** The three cells of a gate: left input, right input, output. */
export const COLUMNS = ['a', 'b', 'c'] as const;

/**
 * A gate's constants in qL·a + qR·b + qM·a·b + qO·c + qC + public = 0 (Gabizon, Williamson, Ciobotaru 2019, section 6).
 */
interface GateSelectors {
  readonly l: number;
  readonly r: number;
  readonly m: number;
  readonly o: number;
  readonly c: number;
}

/** A row of the table. `wires` names the wire in each cell; an empty cell belongs to none. */
export interface Gate {
  readonly text: string;
  readonly selectors: GateSelectors;
  readonly wires: readonly [a: string, b: string | undefined, c: string | undefined];
  /** Whether the claimed result is subtracted in this row. */
  readonly output: boolean;
}

/** Gates in the order of calculation; the last one ties the result to the public claim. */
export interface Circuit {
  readonly variables: readonly string[];
  readonly gates: readonly Gate[];
  readonly result: string;
}

/** Limits of what is drawn; an expression beyond them is refused with a sentence. */
export const MOST_GATES = 15;
const MOST_VARIABLES = 5;

type Operand = { readonly wire: string } | { readonly value: number };

/** The circuit of an expression over a field. Throws a RangeError whose message is a sentence for the reader. */
export function compile(field: Field, text: string): Circuit {
  const gates: Gate[] = [];
  const variables = new Set<string>();
  const { of, neg } = field;
  const minus = neg(1);

  const emit = (symbol: string, selectors: Partial<GateSelectors>, a: string, b?: string): Operand => {
    if (gates.length === MOST_GATES)
      throw new RangeError(`This expression takes more than ${MOST_GATES} gates. Make it shorter.`);
    const wire = `t${gates.length + 1}`;
    gates.push({
      text: `${wire} = ${symbol}`,
      selectors: { l: 0, r: 0, m: 0, o: minus, c: 0, ...selectors },
      wires: [a, b, wire],
      output: false,
    });
    return { wire };
  };
  const build = (expression: Expression): Operand => {
    if (expression.kind === 'number') return { value: of(expression.value) };
    if (expression.kind === 'variable') {
      variables.add(expression.name);
      if (variables.size > MOST_VARIABLES)
        throw new RangeError(`This expression has more than ${MOST_VARIABLES} letters. Use fewer.`);
      return { wire: expression.name };
    }
    const [left, right] = [build(expression.left), build(expression.right)];
    if (expression.kind === '*') {
      if ('wire' in left && 'wire' in right)
        return emit(`${left.wire} · ${right.wire}`, { m: 1 }, left.wire, right.wire);
      if ('wire' in left) return emit(`${left.wire} · ${value(right)}`, { l: value(right) }, left.wire);
      if ('wire' in right) return emit(`${value(left)} · ${right.wire}`, { l: value(left) }, right.wire);
      return { value: field.mul(left.value, right.value) };
    }
    const subtract = expression.kind === '-';
    const sign = subtract ? '−' : '+';
    if ('wire' in left && 'wire' in right)
      return emit(`${left.wire} ${sign} ${right.wire}`, { l: 1, r: subtract ? minus : 1 }, left.wire, right.wire);
    if ('wire' in left)
      return emit(
        `${left.wire} ${sign} ${value(right)}`,
        { l: 1, c: subtract ? neg(value(right)) : value(right) },
        left.wire,
      );
    if ('wire' in right)
      return emit(`${value(left)} ${sign} ${right.wire}`, { l: subtract ? minus : 1, c: value(left) }, right.wire);
    return { value: subtract ? field.sub(left.value, right.value) : field.add(left.value, right.value) };
  };

  const result = build(parse(text));
  if (!('wire' in result) || gates.length === 0)
    throw new RangeError('There is nothing to calculate. Write at least one letter and one +, -, or *, as in x*x + 1.');
  gates.push({
    text: `${result.wire} is public`,
    selectors: { l: 1, r: 0, m: 0, o: 0, c: 0 },
    wires: [result.wire, undefined, undefined],
    output: true,
  });
  return { variables: [...variables].sort(), gates, result: result.wire };
}

function value(operand: Operand): number {
  return 'value' in operand ? operand.value : 0;
}

/** The left side of a gate's equation for the cells a, b, c; the gate holds where it is 0. */
export function gateSum(field: Field, gate: Gate, cells: readonly number[], claim: number): number {
  const [a = 0, b = 0, c = 0] = cells;
  const { l, r, m, o, c: constant } = gate.selectors;
  const terms = [
    field.mul(l, a),
    field.mul(r, b),
    field.mul(m, field.mul(a, b)),
    field.mul(o, c),
    constant,
    gate.output ? field.neg(claim) : 0,
  ];
  return terms.reduce(field.add, 0);
}

/** The honest table: three numbers per gate, and 0 in empty cells. `inputs` gives each variable's value. */
export function calculate(field: Field, circuit: Circuit, inputs: ReadonlyMap<string, number>): number[][] {
  const values = new Map(inputs);
  const at = (wire: string | undefined) => (wire === undefined ? 0 : (values.get(wire) ?? 0));
  return circuit.gates.map((gate) => {
    const [a, b, c] = gate.wires;
    // With c = 0 the equation's sum is the result itself, since its selector is -1.
    if (c !== undefined) values.set(c, gateSum(field, gate, [at(a), at(b), 0], 0));
    return [at(a), at(b), at(c)];
  });
}
