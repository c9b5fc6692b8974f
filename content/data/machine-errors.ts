import { defineTable } from 'onesource';

const row = (versions: string | undefined, code: string, remedy: string, askedAs?: string) => ({
  cells: [{ code }, remedy],
  ...(versions ? { versions } : {}),
  ...(askedAs ? { askedAs } : {}),
});

/** A guest's access outside its memory, in the words of each release. */
const accessFaults = [
  ['>=0.19 <1.0', 'address 0x00000000 is an invalid guest address'],
  ['1.0', 'Trap: LoadAccessFault, pc: …'],
  ['>=1.1 <2.0.0', 'Trap: LoadAccessFault(…), pc: …'],
  ['>=2.0.0 <next', 'Invalid trap address: 0x00000000, cause: LoadAccessFault(0x00000004)'],
] as const;

/** The same for a write, since 1.0. */
const storeFaults = [
  ['>=1.0 <2.0.0', 'Trap: StoreAccessFault, pc: …'],
  ['>=2.0.0 <next', 'Invalid trap address: 0x00000000, cause: StoreAccessFault'],
] as const;

const unaligned =
  'Copy the bytes into an aligned buffer first, such as a Vec<u32>, or use from_le_bytes or ptr::read_unaligned. Unsafe code or C read a word at an address that is not a multiple of its size; include_bytes! places its data at any address.';

export const table = defineTable({
  caption: 'Errors from the machine',
  source: [
    { title: 'risc0/zkvm/src/host/server/exec', href: 'src:risc0/zkvm/src/host/server/exec' },
    { title: 'risc0/circuit/rv32im', href: 'src:risc0/circuit/rv32im' },
    { title: 'boundless#1034', href: 'https://github.com/boundless-xyz/boundless/pull/1034' },
  ],
  checked: '2026-11-27',
  columns: ['Message', 'What to do, and what happened'],
  rows: [
    ...accessFaults.flatMap(([versions, code]) => [
      row(
        versions,
        code,
        'If deep or infinite recursion or a large local array came before it, move the data into a Vec or a Box, and limit the depth. The stack overflowed.',
      ),
      row(
        versions,
        code,
        'Otherwise, look at unsafe code and C for a pointer or an index that was computed wrongly; an address near 0, or one like 0xfffffffc, is a null pointer with an offset. The guest accessed an address outside its memory.',
      ),
    ]),
    ...storeFaults.map(([versions, code]) =>
      row(
        versions,
        code,
        'Look for a stack that overflowed or a wrong pointer, as for LoadAccessFault. The guest wrote to an address outside its memory; the memory map in the specification has the regions.',
      ),
    ),
    row(
      '>=2.0.0 <next',
      'Invalid trap address: 0x00000000, cause: IllegalInstruction(…)',
      'Let the guest return from main, or call env::exit. process::exit and abort run into an illegal instruction, and so does a jump to data.',
    ),
    row(
      '>=3.0 <next',
      'Invalid trap address: 0x00000000, cause: IllegalInstruction(…)',
      'If it began with an upgrade to this version, run cargo update in the folder of each guest, whose lock file still names the old crates, and build again (boundless#1034).',
      'crash, bump, migrate, I/O errors, stale dependency',
    ),
    row('0.18', 'unaligned load', unaligned),
    row('>=0.19 <1.0', 'unaligned load at 0x00200801', unaligned),
    row('>=1.0 <2.0.0', 'Trap: LoadAddressMisaligned, pc: …', unaligned),
    row('>=2.0.0 <next', 'Invalid trap address: 0x00000000, cause: LoadAddressMisaligned', unaligned),
    row(
      '0.19',
      'Faulted Session',
      'Run it with RUST_LOG=debug: the line that begins with fault names the reason and the address. The machine stopped the guest, for example because of an unaligned load.',
    ),
    row(
      'next',
      'Execution failed at program counter …',
      'Read the reason that follows. The counter is an address in the guest: with the symbols of the ELF file, a debugger names its function.',
    ),
    row(
      undefined,
      'Bad read file descriptor …',
      'Open the channel on the host, with read_fd or stdin of the environment. The guest reads from a number that the host has not opened.',
    ),
    row(
      undefined,
      'Bad write file descriptor …',
      'Open the channel on the host, with write_fd, stdout, or stderr of the environment. The guest writes to a number that the host has not opened.',
    ),
    row(
      undefined,
      'Unknown syscall: "…"',
      'If the name is one of your own, register a handler for it on the host, in the environment of this run.',
    ),
    row(
      undefined,
      'Unknown syscall: "…"',
      'If it begins with risc0_zkvm_platform, build the guest with the release of risc0-zkvm that the host and its prover have. A newer guest calls what an older host doesn’t offer.',
    ),
    row(
      '<2.0.0',
      'Unknown ecall 9',
      'Build the guest with the release of risc0-zkvm that the host has, and look at assembly of your own. The number in t0 belongs to no ecall.',
    ),
  ],
});
