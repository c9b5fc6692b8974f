import { itemAt } from 'onesource/lookup';
import { primeField } from '../arithmetic/field.ts';
import { calculate, compile, gateSum } from './circuit.ts';
import { judge } from './verdict.ts';
import { type Cell, runningProduct, type Wire, wiresOf } from './wiring.ts';

/** What one tampers with: cells of the table by "row,column", and the public claim. */
export interface Tampered {
  readonly cells: ReadonlyMap<string, number>;
  readonly claim?: number;
}
export const honest: Tampered = { cells: new Map() };

/** What the reader chose. */
export interface Chosen {
  readonly p: number;
  /** The last expression without a mistake. */
  readonly expression: string;
  readonly given: Readonly<Record<string, number>>;
  readonly tampered: Tampered;
  readonly challenges: { readonly beta: number; readonly gamma: number };
}

/** Everything that follows from the reader's choices. `plonk`: with the running product. */
export function evaluate({ p, expression, given, tampered, challenges }: Chosen, plonk: boolean) {
  const field = primeField(p);
  const circuit = compile(field, expression);
  const inputs = new Map(circuit.variables.map((name) => [name, (given[name] ?? 1) % p]));
  const truth = calculate(field, circuit, inputs);
  const table = truth.map((row, i) => row.map((value, j) => tampered.cells.get(`${i},${j}`) ?? value));
  const result = itemAt(itemAt(truth, -1), 0);
  const claim = tampered.claim ?? result;
  const carried = new Map(inputs);
  for (const [i, { wires }] of circuit.gates.entries())
    if (wires[2] !== undefined) carried.set(wires[2], table[i]?.[2] ?? 0);
  const valueAt = ({ row, column }: Cell) => itemAt(itemAt(table, row), column);
  const wires = wiresOf(circuit).filter((wire) => wire.cells.length > 1);
  const beta = challenges.beta % p || 1;
  const gamma = challenges.gamma % p;
  const product = runningProduct(field, circuit, table, beta, gamma);
  const sums = circuit.gates.map((gate, i) => gateSum(field, gate, itemAt(table, i), claim));
  const broken = sums.flatMap((sum, i) => (sum === 0 ? [] : [i + 1]));
  const split = wires.filter((wire) => new Set(wire.cells.map(valueAt)).size > 1).map((wire) => wire.name);
  const verdict = judge(broken, split, plonk ? product : undefined, claim);
  return {
    field,
    circuit,
    inputs,
    truth,
    table,
    result,
    claim,
    carried,
    valueAt,
    wires,
    beta,
    gamma,
    product,
    sums,
    split,
    verdict,
  };
}

export type Evaluated = ReturnType<typeof evaluate>;

/** A wrong value on every cell of the first gate's output. */
export function cheatAtGate({ field, circuit, truth }: Evaluated): Tampered {
  const wire = wiresOf(circuit).find(({ name }) => name === circuit.gates[0]?.wires[2]) as Wire;
  const wrong = field.add(itemAt(itemAt(truth, 0), 2), 1);
  return { cells: new Map(wire.cells.map(({ row, column }) => [`${row},${column}`, wrong])) };
}

/** A wrong claim, with a wrong value on one end of its wire only. */
export function cheatAtWire({ field, circuit, result }: Evaluated): Tampered {
  const wrong = field.add(result, 1);
  return { cells: new Map([[`${circuit.gates.length - 1},0`, wrong]]), claim: wrong };
}
