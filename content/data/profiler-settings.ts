import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'What switches profiles on',
  source: [
    { title: 'env.rs', href: 'src:risc0/zkvm/src/host/client/env.rs' },
    { title: 'profiler.rs', href: 'src:risc0/zkvm/src/host/server/exec/profiler.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Setting', 'Effect'],
  rows: [
    { versions: '<0.20', cells: ['features prove and profiler of risc0-zkvm', 'the host can connect a Profiler'] },
    { versions: '>=0.20 <next', cells: [{ code: 'RISC0_PPROF_OUT=file' }, 'writes the profile of a run into that file'] },
    {
      versions: 'next',
      cells: [
        { code: 'RISC0_PPROF_OUT=file' },
        'writes the profile of a run into that file; only with the feature prove, since a request to r0vm does not carry it',
      ],
    },
    { versions: '>=0.20', cells: [{ code: 'ExecutorEnv::builder().enable_profiler(file)' }, 'the same from code'] },
    { versions: '>=0.20', cells: [{ code: 'r0vm --pprof-out file' }, 'the same for a run of r0vm'] },
    {
      versions: '>=2.0.0',
      cells: [
        { code: 'RISC0_PPROF_ENABLE_INLINE_FUNCTIONS=yes' },
        'tells inlined functions apart, from the debug information: slower, but #[inline(never)] is not needed',
      ],
    },
    {
      versions: '>=1.2 <next',
      cells: [
        { code: 'RISC0_INFO=1 RUST_LOG=info' },
        'prints a summary instead: segments, user, paging and reserved cycles, ecalls, syscalls. Needs a tracing subscriber in the program that executes',
      ],
    },
    {
      versions: 'next',
      cells: [
        { code: 'RISC0_INFO=1 RUST_LOG=info' },
        'prints a summary instead: segments, rows, padding, ecalls, syscalls. Needs a tracing subscriber in the program that executes',
      ],
    },
  ],
});
