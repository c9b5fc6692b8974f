import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Contracts that you can call verify on',
  source: [{ title: 'contracts/src', href: 'https://github.com/risc0/risc0-ethereum/tree/main/contracts/src' }],
  checked: '2026-11-20',
  columns: ['Contract', 'What it does', 'Who can change it'],
  rows: [
    { versions: '<1.0', cells: [{ code: 'RiscZeroGroth16Verifier' }, 'checks the proof', 'nobody'] },
    {
      versions: '>=1.0',
      cells: [{ code: 'RiscZeroGroth16Verifier' }, 'checks the proof, and accepts one selector', 'nobody'],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'RiscZeroVerifierEmergencyStop' },
        'passes calls on to that verifier until somebody stops it; from then on every call reverts',
        'its guardian can stop it for good, and so can anyone who proves that the system is broken',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'RiscZeroVerifierRouter' },
        'reads the selector (the first four bytes of the seal) and calls the verifier for it. This is the usual choice: your contract keeps working when the zkVM is updated',
        'its owner adds and removes verifiers; on mainnets, each change waits three days',
      ],
    },
  ],
});
