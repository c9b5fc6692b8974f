import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import measured from '../../measured.json' with { type: 'json' };
import {
  boundlessEther,
  etherFor,
  GAS,
  gasEach,
  gigabytesFor,
  inWords,
  MACHINES,
  PO2,
  secondsFor,
  segmentsOf,
} from './cost.ts';

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
  it.each([15, 16, 17] as const)('is within a tenth of what was measured for 2^%d rows', (size) => {
    const { memory } = measured.proofs.values[`2^${size}`];
    const calculated = gigabytesFor({ full: 2 ** 20, count: 1, lastPo2: size, rows: 2 ** size });
    expect(calculated / (memory / 1e9)).toBeGreaterThan(0.9);
    expect(calculated / (memory / 1e9)).toBeLessThan(1.1);
  });
  it('does not grow with the number of segments', () => {
    expect(gigabytesFor(segmentsOf(1e9, 18))).toBe(gigabytesFor(segmentsOf(1e10, 18)));
  });
});

describe('secondsFor', () => {
  const machines = [...MACHINES.values()];
  const card = MACHINES.get('RTX 4090');

  it('is the datasheet’s figure for a single segment', () => {
    expect(card && secondsFor(card, 'composite', segmentsOf(1_000_000, 20))).toBe(0.744);
  });
  it('adds a lift for each segment and a join for each pair', () => {
    const ten = { full: 2 ** 20, count: 10, lastPo2: 20, rows: 10 * 2 ** 20 };
    expect(card && secondsFor(card, 'succinct', ten)).toBeCloseTo(10 * 0.744 + 10 * 0.16 + 9 * 0.209, 6);
  });
  it('grows with the size of a segment, beyond the datasheet too', () => {
    for (const machine of machines) {
      const times = [14, 15, 16, 17, 18, 19, 20, 21, 22].map(
        (lastPo2) => secondsFor(machine, 'composite', { full: 2 ** 22, count: 1, lastPo2, rows: 2 ** lastPo2 }) ?? 0,
      );
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBeGreaterThan(0);
    }
  });
  it('is unknown where the Groth16 step was not measured', () => {
    const [measuredSteps, others] = [machines.filter(({ wrap }) => wrap), machines.filter(({ wrap }) => wrap === null)];
    expect(measuredSteps.length).toBeGreaterThan(0);
    for (const machine of others) expect(secondsFor(machine, 'groth16', segmentsOf(1, 20))).toBeNull();
  });
});

describe('boundlessEther', () => {
  it('is 100 gwei for a million cycles', () => {
    expect(boundlessEther(1e6)).toBeCloseTo(1e-7, 12);
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
