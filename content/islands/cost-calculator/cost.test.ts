import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import measured from '../../measured.json' with { type: 'json' };
import { etherFor, GAS, gasEach, gigabytesFor, inWords, MACHINES, PO2, segmentsOf } from './cost.ts';

const cycles = fc.integer({ min: 1, max: 1e12 });
const po2 = fc.integer({ min: PO2.min, max: PO2.max });

describe('segmentsOf', () => {
  it('proves at least the cycles of the run', () => {
    fc.assert(
      fc.property(cycles, po2, (n, size) => {
        expect(segmentsOf(n, size).rows).toBeGreaterThan(n);
      }),
    );
  });
  it('has no segment beyond the limit, and only the last one may be smaller', () => {
    fc.assert(
      fc.property(cycles, po2, (n, size) => {
        const { count, full, lastPo2, rows } = segmentsOf(n, size);
        expect(lastPo2).toBeLessThanOrEqual(size);
        expect(rows).toBe((count - 1) * full + 2 ** lastPo2);
      }),
    );
  });
  it('needs one small segment for a short run', () => {
    expect(segmentsOf(5_416, PO2.usual)).toEqual({ full: 2 ** 20, count: 1, lastPo2: 14, rows: 2 ** 14 });
  });
  it.each([16, 18, 20] as const)('cuts the measured run into as many segments of 2^%d as the executor', (size) => {
    const { user, paging, segments, total } = measured.execution.values[`segments of 2^${size}`];
    const { count, rows } = segmentsOf(user + paging, size);
    expect(count).toBe(segments);
    expect(Math.abs(rows - total)).toBeLessThanOrEqual(2 ** 14);
  });
  it('never proves fewer rows for a longer run', () => {
    fc.assert(
      fc.property(cycles, fc.integer({ min: 1, max: 1e9 }), po2, (n, more, size) => {
        expect(segmentsOf(n + more, size).rows).toBeGreaterThanOrEqual(segmentsOf(n, size).rows);
      }),
    );
  });
});

describe('gigabytesFor', () => {
  it.each([15, 16, 17] as const)('is what was measured for 2^%d rows', (size) => {
    const { memory } = measured.proofs.values[`2^${size}`];
    expect(gigabytesFor({ full: 2 ** 20, count: 1, lastPo2: size, rows: 2 ** size })).toBeCloseTo(memory / 1e9, 1);
  });
  it('does not grow with the number of segments', () => {
    expect(gigabytesFor(segmentsOf(1e9, 18))).toBe(gigabytesFor(segmentsOf(1e10, 18)));
  });
});

describe('the speed of the processor', () => {
  it('is what was measured for 2^17 rows', () => {
    const { seconds } = measured.proofs.values['2^17'];
    expect(MACHINES.find(({ id }) => id === 'cpu')?.rowsPerSecond).toBe(Math.round(2 ** 17 / seconds));
  });
});

describe('gasEach', () => {
  it('is the whole verification for one proof, and a share of it for several', () => {
    expect(gasEach(1)).toBe(265_052);
    expect(gasEach(100)).toBe(2651);
  });
  it('is what was measured', () => {
    expect(measured.gas.values.router).toEqual({ call: GAS.router, calldata: GAS.data });
  });
});

describe('etherFor', () => {
  it('writes ether without zeros at the end', () => {
    expect(etherFor(316_000, 1)).toBe('0.000316');
    expect(etherFor(1_000_000_000, 3)).toBe('3');
  });
});

describe('inWords', () => {
  it.each([
    [0.01, '0.1 seconds'],
    [1, '1 second'],
    [45, '45 seconds'],
    [90, '1.5 minutes'],
    [7_200, '2 hours'],
    [864_000, '10 days'],
  ])('says %d seconds as %s', (seconds, words) => expect(inWords(seconds)).toBe(words));
});
