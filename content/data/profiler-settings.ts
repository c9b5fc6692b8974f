import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Ways to turn profiling on',
  source: [
    { title: 'env.rs', href: 'src:risc0/zkvm/src/host/client/env.rs' },
    { title: 'profiler.rs', href: 'src:risc0/zkvm/src/host/server/exec/profiler.rs' },
  ],
  checked: '2026-11-21',
  columns: ['Setting', 'Effect'],
  rows: [
    { versions: '<0.20', cells: ['features prove and profiler of risc0-zkvm', 'lets the host attach a Profiler'] },
    { versions: '>=0.20', cells: [{ code: 'RISC0_PPROF_OUT=file' }, 'writes the profile of a run into that file'] },
    {
      versions: '>=0.20 <next',
      cells: [{ code: 'ExecutorEnv::builder().enable_profiler(file)' }, 'does the same from code'],
    },
    {
      versions: 'next',
      cells: [
        { code: 'ExecutorEnv::builder().enable_profiler(file)' },
        'does the same from code, but only in a host with the feature prove: r0vm is not told',
      ],
    },
    { versions: '>=0.20', cells: [{ code: 'r0vm --pprof-out file' }, 'does the same for a run of r0vm'] },
    {
      versions: '>=2.0.0',
      cells: [
        { code: 'RISC0_PPROF_ENABLE_INLINE_FUNCTIONS=yes' },
        'attributes costs to inlined functions with the help of debug information. The run is slower, but needs no #[inline(never)]',
      ],
    },
    {
      versions: '>=1.2 <next',
      cells: [
        { code: 'RISC0_INFO=1 RUST_LOG=info' },
        'prints totals instead of a profile: segments, user, paging, and reserved cycles, ecalls, syscalls. The program that executes needs a tracing subscriber',
      ],
    },
    {
      versions: 'next',
      cells: [
        { code: 'RISC0_INFO=1 RUST_LOG=info' },
        'prints totals instead of a profile: segments, rows, padding, ecalls, syscalls. The program that executes needs a tracing subscriber',
      ],
    },
  ],
});
