import { expect, test } from 'vitest';
import { combined, statistics } from './statistics.ts';

test('the totals of a run are read from the log', () => {
  const log = `
2026-11-22T16:02:11.1Z  INFO risc0_zkvm::host::server::session: number of segments: 1
2026-11-22T16:02:11.1Z  INFO risc0_zkvm::host::server::session: 32768 total cycles
2026-11-22T16:02:11.1Z  INFO risc0_zkvm::host::server::session: 5416 user cycles (16.53%)
2026-11-22T16:02:11.1Z  INFO risc0_zkvm::host::server::session: 17552 paging cycles (53.56%)
2026-11-22T16:02:11.1Z  INFO risc0_zkvm::host::server::session: 9800 reserved cycles (29.91%)`;
  expect(statistics(log)).toEqual({ segments: 1, total: 32_768, user: 5416, paging: 17_552, reserved: 9800 });
});

test('runs are combined, with the extremes of what differs', () => {
  const run = (cycles: number) => ({ sort: { cycles: 7 }, map: { cycles } });
  expect(combined([run(5), run(3), run(9)])).toEqual({
    sort: { cycles: 7, runs: 3 },
    map: { cycles: 5, 'cycles least': 3, 'cycles most': 9, runs: 3 },
  });
});
