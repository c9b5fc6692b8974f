import { defineTable } from 'onesource';

const row = (code: string, remedy: string, askedAs?: string) => ({
  versions: '>=1.0',
  ...(askedAs && { askedAs }),
  cells: [{ code }, remedy],
});

export const table = defineTable({
  caption: 'Errors from verify',
  source: [{ title: 'contracts/src', href: 'https://github.com/risc0/risc0-ethereum/tree/main/contracts/src' }],
  checked: '2026-11-24',
  columns: ['Error', 'What to do, and what happened'],
  rows: [
    {
      versions: '<1.0',
      cells: [
        { code: 'false' },
        'Compare image ID, final state, and journal with those of the receipt. One of them is wrong, or the seal was made by a release that this verifier is not for.',
      ],
    },
    row(
      'SelectorUnknown(selector)',
      'If the selector is the mock selector of this version, prove without RISC0_DEV_MODE. The seal is from dev mode.',
      'custom error 0xe4ea6542',
    ),
    row(
      'SelectorUnknown(selector)',
      'Otherwise, prove with a release whose verifier the router has, or deploy that verifier yourself. The router knows none for this seal.',
    ),
    row(
      'SelectorUnknown(selector)',
      'If the seal has 256 bytes, put the selector in front, as encode_seal does. The seal field of a Groth16 receipt lacks it, and the first bytes of the proof were read as one.',
    ),
    row(
      'SelectorRemoved(selector)',
      'Prove with a newer release, and rebuild the guest with it. The owner took this verifier out for good.',
      'custom error 0xde03ac4c',
    ),
    row(
      'SelectorMismatch(received, expected)',
      'Call the router, or the verifier of the release that made the seal. You called a single verifier with a seal of a different one.',
      'custom error 0xb8b38d4c',
    ),
    row(
      'VerificationFailed()',
      'Compare the bytes that your contract hashes with receipt.journal.bytes: what abi.encode gives has to be what the guest commits. The journal differs in at least one byte.',
      'custom error 0x439cc0cd',
    ),
    row(
      'VerificationFailed()',
      'Compare the image ID in the contract with the one that the host prints. The guest was rebuilt, or the ID’s words were put together in the wrong byte order.',
    ),
    row(
      'VerificationFailed()',
      'Pass sha256(journal), once. The digest was hashed a second time, or the journal itself was passed.',
    ),
    // From OpenZeppelin's Pausable.
    {
      askedAs: 'halted, custom 0xd93c0665',
      ...row(
        'EnforcedPause()',
        'Read the advisories, and move to a release that isn’t affected. The emergency stop of this verifier was triggered, and every call reverts from then on.',
      ),
      quotes: [],
    },
  ],
});
