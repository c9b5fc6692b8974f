import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Contracts you can call verify on',
  source: [{ title: 'contracts/src', href: 'https://github.com/risc0/risc0-ethereum/tree/main/contracts/src' }],
  checked: '2026-11-20',
  columns: ['Contract', 'What it does', 'Who can change it'],
  rows: [
    { versions: '<1.0', cells: [{ code: 'RiscZeroGroth16Verifier' }, 'checks the proof', 'nobody'] },
    { versions: '>=1.0', cells: [{ code: 'RiscZeroGroth16Verifier' }, 'checks the proof; knows one selector', 'nobody'] },
    {
      versions: '>=1.0',
      cells: [
        { code: 'RiscZeroVerifierEmergencyStop' },
        'wraps that one until it is stopped; then every call reverts',
        'its guardian, or anyone who proves that the system is broken, stops it for good',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'RiscZeroVerifierRouter' },
        'reads the selector, the first four bytes of the seal, and calls the verifier for it. The usual choice: your contract outlives updates of the zkVM',
        'its owner adds and removes verifiers; on mainnets an addition waits three days',
      ],
    },
  ],
});
