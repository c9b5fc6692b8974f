import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Costs of a page of 1,024 bytes, once in each segment',
  source: [
    { title: 'risc0/circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
    { title: 'risc0/zkvm/src/host/server/exec', href: 'src:risc0/zkvm/src/host/server/exec' },
  ],
  checked: '2026-11-21',
  columns: ['Event', 'Cost'],
  rows: [
    { versions: '<2.0.0', cells: ['First access: the page is loaded and hashed', '1,094 cycles'] },
    {
      versions: '<2.0.0',
      cells: ['… and for each page of the page table that is not loaded yet (three levels)', '1,094 cycles each'],
    },
    { versions: '<2.0.0', cells: ['… and for the root of the page table, once', '754 cycles'] },
    { versions: '<2.0.0', cells: ['All of these, for the very first page', '5,130 cycles'] },
    { versions: '<2.0.0', cells: ['First write: the page is hashed and stored', 'The same amount again'] },
    { versions: '>=2.0.0 <next', cells: ['First access: the page is loaded and hashed', '322 cycles'] },
    {
      versions: '>=2.0.0 <next',
      cells: ['… and for each node above it that is not loaded yet (22 levels)', '13 cycles each'],
    },
    { versions: '>=2.0.0 <next', cells: ['All of these, for the very first page', '608 cycles'] },
    { versions: '>=2.0.0 <next', cells: ['First write: the page is hashed and stored', 'The same amount again'] },
    { versions: 'next', cells: ['Loading the page and the path above it', '292 rows'] },
    { versions: 'next', cells: ['Storing the page and the path', '292 rows'] },
    { versions: 'next', cells: ['Reading the digests next to the path', '22 rows'] },
    { versions: 'next', cells: ['What the executor reserves for a page that it touches', '606 rows'] },
  ],
});
