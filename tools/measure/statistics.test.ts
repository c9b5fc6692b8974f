import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { table as codecs } from '../../content/data/codec-costs.ts';
import { table as crypto } from '../../content/data/crypto-costs.ts';
import { table as work } from '../../content/data/work-costs.ts';
import { readMeasured } from './measured.ts';
import { combined, impossible, statistics } from './statistics.ts';

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

test('operations whose cycles are known took as many', () => {
  const values = readMeasured(process.cwd()).execution?.values ?? {};
  expect(impossible(values)).toEqual([]);
  expect(impossible({ ...values, 'u32, u32: a + b': { cycles: 3001 } })).toEqual([
    '"u32, u32: a + b" took 3001 cycles 1,000 times instead of 1000.',
  ]);
});

test('the code in a row is in a guest that was measured', () => {
  const folder = path.join(import.meta.dirname, 'guests/src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
  const guests = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const code = guests.join('\n').replace(/\s+/g, ' ');
  const cells = [work, codecs, crypto].flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const shown = cells.flatMap((cell) => (typeof cell === 'object' && 'code' in cell ? [cell.code] : []));
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((text) => !code.includes(text))).toEqual([]);
});
