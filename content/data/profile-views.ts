import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'What a profile shows',
  source: [{ title: 'profiler.rs', href: 'src:risc0/zkvm/src/host/server/exec/profiler.rs' }],
  checked: '2026-11-21',
  columns: ['Look at', 'To learn'],
  rows: [
    { cells: ['Flame Graph', 'each function’s share as a bar, with the functions it calls below it'] },
    { cells: [{ code: 'flat' }, 'the cost of a function’s own instructions'] },
    { cells: [{ code: 'cum' }, 'the cost of a function together with everything it calls'] },
    { cells: ['Source', 'the cost of each line'] },
    { versions: '<2.0.0', cells: ['Memory pages', 'nothing: the cost of pages is not in the profile'] },
    {
      versions: '>=2.0.0',
      cells: [{ code: '[PageIn], [PageOut]' }, 'the cost of memory pages, charged to the function that caused it'],
    },
  ],
});
