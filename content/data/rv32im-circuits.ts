import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'The first circuit and this one',
  source: [
    { title: 'risc0/circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
    { title: 'the circuit of 1.2', href: 'https://github.com/risc0/risc0/tree/v1.2.6/risc0/circuit/rv32im' },
  ],
  checked: '2026-11-20',
  columns: ['Property', 'Until 1.2', 'In this version'],
  rows: [
    { cells: ['Memory of the guest', '192 MiB', '3 GiB'] },
    { cells: ['Modes', 'One', 'User and machine; a kernel is part of the image'] },
    { cells: ['Hash of memory', 'SHA-256, in a page table inside memory', 'Poseidon2, in a binary tree outside memory'] },
    { cells: ['Hash of segment proofs', 'Poseidon2 or SHA-256', 'Poseidon2'] },
    { versions: '<next', cells: ['An instruction costs', '1 or 2 cycles', '1 cycle'] },
    { versions: 'next', cells: ['An instruction costs', '1 or 2 cycles', '0.1 to 1.3 rows, by its kind'] },
    { versions: '<next', cells: ['First access to a page', '1,094 to 5,130 cycles', '322 to 608 cycles'] },
    { versions: 'next', cells: ['First access to a page', '1,094 to 5,130 cycles', '606 rows, storing included'] },
    { versions: '<next', cells: ['SHA-256', 'In the circuit', 'In the circuit'] },
    { versions: 'next', cells: ['SHA-256', 'In the circuit', 'In the kernel, as instructions'] },
    { cells: ['256-bit multiplication', 'A part of the circuit, 10 cycles', 'A big-integer program that the kernel calls'] },
    { versions: '<next', cells: ['Illegal instruction or access', 'The run fails', 'The run fails: no trap handler is set'] },
    { versions: 'next', cells: ['Illegal instruction', 'The run fails', 'The kernel carries out atomics and fences; any other fails the run'] },
    { versions: '>=2.0.0 <3.0', cells: ['First word of a segment’s seal', 'Not a version', '1'] },
    { versions: '3.0', cells: ['First word of a segment’s seal', 'Not a version', '2'] },
    { versions: 'next', cells: ['First word of a segment’s seal', 'Not a version', '3'] },
  ],
});
