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
      quotes: [],
      versions: '>=1.0',
      askedAs: 'fails inside, recursive, mock, panicked',
      cells: [
        { code: 'called `Result::unwrap()` on an `Err` value: InvalidProof' },
        {
          text: 'If your guest calls Receipt::verify itself, it got a fake receipt of dev mode, or a damaged one. Verifiers in guests says what a guest accepts. To rely on a receipt of the zkVM, call env::verify, which leaves the verification to the prover.',
          href: 'api:generating-proofs/dev-mode#in-guests',
        },
      ],
    },
    {
      askedAs: 'assert, bounds trace, crash',
      cells: [
        { code: 'Guest panicked: …' },
        'An assertion, an unwrap, or an index failed in the guest. Rust’s own message follows; file and line are in the lines that the guest prints on standard error.',
      ],
    },
    {
      askedAs:
        'attempts past EOF, input provided, executor hangs, waits forever, missing, ran out of data, empty stdin',
      cells: [
        { code: 'DeserializeUnexpectedEnd' },
        'Compare the reads of the guest with the writes of the host, in number and type; a crate for shared types keeps them equal. The guest read more than the host wrote.',
      ],
    },
    {
      cells: [
        'The program hangs and prints nothing',
        'Write the input that the guest reads. Without any, the guest’s standard input is that of the host’s process, so that the program waits for input from the terminal. From 0.20 on it is empty, and the guest panics.',
      ],
      versions: '<0.20',
      quotes: [{ file: 'risc0/zkvm/src/host/client/posix_io.rs', text: 'BufReader::new(stdin())' }],
    },
    {
      askedAs: 'invalid tag byte, mismatch, decode env',
      cells: [
        { code: 'DeserializeBadBool, DeserializeBadOption, DeserializeBadUtf8' },
        'Let the guest read the types that the host wrote, in the same order.',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/err.rs', text: 'DeserializeBadOption' }],
    },
    {
      askedAs: 'custom Visitor, hand-written impl, roundtrip works natively, serde_json accepts it',
      cells: [
        { code: 'invalid type: sequence, expected struct …' },
        'Add visit_seq to the Deserialize implementation, derive it, or pass the value as JSON. This codec hands over the fields of a struct as a sequence, and the implementation has only visit_map (risc0#2871).',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/deserializer.rs', text: 'self.deserialize_tuple(fields.len(), visitor)' }],
    },
    {
      askedAs: 'serde zero-copy field, Cow lifetime struct, u8 deserialize guest',
      cells: [
        { code: 'invalid type: string …, expected a borrowed string' },
        'Replace &str by String in the type. env::read hands over owned strings and bytes, which can’t be borrowed.',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/deserializer.rs', text: 'visitor.visit_string' }],
    },
    {
      askedAs: 'raw_vec decoding Solidity calldata, foundry, garbage prefix parsing args',
      cells: [
        { code: 'capacity overflow' },
        'Compare how the input was written with how the guest reads it. A length was read from bytes that hold something else: env::read can’t read ABI encoding or JSON, which write_slice and forge test pass on as they are.',
      ],
      quotes: [],
    },
    {
      askedAs: 'bump exhausted, freed OOM, dealloc linked, OOM, heap exhausted, leak',
      cells: [{ code: 'Out of memory!' }, 'Reuse buffers in loops. The guest’s allocator never frees memory.'],
      versions: '<1.1',
    },
    {
      cells: [
        { code: 'Out of memory!' },
        'Reuse buffers, or enable the feature heap-embedded-alloc of risc0-zkvm, whose allocator frees memory at the price of some cycles. The guest’s default allocator never frees memory.',
      ],
      versions: '>=1.1',
    },
    {
      askedAs: 'handler, exhausted uninitialised, unit',
      cells: [
        { code: 'memory allocation of … bytes failed' },
        'With the feature heap-embedded-alloc: hold less data at a time, since the memory is used up. If the first allocation fails, nothing set up the heap, as risc0-zkvm does before main; that was so in tests by cargo risczero (risc0#2768). An illegal instruction, c0001073, follows.',
      ],
      versions: '>=1.1',
      quotes: [{ file: 'risc0/zkvm/src/guest/mod.rs', text: 'risc0_zkvm_platform::heap::' }],
    },
    {
      askedAs: 'rand thread_rng, HashMap seed entropy, insecure randomness opt',
      cells: [
        { code: 'WARNING: `getrandom()` called from guest.' },
        'The guest asked for random numbers, and the host would choose them. If that is acceptable, enable the feature getrandom of risc0-zkvm.',
      ],
      versions: '>=0.20',
    },
    {
      askedAs: 'std env var crashes, lookup forbidden, dotenv RUST_LOG',
      cells: [
        { code: 'sys_getenv is disabled; can be enabled with the sys-getenv feature flag on risc0-zkvm-platform' },
        'Pass settings as input, or enable the feature if the value does not matter. The guest, or a crate in it, read an environment variable. If it is enabled, cargo tree --duplicates shows a second copy of the crate; both need the same number.',
      ],
      versions: '>=1.1',
    },
    {
      cells: [
        { code: 'sys_getenv is disabled; can be enabled with the sys-getenv feature flag on risc0-zkvm-platform' },
        'If the guest calls receipt.verify: pass it a real receipt. This version asks for RISC0_DEV_MODE when it meets a fake one, also in a guest. Don’t enable the feature for that, since the host could then have the guest accept any receipt.',
      ],
      versions: '>=1.1 <2.2',
    },
    {
      askedAs: 'deserialize, unsupported, internally',
      cells: [
        { code: 'Not supported' },
        'Pass this type as JSON or with borsh, or take the attribute of serde off. The codec of env::read and env::commit has no type information, and neither has postcard. Both refuse enums with untagged or tag, flattened fields, serde_json::Value, and sequences of unknown length.',
      ],
      versions: '>=0.21',
      quotes: [{ file: 'risc0/zkvm/src/serde/err.rs', text: 'Self::NotSupported => "Not supported"' }],
    },
    {
      askedAs: 'bytemuck Pod journal, words misaligned length',
      cells: [
        { code: 'failed to cast or read slice as [u32]: OutputSliceWouldHaveSlop' },
        'Bytes were decoded whose number is not a multiple of 4. They were written with commit_slice or in another format: read the bytes as they are.',
      ],
      quotes: [{ file: 'risc0/zkvm/src/serde/deserializer.rs', text: 'failed to cast or read slice as [u32]' }],
    },
    {
      askedAs: 'bytes arrived, sizes differ',
      cells: [
        { code: 'source slice length (0) does not match destination slice length (32)' },
        'The guest copies between slices of different lengths with copy_from_slice. Input that is missing or shorter than expected is the usual reason; check lengths first.',
      ],
      quotes: [],
    },
    {
      askedAs: 'Instant std riscv, chrono Utc aborts, wall clock unsupported',
      cells: [
        { code: 'time not implemented on this platform' },
        'Pass the time as input. The guest, or a crate in it, asked for the time. The standard library panics without a system call, and the host can’t answer in its place.',
      ],
      quotes: [],
    },
  ],
});
