import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInfo } from './info.ts';

const amount = fc.integer({ min: 1, max: 1e12 });
const run = fc.record({ segments: fc.integer({ min: 1, max: 1e6 }), user: amount, paging: amount, reserved: amount });
const prefix = '2026-11-28T10:00:00.123456Z  INFO risc0_zkvm::host::server::session: ';
const colored =
  '\u001b[2m2026-11-28T10:00:00.1Z\u001b[0m \u001b[32m INFO\u001b[0m \u001b[2mrisc0_zkvm\u001b[0m\u001b[2m:\u001b[0m ';
const log = (start: string, lines: readonly string[]) => lines.map((line) => start + line).join('\n');

it.each(['', prefix, colored])('reads what each version prints after “%s”', (start) => {
  fc.assert(
    fc.property(run, ({ segments, user, paging, reserved }) => {
      const total = user + paging + reserved;
      const first = `number of segments: ${segments}`;
      const ecalls = ['ecalls', '\t3 Sha2 calls, 216 cycles, (0.01%)', 'syscalls', '\t2 Read calls'];
      const read = (...lines: string[]) => readInfo(log(start, ['execution time: 1.5ms', first, ...lines]));
      // 0.20 to 1.1
      expect(read(`total cycles: ${total}`, `user cycles: ${user}`)).toEqual({ segments, rows: total, cycles: user });
      const whole = { segments, rows: total, cycles: user + paging };
      // 1.2.0
      const before = ['total', 'user', 'paging', 'reserved'].map(
        (name, i) => `${name} cycles: ${[total, user, paging, reserved][i]} (1.00%)`,
      );
      expect(read(...before)).toEqual(whole);
      // 1.2.6 to 3.0
      const after = [`${total} total cycles`, `${user} user cycles (1.00%)`, `${paging} paging cycles (1.00%)`];
      expect(read(...after, `${reserved} reserved cycles (1.00%)`, ...ecalls)).toEqual(whole);
      // next
      expect(read(`${total} total rows (${reserved} padding)`, 'ecalls', '\t3 Sha2 calls')).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});

it('refuses other texts, and numbers that contradict each other', () => {
  const lines = ['number of segments: 1', '10 total cycles', '20 user cycles (200%)'];
  for (const text of ['', 'cargo run', 'number of segments: 0\n5 total cycles\n5 user cycles', lines.join('\n')])
    expect(readInfo(text)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readInfo(text)).toBeNull();
    }),
  );
});
