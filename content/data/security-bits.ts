import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Security targets of each proof, and what the tests calculate for a segment',
  source: [
    {
      title: 'the project’s security model',
      href: 'https://github.com/risc0/risc0/blob/main/website/api/security-model.md',
    },
    { title: 'soundness.rs', href: 'https://github.com/risc0/risc0/blob/main/risc0/zkp/src/prove/soundness.rs' },
    { title: 'tests', href: 'src:risc0/zkvm/src/host/server/prove/tests.rs' },
  ],
  checked: '2026-11-22',
  columns: ['Proof', 'Bits', 'Rests on', 'Believed to resist quantum computers'],
  rows: [
    { versions: '<1.1', cells: ['Segment (RISC-V STARK)', '98', 'random oracle model, toy problem conjecture', 'yes'] },
    {
      versions: '>=1.1 <2.0.0',
      cells: ['Segment (RISC-V STARK)', '97', 'random oracle model, toy problem conjecture', 'yes'],
    },
    {
      versions: '>=2.0.0',
      cells: ['Segment (RISC-V STARK)', '96', 'random oracle model, toy problem conjecture', 'yes'],
    },
    { versions: '>=1.0 <1.2', cells: ['… calculated for 2²⁰ cycles', '98.3', 'the same', 'yes'] },
    { versions: '1.2', cells: ['… calculated for 2²⁰ cycles', '97.9', 'the same', 'yes'] },
    { versions: '>1.2 <=3.0', cells: ['… calculated for 2²⁰ cycles', '97.1', 'the same', 'yes'] },
    {
      versions: '>=1.0 <=3.0',
      cells: ['… under weaker conjectures', '74.9', 'those of the DEEP-FRI and proximity gaps papers', 'yes'],
    },
    { versions: '>=1.0 <1.2', cells: ['… without a conjecture', '41.8', 'list decoding', 'yes'] },
    { versions: '1.2', cells: ['… without a conjecture', '41.7', 'list decoding', 'yes'] },
    { versions: '>1.2 <=3.0', cells: ['… without a conjecture', '41.6', 'list decoding', 'yes'] },
    { cells: ['Recursion STARK', '99', 'random oracle model, toy problem conjecture', 'yes'] },
    { versions: '<1.0', cells: ['Groth16', '99+', 'pairings on BN254, knowledge of exponent', 'no'] },
    {
      versions: '>=1.0',
      cells: ['Groth16', '99+', 'pairings on BN254, knowledge of exponent, an honest trusted setup', 'no'],
    },
  ],
});
