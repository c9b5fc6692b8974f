import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, decode, distance, encode, FIELD, letters, type Received, readMessage, realCurve } from './code.ts';

const symbol = fc.integer({ min: 0, max: 30 });
const words = fc
  .integer({ min: 1, max: 6 })
  .chain((k) => fc.tuple(fc.array(symbol, { minLength: k, maxLength: k }), fc.integer({ min: k, max: 4 * k })));

/** A word with `damage` of its places hit: even entries make them wrong, odd ones erase them. */
const damaged = words.chain(([message, n]) =>
  fc.tuple(
    fc.constant(message),
    fc.constant(n),
    fc.uniqueArray(fc.integer({ min: 0, max: n - 1 })),
    fc.array(fc.integer({ min: 1, max: 30 }), { minLength: n, maxLength: n }),
    fc.nat(n),
  ),
);

describe('Reed–Solomon', () => {
  it('starts with the message', () => {
    fc.assert(
      fc.property(words, ([message, n]) => {
        expect(encode(FIELD, message, n).slice(0, message.length)).toEqual(message);
      }),
    );
  });
  it('finds the message wherever 2 · wrong + erased ≤ n - k', () => {
    fc.assert(
      fc.property(damaged, ([message, n, places, offsets, wrongs]) => {
        const codeword = encode(FIELD, message, n);
        const received: Received[] = [...codeword];
        let budget = n - message.length;
        places.forEach((place, i) => {
          const wrong = i < wrongs;
          if (budget < (wrong ? 2 : 1)) return;
          budget -= wrong ? 2 : 1;
          received[place] = wrong ? FIELD.add(codeword[place] as number, offsets[place] as number) : undefined;
        });
        const decoded = decode(FIELD, received, message.length);
        expect(decoded.found && decoded.codeword).toEqual(codeword);
      }),
      { numRuns: 500 },
    );
  });
  it('never claims a codeword beyond half of the spare symbols', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(symbol, { nil: undefined }), { minLength: 8, maxLength: 16 }),
        fc.integer({ min: 1, max: 6 }),
        (received, k) => {
          const decoded = decode(FIELD, received, k);
          if (!decoded.found) return;
          const readable = received.filter((value) => value !== undefined).length;
          expect(decoded.wrong.length).toBeLessThanOrEqual((readable - k) / 2);
          expect(decoded.codeword).toEqual(encode(FIELD, decoded.codeword.slice(0, k), received.length));
        },
      ),
    );
  });
  it('two different messages share at most k - 1 symbols', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.integer({ min: 1, max: 30 }), ([message, n], place, offset) => {
        const other = message.map((value, i) => (i === place % message.length ? FIELD.add(value, offset) : value));
        expect(distance(encode(FIELD, message, n), encode(FIELD, other, n))).toBeGreaterThanOrEqual(
          n - message.length + 1,
        );
      }),
    );
  });
});

it('draws the one curve through the message, and a different one everywhere else after a lie', () => {
  expect(realCurve([4])(0.7)).toBe(4);
  expect(realCurve([2, 5])(0.5)).toBe(3.5);
  fc.assert(
    fc.property(fc.array(symbol, { minLength: 2, maxLength: 6 }), fc.nat(5), (message, at) => {
      const [curve, last, lie] = [realCurve(message), message.length - 1, at % message.length];
      message.forEach((y, i) => {
        expect(curve(i / last)).toBeCloseTo(y, 6);
      });
      const lying = realCurve(message.map((y, i) => (i === lie ? y + 1 : y)));
      for (let i = 0; i < last; i += 1) expect(lying((i + 0.5) / last)).not.toBeCloseTo(curve((i + 0.5) / last), 6);
    }),
  );
});

describe('readMessage', () => {
  it('reads and writes', () => {
    expect(ALPHABET).toHaveLength(31);
    expect(readMessage('risc')).toEqual([18, 9, 19, 3]);
    expect(letters([18, 9, 0, 3])).toBe('RI␣C');
  });
  it.each([
    ['', 'is empty'],
    ['TOOLONG', '7 letters'],
    ['ÄB', 'is not among the 31 characters'],
    ['🦀', 'is not among the 31 characters'],
    ['7', 'is not among the 31 characters'],
  ])('says what is wrong with “%s”', (text, says) => {
    expect(readMessage(text)).toContain(says);
  });
});
