import { defineTable } from 'onesource';

/** Arguments of examples/loop.rs until 0.21, of examples/datasheet.rs since. */
export const table = defineTable({
  caption: 'Arguments of the benchmark, after --',
  source: [
    { title: 'risc0/zkvm/examples', href: 'src:risc0/zkvm/examples' },
    { title: 'benches', href: 'src:risc0/zkvm/benches' },
  ],
  checked: '2026-11-21',
  columns: ['Argument', 'Effect'],
  rows: [
    { versions: '<1.0', cells: [{ code: '--iterations 1000' }, 'proves the loop once, with that many rounds'] },
    { versions: '<1.0', cells: [{ code: '--po2 18' }, 'sets the segment limit'] },
    { versions: '<1.0', cells: [{ code: '--hashfn sha-256' }, 'sets the hash function'] },
    { versions: '>=1.0', cells: [{ code: '--json file' }, 'also writes the results as JSON'] },
    {
      versions: '>=1.1',
      cells: [{ code: '--max-po2 22' }, 'lets composite continue with larger segments; the default is 20'],
    },
    { versions: '>=1.0', cells: [{ code: 'execute' }, 'measures only the execution of a loop, without a proof'] },
    {
      versions: '>=1.0',
      cells: [{ code: 'composite' }, 'measures only the proof of the loop in one segment, once for each size'],
    },
    {
      versions: '>=1.0',
      cells: [{ code: 'lift, join, identity' }, 'measures one step of recursion each, a proof of po2 18'],
    },
    {
      versions: '>=1.0',
      cells: [{ code: 'succinct' }, 'measures the proof of the loop and its compression into one STARK'],
    },
    { versions: '>=2.0.0', cells: [{ code: 'bigint2' }, 'measures a program that uses the big-integer precompile'] },
    {
      versions: '>=1.0 <3.0',
      cells: [
        { code: 'stark-to-snark' },
        'measures the last step to Groth16; needs -F docker, a running Docker, and x86-64',
      ],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'stark-to-snark' },
        'measures the last step to Groth16; needs -F docker and a running Docker, or -F cuda',
      ],
    },
    { versions: '>=1.0', cells: [{ code: 'groth16' }, 'measures everything up to a Groth16 receipt; needs the same'] },
  ],
});
