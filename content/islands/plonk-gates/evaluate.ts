import { entryOf, itemAt } from 'onesource/lookup';
import { type Field, primeField } from '../arithmetic/field.ts';
import { list } from '../controls/counts.ts';
import { calculate, compile, type Gate, gateSum } from './circuit.ts';
import { type Cell, type Product, runningProduct, wiresOf } from './wiring.ts';

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

/**
 * Whether the verifier accepts, and why. `broken`: numbers of the gates that do not hold; `split`: wires with two values.
 * Without `product` the wires are compared themselves, with it only its last value counts, as in PLONK.
 */
function judge(broken: readonly number[], split: readonly string[], product: Product | undefined, claim: number) {
  const torn = split.length > 1 ? `wires ${list(split)} carry two values each` : `wire ${split[0]} carries two values`;
  const gates =
    broken.length === 0
      ? 'Every gate holds.'
      : broken.length > 1
        ? `Gates ${list(broken)} do not hold.`
        : `Gate ${broken[0]} does not hold.`;
  const end = product?.kind === 'values' ? product.values.at(-1) : undefined;
  const good = broken.length === 0 && (product ? end === 1 : split.length === 0);
  let wires = split.length === 0 ? 'Every wire carries one value.' : `${torn.replace('w', 'W')}.`;
  if (product?.kind === 'unlucky')
    wires = `In row ${product.row + 1}, these challenges lead to a division by 0. Draw others.`;
  else if (end === 1)
    wires = `The running product ends at 1.${split.length === 0 ? '' : ` Yet ${torn}, and these challenges miss it. Draw others.`}`;
  else if (product) wires = `The running product ends at ${end} instead of 1, because ${torn}.`;
  const word = good ? (split.length ? 'Accepted by luck' : 'Accepted') : 'Rejected';
  return { good, word, text: `${gates} ${wires} The claim is ${claim}.` };
}

/** Why a gate does not hold: "5 + 4 is 9, not 10". */
function whyBroken(field: Field, { text, output }: Gate, cells: readonly number[], sum: number, claim: number): string {
  if (output) return `${cells[0]} arrives, but ${claim} is claimed`;
  const [, right = ''] = text.split(' = ');
  const operands = cells.values();
  const calculation = right.replace(/[a-z]\d*/g, () => String(operands.next().value));
  return `${calculation} is ${field.add(itemAt(cells, 2), sum)}, not ${cells[2]}`;
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
  const valueAt = ({ row, column }: Cell) => itemAt(itemAt(table, row), column);
  const wires = wiresOf(circuit);
  const split = wires.filter(({ cells }) => new Set(cells.map(valueAt)).size > 1).map(({ name }) => name);
  // What a wire carries: the value that leaves its gate. What the cells of an input agree on is the input.
  const carried = new Map(
    wires.map(({ name, cells }) => {
      const row = circuit.gates.findIndex((gate) => gate.wires[2] === name);
      if (row >= 0) return [name, valueAt({ row, column: 2 })];
      return [name, split.includes(name) ? entryOf(inputs, name) : valueAt(itemAt(cells, 0))];
    }),
  );
  const beta = challenges.beta % p || 1;
  const gamma = challenges.gamma % p;
  const product = runningProduct(field, circuit, table, beta, gamma);
  const sums = circuit.gates.map((gate, i) => gateSum(field, gate, itemAt(table, i), claim));
  const broken = sums.flatMap((sum, i) => (sum === 0 ? [] : [i + 1]));
  return {
    p,
    circuit,
    table,
    result,
    claim,
    carried,
    valueAt,
    isTorn: (name: string, cell: Cell) => valueAt(cell) !== carried.get(name),
    hues: new Map(wires.map(({ name }, i) => [name, i % 7])),
    beta,
    gamma,
    product,
    sums,
    reasons: circuit.gates.map((gate, i) =>
      sums[i] ? whyBroken(field, gate, itemAt(table, i), itemAt(sums, i), claim) : '',
    ),
    verdict: judge(broken, split, plonk ? product : undefined, claim),
    /** A wrong value on every cell of the first gate's output. */
    lieAtGate: (): Tampered => {
      const { cells } = itemAt(
        wires.filter(({ name }) => name === circuit.gates[0]?.wires[2]),
        0,
      );
      const wrong = field.add(itemAt(itemAt(truth, 0), 2), 1);
      return { cells: new Map(cells.map(({ row, column }) => [`${row},${column}`, wrong])) };
    },
    /** A wrong claim, with a wrong value on one end of its wire only. */
    lieAtWire: (): Tampered => {
      const wrong = field.add(result, 1);
      return { cells: new Map([[`${circuit.gates.length - 1},0`, wrong]]), claim: wrong };
    },
  };
}

export type Evaluated = ReturnType<typeof evaluate>;
