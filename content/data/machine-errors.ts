import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Errors from the machine',
  source: [
    { title: 'risc0/zkvm/src/host/server/exec', href: 'src:risc0/zkvm/src/host/server/exec' },
    { title: 'risc0/circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
  ],
  checked: '2026-11-21',
  columns: ['Message', 'Cause'],
  rows: [
    { cells: [{ code: 'Guest panicked: Out of memory!…' }, 'The heap is full: the default allocator never frees'] },
    {
      versions: '>=0.19 <1.0',
      cells: [{ code: 'address 0x00000000 is an invalid guest address' }, 'An access outside guest memory'],
    },
    { versions: '0.18', cells: [{ code: 'unaligned load' }, 'An address that is not a multiple of the access size'] },
    {
      versions: '>=0.19 <1.0',
      cells: [{ code: 'unaligned load at 0x00200801' }, 'An address that is not a multiple of the access size'],
    },
    {
      versions: '1.0',
      cells: [
        { code: 'Trap: LoadAccessFault, pc: …' },
        'An access outside guest memory; other traps name their own cause in the same place',
      ],
    },
    {
      versions: '>=1.1 <2.0.0',
      cells: [
        { code: 'Trap: LoadAccessFault(…), pc: …' },
        'An access outside guest memory; other traps name their own cause in the same place',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [
        { code: 'Invalid trap address: 0x00000000, cause: LoadAccessFault(0x00000004)' },
        'An access outside guest memory; other traps name their own cause in the same place',
      ],
    },
    {
      versions: 'next',
      cells: [{ code: 'Execution failed at program counter …' }, 'An instruction or ecall failed; the reason follows'],
    },
    { cells: [{ code: 'Unknown syscall: "…"' }, 'The host has no handler for a call of this name'] },
    { versions: '<2.0.0', cells: [{ code: 'Unknown ecall 9' }, 'The number in t0 belongs to no ecall'] },
  ],
});
