import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'What a page of 1,024 bytes costs, once a segment',
  source: [
    { title: 'risc0/circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
    { title: 'risc0/zkvm/src/host/server/exec', href: 'src:risc0/zkvm/src/host/server/exec' },
  ],
  checked: '2026-11-20',
  columns: ['Event', 'Cost'],
  rows: [
    { versions: '<2.0.0', cells: ['First access: the page is loaded and hashed', '1,094 cycles'] },
    { versions: '<2.0.0', cells: ['… and each page of the page table not loaded yet (three levels)', '1,094 cycles each'] },
    { versions: '<2.0.0', cells: ['… and the root of the page table, once', '754 cycles'] },
    { versions: '<2.0.0', cells: ['Sum for the very first page', '5,130 cycles'] },
    { versions: '<2.0.0', cells: ['First write: the page is hashed and stored', 'The same once more'] },
    { versions: '>=2.0.0 <next', cells: ['First access: the page is loaded and hashed', '322 cycles'] },
    { versions: '>=2.0.0 <next', cells: ['… and each node above it not loaded yet (22 levels)', '13 cycles each'] },
    { versions: '>=2.0.0 <next', cells: ['Sum for the very first page', '608 cycles'] },
    { versions: '>=2.0.0 <next', cells: ['First write: the page is hashed and stored', 'The same once more'] },
    { versions: 'next', cells: ['Loading the page and the path above it', '292 rows'] },
    { versions: 'next', cells: ['Storing them', '292 rows'] },
    { versions: 'next', cells: ['Digests beside the path', '22 rows'] },
    { versions: 'next', cells: ['Sum the executor books for a page it touches', '606 rows'] },
  ],
});
