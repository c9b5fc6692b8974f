import { expect, it } from 'vitest';
import measured from '../../measured.json' with { type: 'json' };
import { friRounds, PO2, sealSizes } from './sizes.ts';

it('2^20 rows: three rounds of folding by 16, then 256 coefficients', () => {
  expect(friRounds(20)).toEqual({
    rounds: [
      { degree: 2 ** 20, rows: 2 ** 18 },
      { degree: 2 ** 16, rows: 2 ** 14 },
      { degree: 2 ** 12, rows: 2 ** 10 },
    ],
    left: 256,
  });
});

it('2^20 rows: each message counted by hand', () => {
  const query = 331 + 4 * 17 * 8 + (64 + 13 * 8) + (64 + 9 * 8) + (64 + 5 * 8);
  expect(sealSizes(20)).toEqual({
    header: 92,
    group: 256,
    taps: 4 * 806,
    friRoots: 3 * 256,
    coefficients: 1024,
    answers: 50 * query,
    total: 92 + 4 * 256 + 4 * 806 + 768 + 1024 + 50 * query,
  });
});

it('grows with every power of two, and ends below the minimal degree', () => {
  for (let po2 = PO2.min; po2 <= PO2.max; po2 += 1) {
    expect(friRounds(po2).left).toBeLessThanOrEqual(256);
    if (po2 > PO2.min) expect(sealSizes(po2).answers).toBeGreaterThan(sealSizes(po2 - 1).answers);
  }
});

it('is what the seals of measured proofs have', () => {
  for (const [size, { seal }] of Object.entries(measured.proofs.values))
    expect(4 * sealSizes(Number(size.replace('2^', ''))).total).toBe(seal);
});
