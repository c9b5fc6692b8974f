import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Messages of the Bonsai client',
  source: [
    { title: 'BonsaiProver', href: 'src:risc0/zkvm/src/host/client/prove/bonsai.rs' },
    { title: 'bonsai-sdk', href: 'src:bonsai/sdk/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'Cause'],
  rows: [
    {
      cells: [
        { code: 'missing BONSAI_API_KEY env var' },
        'Bonsai was chosen by name, and this variable or the one of the address is not set.',
      ],
    },
    {
      versions: '>=1.2',
      cells: [{ code: 'not implemented: Unsupported prover: bonsai' }, 'The crate was built without its default feature bonsai.'],
    },
    {
      cells: [{ code: 'server error `…`' }, 'The service refused, and says why: a wrong key, a version it does not know, a limit.'],
    },
    { cells: [{ code: 'HTTP error from reqwest' }, 'No connection, or no answer in time.'] },
    {
      cells: [
        { code: 'Bonsai prover workflow […] exited: FAILED err: …' },
        'The guest panicked or went over a limit. Execute it on your machine first.',
      ],
    },
    { versions: '0.21', cells: [{ code: 'Only proven receipts can be uploaded.' }, 'An assumption has no receipt yet. Prove it first.'] },
    {
      versions: '>=1.0 <1.2',
      cells: [{ code: 'only proven assumptions can be uploaded to Bonsai.' }, 'An assumption has no receipt yet. Prove it first.'],
    },
    {
      versions: '>=1.2',
      cells: [{ code: 'Bonsai only supports succinct assumption receipts.' }, 'Prove what you compose with ProverOpts::succinct().'],
    },
    {
      versions: '>=1.0',
      cells: [
        { code: 'BonsaiProver does not support compression on existing receipts' },
        'compress was called. Ask for the final kind when you prove.',
      ],
    },
  ],
});
