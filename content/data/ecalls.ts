import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Ecalls of a guest, by the number in t0',
  source: [{ title: 'syscall.rs', href: 'src:risc0/zkvm/platform/src/syscall.rs' }],
  checked: '2026-11-21',
  columns: ['t0', 'Name', 'Registers', 'Effect'],
  rows: [
    {
      cells: [
        '0',
        { code: 'HALT' },
        'a0: type (0 terminate, 1 pause) + 256 × exit code; a1: output digest',
        'Ends or pauses the session, with an exit code from 0 to 255',
      ],
    },
    {
      versions: '<1.0',
      cells: ['1', { code: 'INPUT' }, 'a0: address of a digest', 'Reads that memory, and does nothing else'],
    },
    {
      versions: '>=1.0',
      cells: ['1', { code: 'INPUT' }, 'a0: word index 0 to 7', 'Returns that word of the input digest in a0'],
    },
    {
      versions: '<2.3',
      cells: [
        '2',
        { code: 'SOFTWARE' },
        'a0: buffer; a1: its length in words; a2: name, NUL-terminated; a3 to a7: arguments',
        'Makes a syscall: the host fills the buffer and returns two words in a0 and a1',
      ],
    },
    {
      versions: '>=2.3',
      cells: [
        '2',
        { code: 'SOFTWARE' },
        't6: syscall number; a0: buffer; a1: its length; a2: name, NUL-terminated; a3 to a7: arguments',
        'Makes a syscall: the host fills the buffer and returns two words in a0 and a1',
      ],
    },
    {
      cells: [
        '3',
        { code: 'SHA' },
        'a0: state out; a1: state in; a2, a3: first and second half of the first block; a4: number of blocks',
        'Compresses blocks with SHA-256; further blocks follow the first',
      ],
    },
    {
      cells: [
        '4',
        { code: 'BIGINT' },
        'a0: result; a1: operation, always 0; a2: x; a3: y; a4: modulus',
        'Computes x × y mod modulus for 256-bit numbers; a modulus of 0 asks for the plain product, if it fits',
      ],
    },
    {
      versions: '>=1.1',
      cells: ['5', { code: 'USER' }, '', 'Reserved, and has no handler'],
    },
    {
      versions: '1.2',
      cells: [
        '6',
        { code: 'BIGINT2' },
        'a0: program blob; t1, t2, t3: its parts; a1 to a7: operands',
        'Runs a big-integer program and proves its result',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [
        '6',
        { code: 'BIGINT2' },
        'a0: program blob; t1, t2, t3: its parts; a1 to a6: operands',
        'Runs a big-integer program and proves its result',
      ],
    },
    {
      versions: '2.3',
      cells: ['7', { code: 'POSEIDON2' }, '', 'Named, but not implemented'],
    },
    {
      versions: '>=3.0 <next',
      cells: [
        '7',
        { code: 'POSEIDON2' },
        'a0: state; a1: input; a2: output, all as word addresses; a3: flags and number of blocks',
        'Hashes the input blocks with Poseidon2',
      ],
    },
    {
      versions: 'next',
      cells: [
        '7',
        { code: 'POSEIDON2' },
        'a0: state; a1: input; a2: output, as byte addresses; a3: flags and number of blocks',
        'Hashes the input blocks with Poseidon2',
      ],
    },
  ],
});
