import { defineTable } from 'onesource';

const boundless =
  'https://github.com/boundless-xyz/boundless/blob/5b325579ee9f324041078e319cf44316f8e1569b/documentation/site/pages/provers/performance-optimization.mdx';
const official = 'https://github.com/risc0/risc0/blob/3bbcd44d6/website/api';

interface Published {
  readonly versions?: string;
  readonly what: string;
  /** Begins with the figure as the source has it. */
  readonly value: string;
  /** The source's own words. */
  readonly words: string;
  readonly source: { readonly text: string; readonly href: string };
}

const guide = { text: 'Boundless prover guide', href: boundless };

/** Only figures that somebody published; none of them was measured for this site. */
export const published: readonly Published[] = [
  {
    what: 'RAM recommended for generating proofs',
    value: '16 GB',
    words: 'we recommend a machine with at least 16GB of RAM',
    source: { text: 'official overview of the zkVM', href: `${official}/zkvm/zkvm-overview.md` },
  },
  {
    versions: '>=1.0',
    what: 'RAM below which you should lower the segment size',
    value: '10 GB',
    words: 'In cases where memory is constrained (i.e. less than 10 GB is available)',
    source: { text: 'official guide to local proving', href: `${official}/generating-proofs/local-proving.md` },
  },
  ...[
    { memory: 8, po2: 19 },
    { memory: 16, po2: 20 },
    { memory: 20, po2: 21 },
    { memory: 40, po2: 22 },
  ].map(({ memory, po2 }) => ({
    versions: '>=1.1',
    what: `Largest segment on a card with ${memory} GB of VRAM, as po2`,
    value: `${po2}`,
    words: `| ${`${memory}GB`.padEnd(4)} | ${po2} `,
    source: guide,
  })),
  {
    versions: '>=3.0 <next',
    what: 'Throughput of a succinct proof of Fibonacci, 12 million cycles, po2 21, RTX 4090, release 3.0.4',
    value: '724.7 kHz, or 724,700 cycles a second',
    words:
      'improve fib_succinct throughput by ~40% on RTX 4090 … RTX 4090, fib 12M cycles: v3.0.4 prebuilt baseline (po2=21): 724.7 KHz',
    source: { text: 'risc0#3762, May 25, 2026', href: 'https://github.com/risc0/risc0/pull/3762' },
  },
  {
    versions: '>=3.0 <next',
    what: 'Verifying a secp256k1 signature with the crate k256, M4 Max, processor only, release 3.0.5',
    value: '261.4 s',
    words: '| secp256k1 verify (stock `k256`) | 151.7 s | 261.4 s |',
    source: { text: 'risc0#3753, June 15, 2026', href: 'https://github.com/risc0/risc0/issues/3753' },
  },
  {
    versions: '>=2.1 <next',
    what: 'Succinct receipt of an Ethereum block, whose composite receipt had more than 300 MiB',
    value: '0.21 MiB',
    words: 'With this change, now proofs sizes are 0.21MiB.',
    source: { text: 'ere#38, June 21, 2025', href: 'https://github.com/eth-act/ere/pull/38' },
  },
  {
    versions: '>=3.0 <next',
    what: 'Verifying a succinct receipt of 223,403 bytes, M2 Pro, processor only, release 3.0.5',
    value: '11.531 ms',
    words: '| ppe/verify_native_transfer | 11.510 ms | 11.531 ms | 11.563 ms | 8 + 8 |',
    source: {
      text: 'logos-execution-zone, read on November 27, 2026',
      href: 'https://github.com/logos-blockchain/logos-execution-zone/blob/0fade738a158c0455a7879ff9551866cde446682/docs/benchmarks/cycle_bench.md',
    },
  },
  {
    versions: '>=3.0',
    what: 'RAM with which the Groth16 step in Docker succeeds; with 6 GB it fails',
    value: '8 GB',
    words: '8 GB is the verified floor — 6 GB and below fails',
    source: {
      text: 'logos-execution-zone#645, July 27, 2026',
      href: 'https://github.com/logos-blockchain/logos-execution-zone/pull/645',
    },
  },
];

export const table = defineTable({
  caption: 'Published figures for memory, speed, and receipt size',
  source: [
    { title: 'Boundless prover guide', href: boundless },
    { title: 'risc0#3762', href: 'https://github.com/risc0/risc0/pull/3762' },
    { title: 'risc0-groth16', href: 'src:risc0/groth16/src/lib.rs' },
  ],
  checked: '2026-11-23',
  columns: ['What', 'Value', 'Published in'],
  rows: [
    ...published.map(({ versions, what, value, source }) => ({
      ...(versions === undefined ? {} : { versions }),
      cells: [what, value, source],
    })),
    {
      cells: [
        'Seal of a Groth16 receipt',
        '256 bytes',
        { text: 'source of risc0-groth16', href: 'src:risc0/groth16/src/lib.rs' },
      ],
    },
  ],
});
