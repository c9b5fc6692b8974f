import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'How the operations behind the forks are proven',
  source: [{ title: 'risc0/circuit', href: 'src:risc0/circuit' }],
  checked: '2026-11-21',
  columns: ['Operation', 'How it is proven'],
  rows: [
    { versions: '<next', cells: ['SHA-256', 'by the circuit, in about 70 cycles for a block of 64 bytes'] },
    { versions: 'next', cells: ['SHA-256', 'by instructions of the kernel; this circuit has no part for it'] },
    { versions: '<2.0.0', cells: ['256-bit modular multiplication', 'by the circuit, in 10 cycles'] },
    {
      versions: '>=2.0.0',
      cells: ['256-bit modular multiplication', 'by a big-integer program that the kernel calls'],
    },
    {
      versions: '>=1.2',
      cells: [
        'Curves, long moduli',
        'by big-integer programs that check a result from the host; you can call them yourself through the crate risc0-bigint2',
      ],
    },
    {
      versions: '>=1.2',
      cells: [
        'Keccak',
        'by a circuit of its own: the host computes the permutations, and a proof of the whole batch joins the receipt like an assumption',
      ],
    },
  ],
});
