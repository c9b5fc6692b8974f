import { defineTable } from 'onesource';

const user = 'instructions and ecalls of the program';
const paging = 'loading a page when a segment first touches it, and storing one that it changed';
const reserved = 'everything else in a segment: start, end, lookup tables, and padding up to a power of two';
const total =
  'what the prover works on: the kinds below together, which is 2 to the power of po2, summed over the segments';
const stats = (field: string) => ({ code: `ProveInfo.stats.${field}` });

/** Until 0.21 `SegmentInfo` has two of the figures; `ProveInfo::stats` came with 1.0. */
export const table = defineTable({
  caption: 'What the size of a run consists of',
  source: [{ title: 'risc0/zkvm/src/host', href: 'src:risc0/zkvm/src/host' }],
  checked: '2026-11-21',
  columns: ['Kind', 'What it counts', 'Where you read it'],
  rows: [
    { versions: '<1.0', cells: ['total', total, { code: 'SegmentInfo.po2' }] },
    { versions: '>=1.0 <next', cells: ['total', total, stats('total_cycles')] },
    {
      versions: 'next',
      cells: [
        'rows',
        'the sum of the rows of all segments, padding included, and what the prover works on; several instructions of one kind share a row',
        stats('row_count'),
      ],
    },
    { versions: '<1.0', cells: [{ text: 'user', href: 'term:user-cycle' }, user, { code: 'SegmentInfo.cycles' }] },
    { versions: '>=1.0 <2.0.0', cells: [{ text: 'user', href: 'term:user-cycle' }, user, stats('user_cycles')] },
    {
      versions: '>=2.0.0 <next',
      cells: [{ text: 'user', href: 'term:user-cycle' }, `${user}, including the kernel’s`, stats('user_cycles')],
    },
    { versions: '<1.2', cells: [{ text: 'paging', href: 'term:paging-cycle' }, paging, ''] },
    { versions: '>=1.2 <next', cells: [{ text: 'paging', href: 'term:paging-cycle' }, paging, stats('paging_cycles')] },
    { versions: '<1.2', cells: ['reserved', reserved, ''] },
    { versions: '>=1.2 <next', cells: ['reserved', reserved, stats('reserved_cycles')] },
    {
      versions: 'next',
      cells: ['instructions', 'instructions of the program, including the kernel’s', stats('insn_count')],
    },
    { versions: 'next', cells: ['padding', 'the rows that are empty', stats('padding_row_count')] },
  ],
});
