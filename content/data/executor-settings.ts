import { defineTable } from 'onesource';

const inProcess = 'Without the feature prove, r0vm ignores it.';
const builder = (method: string) => `docsrs:risc0-zkvm/struct.ExecutorEnvBuilder#method.${method}`;

/**
 * Since `next`, a request to `r0vm` carries the input and the segment limit only; see `ProofRequest` in
 * risc0/zkvm/src/host/rpc.rs.
 */
export const table = defineTable({
  caption: 'Settings of a run: methods of ExecutorEnvBuilder',
  source: [{ title: 'ExecutorEnvBuilder', href: 'docsrs:risc0-zkvm/struct.ExecutorEnvBuilder' }],
  checked: '2026-11-21',
  columns: ['Call', 'Effect'],
  rows: [
    {
      cells: [
        { code: 'add_input(&slice)', href: builder('add_input') },
        'adds input, as words or bytes, in the order in which the guest reads it',
      ],
      versions: '<0.19',
    },
    {
      cells: [
        { code: 'write(&value)?', href: builder('write') },
        'adds a value whose type has serde::Serialize, for the guest’s env::read',
      ],
      versions: '>=0.19',
    },
    {
      cells: [
        { code: 'write_slice(&slice)', href: builder('write_slice') },
        'adds bytes or integers without encoding them, for env::read_slice',
      ],
      versions: '>=0.19',
    },
    // docs.rs left unstable calls out of 1.1.
    {
      cells: [
        { code: 'write_frame(&bytes)' },
        'adds bytes with their length in front, for env::read_frame; it needs two system calls whatever the size',
      ],
      versions: '1.1',
    },
    {
      cells: [
        { code: 'write_frame(&bytes)', href: builder('write_frame') },
        'adds bytes with their length in front, for env::read_frame; it needs two system calls whatever the size',
      ],
      versions: '>=1.2',
    },
    {
      cells: [{ code: 'stdin(reader)', href: builder('stdin') }, 'takes the input from a file or a stream instead'],
      versions: '<next',
    },
    {
      cells: [
        { code: 'stdin(reader)', href: builder('stdin') },
        `takes the input from a file or a stream instead. ${inProcess}`,
      ],
      versions: 'next',
    },
    { cells: [{ code: 'stdout(writer)', href: builder('stdout') }, 'says where the guest’s private output goes'] },
    {
      cells: [
        { code: 'session_limit(Some(cycles))', href: builder('session_limit') },
        'stops the run with an error when the guest takes more cycles than this',
      ],
      versions: '<next',
    },
    {
      cells: [
        { code: 'session_limit(Some(rows))', href: builder('session_limit') },
        `stops the run with an error when the guest takes more rows than this, not counting padding. ${inProcess}`,
      ],
      versions: 'next',
    },
    {
      cells: [
        { code: 'segment_limit_po2(n)', href: builder('segment_limit_po2') },
        'limits a segment to 2ⁿ cycles: a smaller segment takes less memory to prove, larger ones mean fewer proofs',
      ],
      versions: '<next',
    },
    {
      cells: [
        { code: 'segment_limit_po2(n)', href: builder('segment_limit_po2') },
        'limits a segment to 2ⁿ rows: a smaller segment takes less memory to prove, larger ones mean fewer proofs',
      ],
      versions: 'next',
    },
    {
      cells: [
        { code: 'add_assumption(receipt)', href: builder('add_assumption') },
        'adds a receipt that the guest relies on',
      ],
      versions: '>=0.20 <next',
    },
    {
      cells: [
        { code: 'add_assumption(receipt)', href: builder('add_assumption') },
        'adds a receipt that the guest relies on. Later commits of main return a Result and refuse composite receipts',
      ],
      versions: 'next',
    },
    {
      cells: [
        { code: 'enable_profiler(path)', href: builder('enable_profiler') },
        'writes a profile of the run into a file',
      ],
      versions: '>=0.20 <next',
    },
    {
      cells: [
        { code: 'enable_profiler(path)', href: builder('enable_profiler') },
        `writes a profile of the run into a file. ${inProcess}`,
      ],
      versions: 'next',
    },
  ],
});
