import { itemAt } from 'onesource/lookup';
import { type Field, log2, powers, primeField, rootOfUnity } from '../arithmetic/field.ts';
import { type Butterfly, nttStages, reverseBits } from '../arithmetic/ntt.ts';
import { evaluate, formatPolynomial, type Polynomial, superscript } from '../arithmetic/polynomial.ts';

/** To values at the powers of w, or back to coefficients. */
export type Direction = 'forward' | 'inverse';

/** Primes with roots of unity of order 8; 7681 = 15·2⁹ + 1 is a small relative of BabyBear. */
export const PRIMES = [17, 97, 257, 7681] as const;

/** Lengths the diagram is drawn for. */
export const LENGTHS = [2, 4, 8] as const;

/** One step: a butterfly of a stage, or, at the end of an inverse transform, the division by n. */
export type TransformStep =
  | { readonly kind: 'butterfly'; readonly stage: number; readonly butterfly: Butterfly }
  | { readonly kind: 'divide'; readonly stage: number };

/** A whole transform, ready to be drawn: `layers[0]` is the reordered input, the last layer the result. */
export interface Transform {
  readonly field: Field;
  readonly direction: Direction;
  readonly n: number;
  /** The root that the polynomial is evaluated at: w, whatever the direction. */
  readonly root: number;
  /** The root that the twiddles are powers of: w, or its inverse on the way back. */
  readonly twiddleRoot: number;
  readonly input: readonly number[];
  /** The index of the input in each place of the first layer. */
  readonly order: readonly number[];
  readonly layers: readonly (readonly number[])[];
  readonly steps: readonly TransformStep[];
  readonly result: readonly number[];
}

/** Runs the transform of `input` (field elements; 2, 4 or 8 of them) and keeps every layer and step. */
export function transform(p: number, direction: Direction, input: readonly number[]): Transform {
  const field = primeField(p);
  const n = input.length;
  const root = rootOfUnity(field, n);
  const twiddleRoot = direction === 'forward' ? root : field.inv(root);
  const stages = nttStages(field, input, twiddleRoot);
  const layers = stages.map(({ values }) => values);
  const steps: TransformStep[] = stages.flatMap(({ butterflies }, stage) =>
    butterflies.map((butterfly) => ({ kind: 'butterfly' as const, stage, butterfly })),
  );
  if (direction === 'inverse') {
    const scale = field.inv(field.of(n));
    steps.push({ kind: 'divide', stage: layers.length });
    layers.push(itemAt(layers, -1).map((value) => field.mul(value, scale)));
  }
  const bits = log2(n);
  const order = input.map((_, i) => reverseBits(i, bits));
  return { field, direction, n, root, twiddleRoot, input, order, layers, steps, result: itemAt(layers, -1) };
}

/** The number of steps after which the value at this place of a layer is known. */
export function knownAfter(t: Transform, layer: number, place: number): number {
  if (layer === 0) return 0;
  const writes = (step: TransformStep) =>
    step.stage === layer && (step.kind === 'divide' || step.butterfly.left === place || step.butterfly.right === place);
  return t.steps.findIndex(writes) + 1;
}

/** The places of a layer that a step's block takes up, from the first to before the last. */
export const blockOf = ({ stage, butterfly: { left } }: TransformStep & { kind: 'butterfly' }): [number, number] => {
  const size = 2 ** stage;
  const first = left - (left % size);
  return [first, first + size];
};

/**
 * The smaller polynomial whose values a complete block has, and the places: its coefficients are the numbers that the
 * block was made of, in their order.
 */
export function partOf(t: Transform, step: TransformStep & { kind: 'butterfly' }): { part: Polynomial; xs: number[] } {
  const [first, end] = blockOf(step);
  const names = t.order.slice(first, end).sort((a, b) => a - b);
  const xs = powers(t.field, t.field.pow(t.twiddleRoot, t.n / names.length), names.length);
  return { part: names.map((i) => itemAt(t.input, i)), xs };
}

/**
 * What the step with this number does, counted from 1, in one or two sentences; 0 is the reordering before the first.
 */
export function explainStep(t: Transform, number: number): string {
  const step = t.steps[number - 1];
  const { p } = t.field;
  if (!step) {
    const names = t.order.map((i) => (t.direction === 'forward' ? `a${subscript(i)}` : `y${subscript(i)}`)).join(' ');
    return `At the start, the ${t.n} numbers are in bit-reversed order, ${names}, so that every block of two, four, … is a smaller transform.`;
  }
  const place = `Step ${number} of ${t.steps.length}`;
  if (step.kind === 'divide') {
    const scale = t.field.inv(t.field.of(t.n));
    return `${place}: divide everything by ${t.n}, which means to multiply by ${scale}, because ${t.n} · ${scale} leaves 1 modulo ${p}.`;
  }
  const { left, right, twiddle, exponent } = step.butterfly;
  const before = itemAt(t.layers, step.stage - 1);
  const after = itemAt(t.layers, step.stage);
  const [a, b] = [itemAt(before, left), itemAt(before, right)];
  const turned = t.field.mul(twiddle, b);
  const w = t.direction === 'forward' ? 'w' : 'v';
  const [first, end] = blockOf(step);
  const { part, xs } = partOf(t, step);
  const isComplete = left - first === (end - first) / 2 - 1;
  const block = isComplete
    ? ` The block is complete: the values of ${formatPolynomial(part)} at ${xs.join(', ')}.`
    : '';
  return `${place}, blocks of ${2 ** step.stage}: t = ${w}${superscript(exponent)} · ${b} = ${twiddle} · ${b} = ${turned}. The left result is ${a} + ${turned} = ${after[left]}, and the right one is ${a} − ${turned} = ${after[right]}, modulo ${p}.${block}`;
}

/** The polynomial's coefficients, at whichever end of the transform they are. */
export function coefficientsOf(t: Transform): readonly number[] {
  return t.direction === 'forward' ? t.input : t.result;
}

/** The slow method, as a check: x = wⁱ and f(x) by Horner's rule, for every i. */
export function directValues(t: Transform): { x: number; y: number }[] {
  return powers(t.field, t.root, t.n).map((x) => ({ x, y: evaluate(t.field, coefficientsOf(t), x) }));
}

/** A whole number ≥ 0 as subscript digits. */
export function subscript(n: number): string {
  return String(n).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)));
}
