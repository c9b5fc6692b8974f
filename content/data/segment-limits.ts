import { defineTable } from 'onesource';
import { limit } from './limits.ts';

const number = (value: number) => value.toLocaleString('en-US');
const [leastKeccak, mostKeccak] = limit.keccakPo2;
const free = (unit: string) => `${number(limit.keptFree)} ${unit}; ${number(limit.keptFreeBelowPo2Of15)} below po2 15`;

/** What happens beyond the limits. The values come from `limits.ts`, or are quoted from the source here. */
export const table = defineTable({
  caption: 'Limits of a segment and of a session',
  source: [
    { title: 'risc0/zkp/src/lib.rs', href: 'src:risc0/zkp/src/lib.rs' },
    { title: 'risc0/zkvm/src/host', href: 'src:risc0/zkvm/src/host' },
  ],
  checked: '2026-11-21',
  columns: ['Limit', 'Value', 'What happens beyond it'],
  rows: [
    {
      cells: [
        'Default segment limit',
        `po2 ${limit.defaultSegmentPo2}: ${number(2 ** limit.defaultSegmentPo2)}`,
        'The executor starts the next segment',
      ],
    },
    {
      versions: '<1.0',
      cells: [{ code: 'segment_limit_po2' }, '13 to 24', { code: 'Invalid segment_limit_po2: 12' }],
    },
    {
      versions: '>=1.0 <2.0.0',
      cells: [{ code: 'segment_limit_po2' }, '13 to 24', 'Nothing checks this value; the rows below decide'],
    },
    {
      versions: 'next',
      cells: [
        { code: 'segment_limit_po2' },
        '13 to 24',
        'At 10 and below, a debug build panics with “attempt to subtract with overflow”, and a release build makes one segment of the whole run. Nothing else checks this value; the rows below decide',
      ],
    },
    {
      versions: '>=2.0.0 <next',
      quotes: [
        {
          file: 'risc0/circuit/rv32im/src/execute/executor.rs',
          text: 'assert!(max_insn_cycles < segment_limit as usize);',
        },
      ],
      cells: [
        { code: 'segment_limit_po2' },
        '13 to 24',
        'The executor panics at 10 and below: assertion failed: max_insn_cycles < segment_limit as usize. Nothing else checks this value; the rows below decide',
      ],
    },
    { versions: '<1.1', cells: ['Segments with a control ID', 'po2 13 to 23', 'The proof does not verify'] },
    {
      versions: '>=1.1 <2.0.0',
      cells: [
        'Largest segment a default verifier accepts',
        `po2 ${limit.acceptedPo2.old}`,
        { code: 'segment po2 exceeds max on ProverOpts: 22 > 21' },
      ],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [
        'Largest segment a default verifier accepts',
        `po2 ${limit.acceptedPo2.current}`,
        { code: 'segment po2 exceeds max on ProverOpts: 23 > 22' },
      ],
    },
    {
      versions: 'next',
      cells: ['Largest segment a default verifier accepts', `po2 ${limit.acceptedPo2.current}`, ''],
    },
    {
      versions: '1.0',
      cells: ['Segments with a lift program', 'po2 14 to 23', { code: 'No rv32im verifier available for po2=24' }],
    },
    { versions: '>=1.1 <2.0.0', cells: ['Segments with a lift program', 'po2 14 to 21 by default', ''] },
    { versions: '>=2.0.0 <next', cells: ['Segments with a lift program', 'po2 14 to 22', ''] },
    { versions: 'next', cells: ['Segments with a lift program', 'po2 12 to 22', ''] },
    { versions: '>=1.0 <1.1', cells: ['Reserved in every segment', '2,194 cycles', ''] },
    { versions: '>=1.1 <2.0.0', cells: ['Reserved in every segment', '3,594 cycles', ''] },
    {
      versions: '>=2.0.0 <next',
      quotes: [
        {
          file: 'risc0/circuit/rv32im/src/execute/platform.rs',
          text: 'RESERVED_CYCLES: usize = LOOKUP_TABLE_CYCLES + CONTROL_DONE_CYCLES;',
        },
      ],
      cells: ['Reserved in every segment', '4,113 cycles, and 10 for paging', ''],
    },
    {
      versions: '>=0.19 <1.0',
      cells: [
        'Room for the next instruction',
        'what it takes',
        { code: '… resulted in a cycle count too large to fit into a single segment.' },
      ],
    },
    {
      versions: '>=1.0 <2.0.0',
      cells: [
        'Room for the next instruction',
        'what it takes',
        { code: 'segment limit (…) too small for instruction at pc: …' },
      ],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [
        'Kept free for the next instruction',
        free('cycles'),
        { code: 'segment limit (…) too small for instruction at pc: …' },
      ],
    },
    {
      versions: 'next',
      cells: [
        'Kept free for the next instruction',
        free('rows'),
        { code: 'segment limit (…) too small for instruction at pc: …' },
      ],
    },
    {
      versions: '<2.0.0',
      cells: [{ code: 'session_limit' }, 'none, unless the host sets one', { code: 'Session limit exceeded' }],
    },
    {
      versions: '>=2.0.0 <next',
      cells: [{ code: 'session_limit' }, 'none, unless the host sets one', { code: 'Session limit exceeded: … >= …' }],
    },
    {
      versions: 'next',
      cells: [
        { code: 'session_limit' },
        'none, unless the host sets one and has the feature prove; r0vm ignores it',
        { code: 'Session limit exceeded: … >= …' },
      ],
    },
    {
      versions: '<2.3',
      quotes: [{ file: 'risc0/zkvm/platform/src/syscall.rs', text: 'MAX_BUF_BYTES: usize = 4 * 1024;' }],
      cells: ['Bytes in one read or write syscall', '4,096: the runtime splits longer ones', ''],
    },
    {
      versions: '>=2.0.0',
      cells: [
        'Bytes in one machine-mode read or write',
        `${number(limit.machineBytes)}: the kernel splits longer ones`,
        '',
      ],
    },
    {
      cells: ['Blocks in one SHA-256 ecall', `${number(limit.shaBlocks)}: the runtime splits longer ones`, ''],
    },
    {
      versions: '>=1.2',
      cells: [
        'Keccak batch',
        `po2 ${leastKeccak} to ${mostKeccak}, by default ${limit.defaultKeccakPo2}`,
        { code: 'invalid keccak po2 19. Expected range: 14..=18' },
      ],
    },
    {
      versions: '>=3.0',
      cells: [
        'Journal, since 3.0.5',
        `${number(limit.journal)} bytes (${limit.journal / 2 ** 20} MiB)`,
        { code: 'journal write limit reached' },
      ],
    },
  ],
});
