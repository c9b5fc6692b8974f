import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Cycles to read and decode 10,000 values of type u64',
  source: [{ title: 'Measured for this site, with risc0-zkvm 3.0.6 and LLVM 22', href: '/contributors-guide#checks' }],
  checked: '2026-11-22',
  columns: ['In the guest', 'Cycles', 'A value'],
  rows: [
    { cells: [{ code: 'env::read::<Vec<u64>>()' }, '2,840,316', '284'] },
    { cells: ['postcard, random values', '883,457', '88'] },
    { cells: ['borsh', '473,569', '47'] },
    { cells: ['postcard, the values 0 to 9,999', '271,214', '27'] },
    { cells: ['rkyv 0.8, from_bytes', '95,329', '10'] },
    { cells: ['rkyv 0.8, access with validation', '35,282', '4'] },
    { cells: [{ code: 'env::read_slice' }, '7,613', '1'] },
  ],
});
