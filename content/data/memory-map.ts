import { defineTable } from 'onesource';

/** Byte addresses, lowest first; a single word has no end. */
export const table = defineTable({
  caption: 'Address space of a guest',
  source: [
    { title: 'memory.rs', href: 'src:risc0/zkvm/platform/src/memory.rs' },
    { title: 'circuit/rv32im, binfmt', href: 'src:risc0' },
  ],
  checked: '2026-11-21',
  columns: ['From', 'Last byte', 'What is there'],
  rows: [
    {
      versions: '<2.0.0',
      cells: [{ code: '0x0000_0000' }, { code: '0x0000_03ff' }, 'Never valid: a null pointer faults'],
    },
    {
      versions: '<2.0.0',
      cells: [{ code: '0x0000_0400' }, { code: '0x0020_03ff' }, 'Stack, growing down from 0x0020_0400 (about 2 MiB)'],
    },
    {
      versions: '<2.0.0',
      cells: [{ code: '0x0020_0800' }, { code: '_end' }, 'Program: text, data, bss'],
    },
    {
      versions: '<2.0.0',
      cells: [{ code: '_end' }, { code: '0x0bff_ffff' }, 'Heap, growing up'],
    },
    {
      versions: '<2.0.0',
      cells: [
        { code: '0x0c00_0000' },
        { code: '0x0cff_ffff' },
        'System area, beginning with the registers x0 to x31. Not for the guest',
      ],
    },
    {
      versions: '<2.0.0',
      cells: [
        { code: '0x0d00_0000' },
        { code: '0x0d6b_5abf' },
        'Page table, with SHA-256 digests of all pages, including its own. Not for the guest',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0x0000_0000' }, { code: '0x0000_ffff' }, 'Never valid: a null pointer faults'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0x0001_0000' }, '', 'Entry point of the guest'],
    },
    {
      versions: '>=2.0.0',
      cells: [
        { code: '0x0001_0004' },
        { code: '0x0020_03ff' },
        'Stack, growing down from 0x0020_0400 (just under 2 MiB)',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0x0020_0800' }, { code: '_end' }, 'Program: text, data, bss'],
    },
    {
      versions: '>=2.0.0',
      cells: [
        { code: '_end' },
        { code: '0xbfff_ffff' },
        'Heap, growing up. Operands of big-integer ecalls must lie below 0xbfff_0000',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xc000_0000' }, { code: '0xfeff_ffff' }, 'Kernel, for machine mode only'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xff00_0000' }, { code: '0xffef_ffff' }, 'Kernel stack, growing down from 0xfff0_0000'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0000' }, { code: '0xffff_007f' }, 'Machine-mode registers x0 to x31'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0080' }, { code: '0xffff_00ff' }, 'User-mode registers x0 to x31'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0100' }, { code: '0xffff_01ff' }, 'Where writes to x0 go; nothing reads it'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0200' }, '', 'User program counter while the kernel runs (MEPC)'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0210' }, { code: '0xffff_0217' }, 'Program counter and mode of a suspended segment'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0240' }, { code: '0xffff_025f' }, 'Output digest'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_0260' }, { code: '0xffff_027f' }, 'Input digest'],
    },
    {
      versions: 'next',
      cells: [{ code: '0xffff_0300' }, '', 'Circuit version: 3'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: '0xffff_1000' }, '', 'Address of the ecall handler'],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [
        { code: '0xffff_2000' },
        { code: '0xffff_2027' },
        'Trap handlers, one for each cause; the kernel sets none, and a trap ends the run with an error',
      ],
    },
    {
      versions: 'next',
      cells: [{ code: '0xffff_2000' }, '', 'Address of the trap handler'],
    },
  ],
});
