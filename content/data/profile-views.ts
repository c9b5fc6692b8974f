import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'What to look at in a profile',
  source: [{ title: 'profiler.rs', href: 'src:risc0/zkvm/src/host/server/exec/profiler.rs' }],
  checked: '2026-11-20',
  columns: ['Look at', 'To learn'],
  rows: [
    { cells: ['Flame Graph', 'each function’s share as a bar, its callees below it'] },
    { cells: [{ code: 'flat' }, 'the cost of a function’s own instructions'] },
    { cells: [{ code: 'cum' }, 'the cost of a function with all it calls'] },
    { cells: ['Source', 'the cost of each line'] },
    { versions: '<2.0.0', cells: ['Memory pages', 'are not in the profile'] },
    { versions: '>=2.0.0', cells: [{ code: '[PageIn], [PageOut]' }, 'the cost of memory pages, in the place that caused it'] },
  ],
});
