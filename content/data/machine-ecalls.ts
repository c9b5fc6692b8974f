import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Ecalls that only the kernel can make, by the number in a7',
  source: [
    { title: 'platform.rs', href: 'src:risc0/circuit/rv32im/src/execute/platform.rs' },
    { title: 'r0vm.rs', href: 'src:risc0/circuit/rv32im/src/execute/r0vm.rs' },
  ],
  checked: '2026-11-21',
  columns: ['a7', 'Name', 'Registers', 'Limit'],
  rows: [
    { cells: ['0', { code: 'TERMINATE' }, 'a0, a1: end state; the output digest is read from 0xffff_0240', ''] },
    {
      cells: [
        '1',
        { code: 'READ' },
        'a0: descriptor; a1: buffer; a2: bytes. Returns the bytes read in a0',
        '1,024 bytes',
      ],
    },
    { cells: ['2', { code: 'WRITE' }, 'a0: descriptor; a1: buffer; a2: bytes', '1,024 bytes'] },
    {
      cells: [
        '3',
        { code: 'POSEIDON2' },
        'a0: state; a1: input; a2: output; a3: flags and number of blocks',
        '65,535 blocks',
      ],
    },
    {
      versions: '<next',
      cells: [
        '4',
        { code: 'SHA2' },
        'a0: state in; a1: state out; a2: data; a3: number of blocks; a4: table of round constants',
        '10 blocks',
      ],
    },
    {
      versions: 'next',
      cells: [
        '4',
        { code: 'SHA2' },
        'Not used: this circuit has no part for SHA-256, and the kernel computes it with instructions',
        '',
      ],
    },
    { cells: ['5', { code: 'BIGINT' }, 't0: mode; t1, t2, t3 and a0: program; a1 to a6: operands', ''] },
  ],
});
