/**
 * The last step of a pairing, a fixed power in the field of 12 coefficients. The library has it too, but derives its
 * table of Frobenius coefficients first, which takes most of the time of a first verification. One constant and its
 * powers replace that table.
 */
import { bn254 } from '@noble/curves/bn254.js';

const { Fp2, Fp12 } = bn254.fields;
type FieldElement = typeof Fp12.ONE;
type Half = FieldElement['c0'];

/** The parameter of the curve. */
const z = 4965661367192848881n;

/** (9 + u) ^ ((p - 1) / 6) and its powers, from 0 to 5. */
const root = Fp2.fromBigTuple([
  0x1284b71c2865a7dfe8b99fdd76e68b605c521e08292f2176d60b35dadcc9e470n,
  0x246996f3b4fae7e6a6327cfe12150b8e747992778eeec7e5ca5cf05f80f362acn,
]);
const powers = [1, 2, 3, 4, 5].reduce((list) => [...list, Fp2.mul(list.at(-1) ?? root, root)], [Fp2.ONE]);

const times = (a: FieldElement, b: FieldElement): FieldElement => Fp12.mul(a, b);

/** The power p: every coefficient is conjugated and multiplied by a constant. */
export function frobenius({ c0, c1 }: FieldElement): FieldElement {
  const map = (coefficient: Half['c0'], power: number) =>
    Fp2.mul(Fp2.frobeniusMap(coefficient, 1), powers[power] ?? root);
  const half = (part: Half, first: number): Half => ({
    c0: map(part.c0, first),
    c1: map(part.c1, first + 2),
    c2: map(part.c2, first + 4),
  });
  return { c0: half(c0, 0), c1: half(c1, 1) };
}

/**
 * The power (p¹² - 1) / r · 2z(6z² + 3z + 1), which is 1 exactly if the power (p¹² - 1) / r is 1.
 * The chain is from Fuentes-Castañeda, Knapp, Rodríguez-Henríquez: “Faster Hashing to G2”, section 5.
 */
export function finalExponentiate(element: FieldElement): FieldElement {
  const power = (base: FieldElement): FieldElement => Fp12.conjugate(Fp12._cyclotomicExp(base, z));
  const square = (base: FieldElement): FieldElement => Fp12._cyclotomicSquare(base);
  const unit = times(Fp12.conjugate(element), Fp12.inv(element));
  const base = times(frobenius(frobenius(unit)), unit);
  const a = square(power(base));
  const b = times(square(a), a);
  const c = power(b);
  const d = times(times(Fp12.conjugate(power(square(c))), c), Fp12.conjugate(b));
  const e = times(d, a);
  const [p3, p2, p1, p0] = [times(Fp12.conjugate(base), e), d, e, times(times(d, c), base)];
  return times(frobenius(times(frobenius(times(frobenius(p3), p2)), p1)), p0);
}
