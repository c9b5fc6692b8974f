import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'What runs on the GPU',
  source: [
    { title: 'features of risc0-zkvm', href: 'src:risc0/zkvm/Cargo.toml' },
    { title: 'the provers of risc0-zkvm', href: 'src:risc0/zkvm/src/host/server/prove/mod.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Hardware', 'Feature', 'On the GPU'],
  rows: [
    { cells: ['NVIDIA', { code: 'cuda' }, 'segments and recursion'] },
    { versions: '<1.1', cells: ['Apple silicon', { code: 'metal' }, 'segments and recursion'] },
    {
      versions: '>=1.1 <2.0.0',
      cells: ['Apple silicon', { code: 'prove' }, 'segments and recursion, without another feature'],
    },
    { versions: '>=2.0.0 <3.0', cells: ['Apple silicon', { code: 'prove' }, 'recursion; segments run on the CPU'] },
    {
      versions: '>=3.0 <next',
      cells: ['Apple silicon', { code: 'prove' }, 'nothing; segments and recursion run on the CPU'],
    },
    {
      versions: 'next',
      cells: ['Apple silicon', { code: 'prove' }, 'segments and recursion, without another feature'],
    },
    { cells: ['any CPU', { code: 'prove' }, 'nothing'] },
  ],
});
