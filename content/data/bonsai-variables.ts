import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Variables of the Bonsai prover',
  source: [
    { title: 'BonsaiProver', href: 'src:risc0/zkvm/src/host/client/prove/bonsai.rs' },
    { title: 'bonsai-sdk', href: 'src:bonsai/sdk/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Variable', 'Meaning'],
  rows: [
    { cells: [{ code: 'BONSAI_API_URL' }, 'address of the service'] },
    { cells: [{ code: 'BONSAI_API_KEY' }, 'your key, sent as the header x-api-key'] },
    { versions: '>=1.1', cells: [{ code: 'BONSAI_POLL_INTERVAL_MS' }, 'milliseconds between two questions for the result; default 1000'] },
    { versions: '>=2.0.0', cells: [{ code: 'BONSAI_TIMEOUT_MS' }, 'milliseconds for one request; default 30000, none to wait for ever'] },
    { cells: [{ code: 'RISC0_PROVER=bonsai' }, 'fail, rather than prove elsewhere, when something is missing'] },
    { cells: [{ code: 'RISC0_DEV_MODE=1' }, 'send nothing, unless RISC0_PROVER is set'] },
  ],
});
