import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Kinds of receipts',
  source: [
    { title: 'InnerReceipt', href: 'docsrs:risc0-zkvm/enum.InnerReceipt' },
    { title: 'Prover', href: 'docsrs:risc0-zkvm/trait.Prover' },
  ],
  checked: '2026-11-21',
  columns: ['Kind', 'Consists of', 'Good for'],
  rows: [
    {
      cells: [
        { code: 'Flat' },
        'one STARK for each segment of the run',
        'getting a proof as fast as possible; its size grows with the run',
      ],
      versions: '<0.20',
    },
    {
      cells: [
        { code: 'Composite' },
        'one STARK for each segment, and the receipts that it relies on',
        'getting a proof as fast as possible; its size grows with the run',
      ],
      versions: '>=0.20',
    },
    {
      cells: [
        { code: 'Succinct' },
        'one STARK for the whole run',
        'sending and storing; its size does not depend on the run',
      ],
    },
    {
      cells: [{ code: 'Groth16' }, 'one SNARK of a few hundred bytes', 'verification in a smart contract'],
      versions: '0.20 || >=1.0',
    },
    {
      cells: [{ code: 'Compact' }, 'one SNARK of a few hundred bytes', 'verification in a smart contract'],
      versions: '0.21',
    },
    {
      cells: [
        { code: 'Fake' },
        'no proof at all: made in development mode',
        'trying things out; only verifiers in dev mode and mock contracts accept it',
      ],
    },
  ],
});
