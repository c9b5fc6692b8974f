import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Messages with which a guest ends',
  source: [
    { title: 'System calls of the guest', href: 'src:risc0/zkvm/platform/src/syscall.rs' },
    { title: 'risc0_zkvm::serde::Error', href: 'docsrs:risc0-zkvm/serde/enum.Error' },
  ],
  checked: '2026-11-20',
  columns: ['The host reports', 'What happened, and what to do'],
  rows: [
    {
      cells: [
        { code: 'Guest panicked: …' },
        'An assert!, an unwrap or an index failed in the guest. Rust’s own message, with file and line, follows.',
      ],
    },
    {
      cells: [
        { code: 'DeserializeUnexpectedEnd' },
        'The guest read more than the host wrote: a read too many, or a type that differs between the two sides. Put shared types in a crate that both use.',
      ],
    },
    {
      cells: [{ code: 'Out of memory!' }, 'The guest’s allocator never takes memory back. Reuse buffers in loops.'],
      versions: '<1.1',
    },
    {
      cells: [
        { code: 'Out of memory!' },
        'The guest’s allocator never takes memory back. Reuse buffers, or switch on the feature heap-embedded-alloc of risc0-zkvm: it does, for some cycles more.',
      ],
      versions: '>=1.1',
    },
    {
      cells: [
        { code: 'WARNING: `getrandom()` called from guest.' },
        'The guest refuses random numbers until you decide that the host may choose them: the feature getrandom of risc0-zkvm allows it.',
      ],
      versions: '>=0.20',
    },
    {
      cells: [
        { code: 'sys_getenv is disabled; can be enabled with the sys-getenv feature flag on risc0-zkvm-platform' },
        'The guest called std::env::var. Pass settings as input instead.',
      ],
      versions: '>=1.1',
    },
  ],
});
