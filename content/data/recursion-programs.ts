import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'Recursion programs, as calls of ProverServer',
  source: [
    { title: 'ProverServer', href: 'src:risc0/zkvm/src/host/server/prove/mod.rs' },
    { title: 'recursion/prove', href: 'src:risc0/zkvm/src/host/recursion/prove/mod.rs' },
  ],
  checked: '2026-11-21',
  columns: ['Program', 'Takes', 'Gives'],
  rows: [
    { cells: [{ code: 'lift' }, 'The receipt of a segment', 'A succinct receipt of that segment'] },
    { cells: [{ code: 'join' }, 'Succinct receipts of two neighbouring stretches of a session', 'One for both'] },
    {
      cells: [
        { code: 'resolve' },
        'A receipt with assumptions, and a receipt for the first of them',
        'The receipt without that assumption',
      ],
    },
    {
      versions: '1.2',
      cells: [{ code: 'union' }, 'Receipts of two unrelated claims', 'One for the pair, for Keccak proofs; no call of ProverServer yet'],
    },
    {
      versions: '>=2.0.0',
      cells: [{ code: 'union' }, 'Receipts of two unrelated claims', 'One for the pair; it joins Keccak proofs into one tree'],
    },
    { cells: [{ code: 'identity_p254' }, 'A succinct receipt', 'The same claim, hashed with Poseidon over a 254-bit field'] },
    { versions: '>=3.0', cells: [{ code: 'lift_povw' }, 'The receipt of a segment', 'As lift, with the work counted'] },
    { versions: '>=3.0', cells: [{ code: 'join_povw' }, 'Two receipts with work', 'As join, with the work added'] },
    { versions: '>=3.0', cells: [{ code: 'resolve_povw' }, 'A receipt with work and assumptions', 'As resolve, work kept'] },
    { versions: '>=3.0', cells: [{ code: 'unwrap_povw' }, 'A receipt with work', 'The receipt of the run alone'] },
    { versions: '>=3.0', cells: [{ code: 'join_unwrap_povw' }, 'Two receipts with work', 'join and unwrap in one step'] },
    {
      versions: '>=3.0',
      cells: [{ code: 'resolve_unwrap_povw' }, 'A receipt with work and assumptions', 'resolve and unwrap in one step'],
    },
  ],
});
