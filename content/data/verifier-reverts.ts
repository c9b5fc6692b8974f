import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Errors from verify',
  source: [{ title: 'contracts/src', href: 'https://github.com/risc0/risc0-ethereum/tree/main/contracts/src' }],
  checked: '2026-11-20',
  columns: ['Error', 'Cause'],
  rows: [
    {
      versions: '<1.0',
      cells: [
        { code: 'false' },
        'The image ID or the final state is wrong, or the journal differs in at least one byte.',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'SelectorUnknown(selector)' },
        'The router has no verifier for the zkVM that generated the seal.',
      ],
    },
    {
      versions: '>=1.0',
      cells: [{ code: 'SelectorRemoved(selector)' }, 'The verifier was removed from the router. Update the zkVM.'],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'SelectorMismatch(received, expected)' },
        'You called a single verifier with a seal from a different version.',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'VerificationFailed()' },
        'The image ID is wrong, or the journal differs in at least one byte. Compare abi.encode with what the guest commits.',
      ],
    },
    // From OpenZeppelin's Pausable.
    {
      versions: '>=1.0',
      quotes: [],
      cells: [{ code: 'EnforcedPause()' }, 'The emergency stop of this verifier has been triggered.'],
    },
  ],
});
