import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'What a failing verify answers',
  source: [{ title: 'contracts/src', href: 'https://github.com/risc0/risc0-ethereum/tree/main/contracts/src' }],
  checked: '2026-11-20',
  columns: ['Answer', 'Cause'],
  rows: [
    { versions: '<1.0', cells: [{ code: 'false' }, 'Wrong image ID, wrong final state, or a journal that differs in one byte.'] },
    { versions: '>=1.0', cells: [{ code: 'SelectorUnknown(selector)' }, 'The router has no verifier for the zkVM that made the seal.'] },
    { versions: '>=1.0', cells: [{ code: 'SelectorRemoved(selector)' }, 'Its verifier was taken out of the router. Update the zkVM.'] },
    {
      versions: '>=1.0',
      cells: [{ code: 'SelectorMismatch(received, expected)' }, 'You call a single verifier with the seal of another version.'],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'VerificationFailed()' },
        'Wrong image ID, or a journal that differs in one byte: compare abi.encode with the guest.',
      ],
    },
    // From OpenZeppelin's Pausable.
    { versions: '>=1.0', quotes: [], cells: [{ code: 'EnforcedPause()' }, 'The emergency stop of this verifier was pulled.'] },
  ],
});
