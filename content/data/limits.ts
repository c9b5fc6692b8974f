import { defineTable } from 'onesource';

/** Sizes in bytes, and logarithms to base 2 where the name says so. Pages, tables, and tests take them from here. */
export const limit = {
  defaultSegmentPo2: 20,
  leastPo2: 13,
  mostPo2: 24,
  acceptedPo2: { old: 21, current: 22 },
  keptFree: 25_000,
  keptFreeBelowPo2Of15: 2_000,
  machineBytes: 1024,
  shaBlocks: 1000,
  keccakPo2: [14, 18],
  defaultKeccakPo2: 17,
  journal: 100 * 2 ** 20,
  memory: { old: 192 * 2 ** 20, current: 3 * 2 ** 30 },
} as const;

/** A limit that a constant of the zkVM sets, in the versions whose file has it with this value. */
export interface Limit {
  readonly what: string;
  readonly unit: string;
  readonly value: number | readonly [least: number, most: number];
  readonly constant: string;
  readonly file: string;
  readonly versions?: string;
  /** The first release with the constant, if pages name it: the one before doesn't have it. */
  readonly since?: string;
}

const rv32im = 'risc0/circuit/rv32im/src';
const keccak = 'risc0/circuit/keccak/src/lib.rs';
const segment = { what: 'Default size of a segment', unit: 'po2', constant: 'DEFAULT_SEGMENT_LIMIT_PO2' };
const accepted = { what: 'Largest segment a default verifier accepts', unit: 'po2', constant: 'DEFAULT_MAX_PO2' };
const receipt = 'risc0/zkvm/src/receipt.rs';
const free = 'Kept free for the next instruction';
const address = 'End of the guest’s addresses';
const memory = 'risc0/zkvm/platform/src/memory.rs';

/** `npm run check:facts` reads each constant at the tag of each version, and looks for it where no row names it. */
export const limits: readonly Limit[] = [
  { ...segment, value: limit.defaultSegmentPo2, file: 'risc0/zkvm/src/host/server/exec/executor.rs', versions: '<1.0' },
  { ...segment, value: limit.defaultSegmentPo2, file: `${rv32im}/prove/emu/exec/mod.rs`, versions: '>=1.0 <2.0.0' },
  { ...segment, value: limit.defaultSegmentPo2, file: `${rv32im}/execute/mod.rs`, versions: '>=2.0.0' },
  {
    what: 'Smallest proof',
    unit: 'po2',
    value: limit.leastPo2,
    constant: 'MIN_CYCLES_PO2',
    file: 'risc0/zkp/src/lib.rs',
  },
  {
    what: 'Largest proof',
    unit: 'po2',
    value: limit.mostPo2,
    constant: 'MAX_CYCLES_PO2',
    file: 'risc0/zkp/src/lib.rs',
  },
  { ...accepted, value: limit.acceptedPo2.old, file: receipt, versions: '>=1.1 <2.0.0' },
  { ...accepted, value: limit.acceptedPo2.current, file: receipt, versions: '>=2.0.0' },
  {
    what: free,
    unit: 'cycles',
    value: limit.keptFree,
    constant: 'MAX_INSN_CYCLES',
    file: `${rv32im}/lib.rs`,
    versions: '>=2.0.0 <next',
  },
  {
    what: `${free}, below po2 15`,
    unit: 'cycles',
    value: limit.keptFreeBelowPo2Of15,
    constant: 'MAX_INSN_CYCLES_LOWER_PO2',
    file: `${rv32im}/lib.rs`,
    versions: '>=2.0.0 <next',
  },
  {
    what: free,
    unit: 'rows',
    value: limit.keptFree,
    constant: 'MAX_INSN_ROWS',
    file: `${rv32im}/lib.rs`,
    versions: 'next',
  },
  {
    what: `${free}, below po2 15`,
    unit: 'rows',
    value: limit.keptFreeBelowPo2Of15,
    constant: 'MAX_INSN_ROWS_LOWER_PO2',
    file: `${rv32im}/lib.rs`,
    versions: 'next',
  },
  {
    what: 'Machine-mode read or write',
    unit: 'bytes',
    value: limit.machineBytes,
    constant: 'MAX_IO_BYTES',
    file: `${rv32im}/execute/platform.rs`,
    versions: '>=2.0.0',
  },
  {
    what: 'SHA-256 ecall',
    unit: 'blocks',
    value: limit.shaBlocks,
    constant: 'MAX_SHA_COMPRESS_BLOCKS',
    file: 'risc0/zkvm/platform/src/syscall.rs',
  },
  {
    what: 'Keccak batch',
    unit: 'po2',
    value: limit.keccakPo2,
    constant: 'KECCAK_PO2_RANGE',
    file: keccak,
    versions: '>=1.2',
  },
  {
    what: 'Default size of a Keccak batch',
    unit: 'po2',
    value: limit.defaultKeccakPo2,
    constant: 'KECCAK_DEFAULT_PO2',
    file: keccak,
    versions: '>=1.2',
  },
  {
    what: 'Journal',
    unit: 'bytes',
    value: limit.journal,
    constant: 'MAX_JOURNAL_SIZE',
    file: 'risc0/zkvm/src/host/server/exec/executor.rs',
    versions: '>=3.0',
    since: 'v3.0.5',
  },
  { what: address, unit: 'bytes', value: limit.memory.old, constant: 'SYSTEM', file: memory, versions: '<2.0.0' },
  {
    what: address,
    unit: 'bytes',
    value: limit.memory.current,
    constant: 'GUEST_MAX_MEM',
    file: memory,
    versions: '>=2.0.0',
  },
];

const shown = ({ unit, value }: Limit): string => {
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  const numbers = [...new Set([least, most])].map((number) => number.toLocaleString('en-US')).join(' to ');
  return unit === 'po2' ? `po2 ${numbers}` : `${numbers} ${unit}`;
};

export const table = defineTable({
  caption: 'Limits, and the constants that set them',
  source: [{ title: 'the files that the rows name', href: 'src:risc0' }],
  checked: '2026-11-28',
  columns: ['Limit', 'Value', 'Constant'],
  rows: limits.map((one) => ({
    ...(one.versions ? { versions: one.versions } : {}),
    cells: [one.what, shown(one), { code: one.constant, href: `src:${one.file}` }],
  })),
});
