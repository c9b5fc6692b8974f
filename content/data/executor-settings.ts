import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Settings of a run (methods of ExecutorEnvBuilder)',
  source: [{ title: 'ExecutorEnvBuilder', href: 'docsrs:risc0-zkvm/struct.ExecutorEnvBuilder' }],
  checked: '2026-11-20',
  columns: ['Call', 'Effect'],
  rows: [
    { cells: [{ code: 'add_input(&slice)' }, 'input for the guest: words or bytes, in the order of its reads'], versions: '<0.19' },
    { cells: [{ code: 'write(&value)?' }, 'input for the guest’s next env::read, of any type with serde::Serialize'], versions: '>=0.19' },
    { cells: [{ code: 'write_slice(&slice)' }, 'input for env::read_slice, without encoding'], versions: '>=0.19' },
    { cells: [{ code: 'stdin(reader)' }, 'input from a file or a stream'] },
    { cells: [{ code: 'stdout(writer)' }, 'where the guest’s private output goes'] },
    { cells: [{ code: 'session_limit(Some(cycles))' }, 'the run fails when it takes more cycles'] },
    { cells: [{ code: 'segment_limit_po2(n)' }, 'a segment gets at most 2ⁿ cycles: smaller takes less memory, larger fewer proofs'] },
    { cells: [{ code: 'add_assumption(receipt)' }, 'a receipt that the guest relies on'], versions: '>=0.20' },
    { cells: [{ code: 'enable_profiler(path)' }, 'writes a profile of the run'], versions: '>=0.20' },
  ],
});
