import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Targeted security of each proof',
  source: [
    { title: 'the project’s security model', href: 'https://github.com/risc0/risc0/blob/main/website/api/security-model.md' },
    { title: 'soundness.rs', href: 'https://github.com/risc0/risc0/blob/main/risc0/zkp/src/prove/soundness.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Proof', 'Bits', 'Rests on', 'Safe from quantum computers'],
  rows: [
    { versions: '<1.1', cells: ['Segment (RISC-V STARK)', '98', 'random oracle model, toy problem conjecture', 'yes'] },
    { versions: '>=1.1 <2.0.0', cells: ['Segment (RISC-V STARK)', '97', 'random oracle model, toy problem conjecture', 'yes'] },
    { versions: '>=2.0.0', cells: ['Segment (RISC-V STARK)', '96', 'random oracle model, toy problem conjecture', 'yes'] },
    { cells: ['Recursion STARK', '99', 'random oracle model, toy problem conjecture', 'yes'] },
    { versions: '<1.0', cells: ['Groth16', '99+', 'pairings on BN254, knowledge of exponent', 'no'] },
    { versions: '>=1.0', cells: ['Groth16', '99+', 'pairings on BN254, knowledge of exponent, an honest trusted setup', 'no'] },
  ],
});
