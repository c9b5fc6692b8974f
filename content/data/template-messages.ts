import { defineTable } from 'onesource';

const stale = 'A panic! in the guest makes no forge test fail';

/** Messages of Foundry, contracts, and guests: the template is another repository. */
export const table = defineTable({
  caption: 'Where the template’s tests and scripts fail',
  source: [
    {
      title: 'risc0-foundry-template',
      href: 'https://github.com/risc0/risc0-foundry-template/tree/6e6f8cadc18de154da4bc1f0bc3e52a169d9e171',
    },
    {
      title: 'crates/ffi/src/main.rs',
      href: 'https://github.com/risc0/risc0-ethereum/blob/v3.0.1/crates/ffi/src/main.rs',
    },
  ],
  checked: '2026-11-27',
  columns: ['What you see', 'What to do, and what happened'],
  rows: [
    {
      askedAs: 'reverts, old release',
      cells: [
        [{ code: 'EnforcedPause()' }, { code: 'SelectorUnknown' }, 'after deploying the template'],
        'Bring the project to this version, since the proof is of 2.0.2. If the error names 0xffffffff, the proof is of dev mode.',
      ],
    },
    {
      askedAs: 'deserialize, garbage, alloc error, input',
      cells: [
        [{ code: 'capacity overflow' }, 'or another panic of the guest in forge test, while cargo test passes'],
        'Read all bytes from env::stdin(), as is-even does, and let the publisher pass them with write_slice. In a Foundry test, prove passes the bytes as they are, and a guest that calls env::read takes words of an ABI encoding for lengths.',
      ],
    },
    {
      askedAs: 'stale binary, change has no effect, not rebuilt',
      cells: [
        stale,
        'Run cargo build first. A Foundry test doesn’t build the guest, and its prove runs the file that the last build left at the path in Elf.sol.',
      ],
    },
    { cells: [stale, 'Tests with mockProve never run the guest.'] },
    {
      askedAs: 'import, missing, outdated',
      cells: ['ImageID.sol isn’t found, or has an old ID', 'Run cargo build before forge build.'],
    },
    {
      askedAs: 'recompiled, program, mismatch',
      cells: [
        [{ code: 'VerificationFailed()' }, 'after the guest was rebuilt'],
        {
          text: 'Deploy the contract again, or let the ID change. The deployed contract holds the old image ID, a constant.',
          href: 'api:blockchain-integration/contracts/rollups#image-id',
        },
      ],
    },
    {
      askedAs: 'missing library, cannot find import',
      cells: [
        { code: 'git submodule not initialized' },
        'Run git submodule update --init --recursive. The build prints this as a warning.',
      ],
    },
  ],
});
