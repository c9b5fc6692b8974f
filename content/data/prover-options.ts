import { defineTable } from 'onesource';

/**
 * In next, a host without the feature prove gets a succinct receipt whenever it doesn't ask for Groth16: DefaultProver
 * in client/prove/default.rs.
 */
const smallerWithout = 'composite with the feature prove, succinct without it';
const opts = { title: 'ProverOpts', href: 'docsrs:risc0-zkvm/struct.ProverOpts' };

export const table = defineTable({
  caption: 'Constructors of ProverOpts',
  source: [opts],
  checked: '2026-11-21',
  columns: ['Constructor', 'Receipt kind', 'Segment hash', 'Note'],
  rows: [
    {
      versions: '0.21',
      cells: [
        { code: 'ProverOpts::default()' },
        'composite',
        { code: 'poseidon2' },
        'the only constructor; its fields are public',
      ],
    },
    {
      versions: '>=1.0 <=3.0',
      cells: [{ code: 'ProverOpts::default()' }, 'composite', { code: 'poseidon2' }, 'what prove uses'],
    },
    {
      versions: 'next',
      cells: [{ code: 'ProverOpts::default()' }, smallerWithout, { code: 'poseidon2' }, 'what prove uses'],
    },
    {
      versions: '>=1.0 <=3.0',
      cells: [{ code: 'ProverOpts::composite()' }, 'composite', { code: 'poseidon2' }, 'can be compressed later'],
    },
    {
      versions: 'next',
      cells: [{ code: 'ProverOpts::composite()' }, smallerWithout, { code: 'poseidon2' }, 'can be compressed later'],
    },
    {
      versions: '>=1.0 <2.0.0',
      cells: [{ code: 'ProverOpts::fast()' }, 'composite', { code: 'sha-256' }, 'cannot be compressed'],
    },
    {
      versions: '>=2.0.0 <=3.0',
      cells: [{ code: 'ProverOpts::fast()' }, 'composite', { code: 'poseidon2' }, 'the same as composite'],
    },
    {
      versions: 'next',
      cells: [{ code: 'ProverOpts::fast()' }, smallerWithout, { code: 'poseidon2' }, 'the same as composite'],
    },
    {
      versions: '>=1.0',
      cells: [{ code: 'ProverOpts::succinct()' }, 'succinct', { code: 'poseidon2' }, 'one STARK of constant size'],
    },
    {
      versions: '>=1.0 <3.0',
      cells: [
        { code: 'ProverOpts::groth16()' },
        'Groth16',
        { code: 'poseidon2' },
        'for contracts; the last step needs Docker',
      ],
    },
    {
      versions: '>=3.0',
      cells: [
        { code: 'ProverOpts::groth16()' },
        'Groth16',
        { code: 'poseidon2' },
        'for contracts; the last step needs Docker or an NVIDIA GPU',
      ],
    },
  ],
});
