import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Messages from a guest that failed',
  source: [
    { title: 'System calls of the guest', href: 'src:risc0/zkvm/platform/src/syscall.rs' },
    { title: 'risc0_zkvm::serde::Error', href: 'docsrs:risc0-zkvm/serde/enum.Error' },
  ],
  checked: '2026-11-21',
  columns: ['The host reports', 'What happened, and what to do'],
  rows: [
    {
      cells: [
        { code: 'Guest panicked: …' },
        'An assertion, an unwrap, or an index failed in the guest. Rust’s own message follows, with file and line.',
      ],
    },
    {
      cells: [
        { code: 'DeserializeUnexpectedEnd' },
        'The guest read more than the host wrote, because of an extra read or because the two sides use different types. Put shared types into a crate that both use.',
      ],
    },
    {
      cells: [{ code: 'Out of memory!' }, 'The guest’s allocator never frees memory. Reuse buffers in loops.'],
      versions: '<1.1',
    },
    {
      cells: [
        { code: 'Out of memory!' },
        'The guest’s default allocator never frees memory. Reuse buffers, or enable the feature heap-embedded-alloc of risc0-zkvm, whose allocator frees memory at the price of some cycles.',
      ],
      versions: '>=1.1',
    },
    {
      cells: [
        { code: 'WARNING: `getrandom()` called from guest.' },
        'The guest asked for random numbers, which the host would choose. If that is acceptable, enable the feature getrandom of risc0-zkvm.',
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
