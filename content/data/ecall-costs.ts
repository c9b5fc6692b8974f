import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Cycle costs by ecall, not counting paging',
  source: [
    { title: 'circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
    { title: 'exec', href: 'src:risc0/zkvm/src/host/server/exec' },
  ],
  checked: '2026-11-21',
  columns: ['Ecall', 'Cost'],
  rows: [
    { versions: '<1.0', cells: ['Syscall that returns w words', '3 cycles, and w rounded up to a multiple of 4'] },
    { versions: '>=1.0 <2.0.0', cells: ['Syscall that returns w words', '2 cycles, and 1 for each 4 words'] },
    { versions: '<1.0', cells: ['SHA-256 of n blocks of 64 bytes', '1 + 73 n cycles'] },
    { versions: '>=1.0 <2.0.0', cells: ['SHA-256 of n blocks of 64 bytes', '6 + 68 n cycles'] },
    { versions: '<2.0.0', cells: ['256-bit modular multiplication', '10 cycles'] },
    { versions: '1.2', cells: ['Big-integer program', '2 cycles, and 1 for each word of its verifying part'] },
    {
      versions: '>=2.0.0 <next',
      cells: [
        'Syscall that returns b bytes',
        '2 cycles for each 1,024 bytes or part of them; 1 for each 16 aligned bytes or rest of 4 to 12; 1 for each byte before the first word or after the last',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      cells: ['SHA-256 of n blocks of 64 bytes', '68 n cycles, and 6 for each call of up to 10 blocks'],
    },
    {
      versions: '>=2.0.0 <next',
      cells: ['Big-integer program', '2 cycles, and 1 for each word of its verifying part'],
    },
    {
      versions: '>=3.0 <next',
      cells: [
        'Poseidon2 of n blocks',
        '3 + 10 n cycles; 2 more with a state, and 1 more for each block of field elements',
      ],
    },
    { versions: '>=2.0.0 <next', cells: ['The kernel around any of them', '1 cycle for each of its instructions'] },
    {
      versions: 'next',
      cells: ['Syscall that returns b bytes', '1 row, 1/4 row for each aligned word, 1 row for each other byte'],
    },
    { versions: 'next', cells: ['SHA-256', 'The kernel’s instructions: it runs in software'] },
    { versions: 'next', cells: ['Big-integer program', '1 row, and 1 for each word of its verifying part'] },
    { versions: 'next', cells: ['Poseidon2 of n blocks', '2 + 6.9 n rows'] },
    { versions: 'next', cells: ['The kernel around any of them', 'The cost of its instructions'] },
  ],
});
