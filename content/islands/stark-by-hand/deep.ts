import { evaluate, interpolate } from '../arithmetic/polynomial.ts';
import { field, STEP } from './domain.ts';
import type { Proof } from './protocol.ts';

/** The points at which f is evaluated: z, g·z, g²·z. */
export function outsidePoints(z: number): [number, number, number] {
  return [z, field.mul(STEP, z), field.mul(field.mul(STEP, STEP), z)];
}

/**
 * The DEEP value at each committed point: (f(x) - U(x)) / ((x-z)(x-gz)(x-g²z)) + gamma·(h(x) - h(z)) / (x-z), where U
 * goes through the three values sent. It belongs to a polynomial of low degree only if f and h do and the values sent
 * are really theirs.
 */
export function deepCombination(
  z: number,
  gamma: number,
  sent: Proof['outside'],
): (x: number, f: number, h: number) => number {
  const zs = outsidePoints(z);
  const through = interpolate(
    field,
    zs.map((at, i) => [at, sent[i] as number] as const),
  );
  return (x, f, h) => {
    const below = zs.reduce((product, at) => field.mul(product, field.sub(x, at)), 1);
    const fromTrace = field.div(field.sub(f, evaluate(field, through, x)), below);
    const fromMixed = field.div(field.sub(h, sent[3]), field.sub(x, z));
    return field.add(fromTrace, field.mul(gamma, fromMixed));
  };
}
