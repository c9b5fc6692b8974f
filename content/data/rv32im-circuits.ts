import { defineTable } from 'onesource';

/** For the versions of the second circuit; the one after it counts rows, and its figures are in the tables of costs. */
export const table = defineTable({
  caption: 'The earlier circuit and this one',
  source: [
    { title: 'this circuit', href: 'src:risc0/circuit/rv32im' },
    { title: 'the earlier one', href: 'https://github.com/risc0/risc0/tree/v1.2.6/risc0/circuit/rv32im' },
  ],
  checked: '2026-11-21',
  columns: ['Property', 'Earlier circuit', 'This circuit'],
  rows: [
    { cells: ['Memory of the guest', '192 MiB', '3 GiB'] },
    { cells: ['Hash of memory', 'SHA-256, in a page table inside memory', 'Poseidon2, in a tree outside memory'] },
    { cells: ['Hash of segment proofs', 'Poseidon2 or SHA-256', 'Poseidon2'] },
    { cells: ['An instruction', '1 or 2 cycles', '1 cycle'] },
    { cells: ['First access to a page', '1,094 to 5,130 cycles', '322 to 608 cycles'] },
    { cells: ['256-bit multiplication', 'in the circuit, 10 cycles', 'a big-integer program'] },
    { versions: '<3.0', cells: ['First word of a segment’s seal', 'no version', '1'] },
    { versions: '>=3.0', cells: ['First word of a segment’s seal', 'no version', '2'] },
  ],
});
