import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Values of RISC0_PROVER',
  source: [{ title: 'default_prover', href: 'src:risc0/zkvm/src/host/client/prove/mod.rs' }],
  checked: '2026-11-20',
  columns: ['Value', 'Where the prover runs', 'Requires'],
  rows: [
    { cells: [{ code: 'local' }, 'in your process', 'the feature prove'] },
    { cells: [{ code: 'ipc' }, 'in an r0vm child process', 'r0vm, installed or named by RISC0_SERVER_PATH'] },
    {
      versions: '>=3.0 <next',
      cells: [
        { code: 'actor' },
        'in an r0vm child process that spreads the work over several workers; it ignores ProverOpts and cannot compress receipts',
        'r0vm',
      ],
    },
    {
      versions: '<1.2',
      cells: [{ code: 'bonsai' }, 'on a server with the Bonsai protocol', 'BONSAI_API_URL and BONSAI_API_KEY'],
    },
    {
      versions: '>=1.2',
      cells: [
        { code: 'bonsai' },
        'on a server with the Bonsai protocol',
        'the feature bonsai (on by default), BONSAI_API_URL and BONSAI_API_KEY',
      ],
    },
  ],
});
