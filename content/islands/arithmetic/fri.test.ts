import fc from 'fast-check';
import { expect, it } from 'vitest';
import { primeField, rootOfUnity } from './field.ts';
import { type Coset, fold, mostFrequent, points, squared } from './fri.ts';
import { evaluate } from './polynomial.ts';
import { challengeWhere, startTranscript } from './transcript.ts';

const field = primeField(193);
const element = fc.integer({ min: 0, max: 192 });
const coset: Coset = { shift: 5, root: rootOfUnity(field, 32), size: 32 };

it('the squares of a coset are a coset of half the size', () => {
  const squares = points(field, coset).map((x) => field.mul(x, x));
  expect(squares.slice(0, 16)).toEqual(points(field, squared(field, coset)));
  expect(squares.slice(16)).toEqual(squares.slice(0, 16));
});

it('folding a polynomial adds beta times its odd coefficients to its even ones', () => {
  fc.assert(
    fc.property(fc.array(element, { minLength: 8, maxLength: 8 }), element, (f, beta) => {
      const word = points(field, coset).map((x) => evaluate(field, f, x));
      const folded = [0, 2, 4, 6].map((i) => field.add(f[i] as number, field.mul(beta, f[i + 1] as number)));
      const half = squared(field, coset);
      expect(fold(field, coset, word, beta)).toEqual(points(field, half).map((x) => evaluate(field, folded, x)));
    }),
  );
});

it('the most frequent value, the first of several', () => {
  expect(mostFrequent([4, 7, 7, 4, 9])).toBe(4);
  expect(mostFrequent([4, 7, 7, 9])).toBe(7);
});

it('a transcript repeats itself, and depends on every number absorbed', () => {
  fc.assert(
    fc.property(fc.array(element, { minLength: 1, maxLength: 6 }), fc.nat(5), (values, at) => {
      const draw = (message: readonly number[]) => {
        const transcript = startTranscript([1, 2, 3]);
        transcript.absorb(message);
        return [transcript.challenge(2 ** 31), transcript.challenge(2 ** 31)];
      };
      expect(draw(values)).toEqual(draw(values));
      expect(draw(values.map((v, i) => (i === at % values.length ? v + 1 : v)))).not.toEqual(draw(values));
      expect(draw(values)[0]).not.toBe(draw(values)[1]);
    }),
  );
});

it('draws again what is not allowed', () => {
  const transcript = startTranscript([7]);
  for (let i = 0; i < 50; i += 1) expect(challengeWhere(transcript, 10, (value) => value > 7)).toBeGreaterThan(7);
});
