import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Soundness of one segment of 2^20 cycles',
  source: [{ title: 'the soundness tests of risc0-zkvm', href: 'src:risc0/zkvm/src/host/server/prove/tests.rs' }],
  checked: '2026-11-20',
  columns: ['What you assume about FRI', 'Bits'],
  rows: [
    { versions: '<1.2', cells: ['the best attack known is the best there is (toy problem conjecture)', '98.3'] },
    { versions: '1.2', cells: ['the best attack known is the best there is (toy problem conjecture)', '97.9'] },
    { versions: '>1.2', cells: ['the best attack known is the best there is (toy problem conjecture)', '97.1'] },
    { cells: ['conjectures of the DEEP-FRI and proximity gaps papers', '74.9'] },
    { versions: '<1.2', cells: ['nothing unproven (list decoding)', '41.8'] },
    { versions: '1.2', cells: ['nothing unproven (list decoding)', '41.7'] },
    { versions: '>1.2', cells: ['nothing unproven (list decoding)', '41.6'] },
  ],
});
