import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Exit codes of a segment and of a run',
  source: [{ title: 'lib.rs', href: 'src:risc0/zkvm/src/lib.rs' }],
  checked: '2026-11-21',
  columns: ['Exit code', 'Meaning', 'Output'],
  rows: [
    { cells: [{ code: 'Halted(n)' }, 'the guest ended; n is its user exit code, 0 for success', 'yes'] },
    { versions: '<next', cells: [{ code: 'Paused(n)' }, 'the guest paused and may be resumed', 'yes'] },
    { versions: 'next', cells: [{ code: 'Paused(n)' }, 'the guest paused', 'yes'] },
    { cells: [{ code: 'SystemSplit' }, 'a segment ended that is not the last', 'none'] },
    {
      versions: '<0.20',
      cells: [{ code: 'SessionLimit' }, 'the run reached session_limit; run and prove turn this into an error', 'none'],
    },
    {
      versions: '>=0.20',
      cells: [
        { code: 'SessionLimit' },
        'declared but not used; a host that reaches its limit gets an error instead',
        'none',
      ],
    },
    { versions: '0.19', cells: [{ code: 'Fault' }, 'an instruction could not be executed', 'none'] },
  ],
});
