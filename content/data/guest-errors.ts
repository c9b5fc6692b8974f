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
        'An assertion, an unwrap, or an index failed in the guest. Rust’s own message follows; file and line are in the lines that the guest prints on standard error.',
      ],
    },
    {
      cells: [
        { code: 'DeserializeUnexpectedEnd' },
        'The guest read more than the host wrote: there is a read too many, or the two sides use different types. Put shared types into a crate that both use.',
      ],
    },
    {
      cells: [
        { code: 'DeserializeBadBool, DeserializeBadOption, DeserializeBadUtf8' },
        'The guest reads a different type from the one that the host wrote, or reads in a different order.',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/err.rs', text: 'DeserializeBadOption' }],
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
        'The guest asked for random numbers, and the host would choose them. If that is acceptable, enable the feature getrandom of risc0-zkvm.',
      ],
      versions: '>=0.20',
    },
    {
      cells: [
        { code: 'sys_getenv is disabled; can be enabled with the sys-getenv feature flag on risc0-zkvm-platform' },
        'The guest, or a crate in it, read an environment variable. Pass settings as input instead, or enable the feature if the value does not matter. If it is enabled, cargo tree --duplicates shows a second copy of the crate; both need the same number.',
      ],
      versions: '>=1.1',
    },
    {
      cells: [
        { code: 'Not supported' },
        'The codec of env::read and env::commit has no type information. It refuses untagged enums, flattened fields, serde_json::Value, and sequences of unknown length. Use postcard or borsh for such types.',
      ],
      versions: '>=1.0',
      quotes: [{ file: 'risc0/zkvm/src/serde/err.rs', text: 'Self::NotSupported => "Not supported"' }],
    },
    {
      cells: [
        { code: 'failed to cast or read slice as [u32]: OutputSliceWouldHaveSlop' },
        'Bytes were decoded whose number is not a multiple of 4. They were written with commit_slice or in another format: read the bytes as they are.',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/deserializer.rs', text: 'failed to cast or read slice as [u32]' }],
    },
    {
      cells: [
        { code: 'source slice length (0) does not match destination slice length (32)' },
        'The guest copies between slices of different lengths with copy_from_slice. Input that is missing or shorter than expected is the usual reason; check lengths first.',
      ],
      quotes: [],
    },
    {
      cells: [
        { code: 'time not implemented on this platform' },
        'The guest, or a crate in it, asked for the time. Pass the time as input.',
      ],
      quotes: [],
    },
  ],
});
