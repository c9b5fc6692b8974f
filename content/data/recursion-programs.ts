import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'Recursion programs, with the methods of ProverServer that run them',
  source: [
    { title: 'ProverServer', href: 'src:risc0/zkvm/src/host/server/prove/mod.rs' },
    { title: 'recursion/prove', href: 'src:risc0/zkvm/src/host/recursion/prove/mod.rs' },
  ],
  checked: '2026-11-21',
  columns: ['Program', 'Takes', 'Gives'],
  rows: [
    { cells: [{ code: 'lift' }, 'The receipt of a segment', 'A succinct receipt of that segment'] },
    { cells: [{ code: 'join' }, 'Succinct receipts of two adjacent parts of a session', 'One receipt for both'] },
    {
      cells: [
        { code: 'resolve' },
        'A receipt with assumptions, and a receipt for the first of them',
        'The same receipt without that assumption',
      ],
    },
    {
      versions: '1.2',
      cells: [
        { code: 'union' },
        'Receipts of two unrelated claims',
        'One receipt for the pair, used for Keccak proofs; no method of ProverServer yet',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [
        { code: 'union' },
        'Receipts of two unrelated claims',
        'One receipt for the pair, used to join Keccak proofs into one tree',
      ],
    },
    {
      cells: [
        { code: 'identity_p254' },
        'A succinct receipt',
        'The same claim, hashed with Poseidon over a 254-bit field',
      ],
    },
    {
      versions: '>=3.0',
      cells: [{ code: 'lift_povw' }, 'The receipt of a segment', 'The same as lift, with the work counted'],
    },
    {
      versions: '>=3.0',
      cells: [{ code: 'join_povw' }, 'Two receipts with work', 'The same as join, with the work added up'],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'resolve_povw' },
        'A receipt with work and assumptions',
        'The same as resolve, with the work kept',
      ],
    },
    { versions: '>=3.0', cells: [{ code: 'unwrap_povw' }, 'A receipt with work', 'The receipt of the run alone'] },
    {
      versions: '>=3.0',
      cells: [{ code: 'join_unwrap_povw' }, 'Two receipts with work', 'The same as join and then unwrap'],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'resolve_unwrap_povw' },
        'A receipt with work and assumptions',
        'The same as resolve and then unwrap',
      ],
    },
  ],
});
