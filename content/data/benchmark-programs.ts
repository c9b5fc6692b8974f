import { defineTable } from './table.ts';

export const table = defineTable({
  caption: 'The parts of the datasheet',
  source: [
    { title: 'risc0/zkvm/examples/datasheet.rs', href: 'src:risc0/zkvm/examples/datasheet.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Part', 'Measures'],
  rows: [
    { cells: [{ code: 'execute' }, 'Running a loop, without proving'] },
    { cells: [{ code: 'composite' }, 'Proving the loop in one segment, once for each size'] },
    { cells: [{ code: 'lift' }, 'One lift: a recursion proof of po2 18'] },
    { cells: [{ code: 'join' }, 'One join'] },
    { cells: [{ code: 'succinct' }, 'A proof of the loop, compressed into one STARK'] },
    { cells: [{ code: 'identity' }, 'One identity_p254'] },
    { versions: '<3.0', cells: [{ code: 'stark-to-snark' }, 'The last step to Groth16; needs x86-64 and the docker feature'] },
    { versions: '<3.0', cells: [{ code: 'groth16' }, 'The whole way to a Groth16 receipt; needs the same'] },
    { versions: '>=3.0', cells: [{ code: 'stark-to-snark' }, 'The last step to Groth16; needs the docker or the cuda feature'] },
    { versions: '>=3.0', cells: [{ code: 'groth16' }, 'The whole way to a Groth16 receipt; needs the same'] },
    { versions: '>=2.0.0', cells: [{ code: 'bigint2' }, 'Executing and proving a program that uses the big-integer precompile'] },
  ],
});
