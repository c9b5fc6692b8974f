import { defineTable } from 'onesource';

const option = (text: string, effect: string, versions?: string) => ({
  cells: [{ code: text }, effect],
  ...(versions ? { versions } : {}),
});

/** Left out: options of the cluster that `r0vm` can be part of since 3.0, and those that only a host passes. */
export const table = defineTable({
  caption: 'Options of r0vm',
  source: [{ title: 'risc0/r0vm', href: 'src:risc0/r0vm/src' }],
  checked: '2026-11-21',
  columns: ['Option', 'Effect'],
  rows: [
    option('--elf FILE', 'the program to run'),
    option('--image FILE', 'a memory image to run instead'),
    option('--initial-input FILE', 'the guest’s standard input'),
    option('--env NAME=VALUE', 'an environment variable for the guest; may be repeated'),
    option('--receipt FILE', 'where to write the receipt'),
    option('--receipt-kind KIND', 'the kind of receipt, by default composite', '>=1.0'),
    option('--hashfn NAME', 'the hash function of the proof'),
    option('--prove-guest-errors', 'proves runs that end with an exit code other than 0 as well', '>=0.20'),
    option('--pprof-out FILE', 'writes a profile of the run', '>=0.20'),
    option('--id', 'prints the image ID of the program, and does not run it', '>=1.1'),
    option('--kernel-id', 'prints the image ID of the kernel in the program’s file, and does not run it', 'next'),
    option('--segment FILE', 'executes a segment that RISC0_DUMP_PATH has saved, instead of a program', '>=2.0.0'),
    option('--with-debugger', 'waits for GDB before it runs the program', '>=3.0'),
  ],
});
