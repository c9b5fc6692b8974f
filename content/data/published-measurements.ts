import { defineTable } from 'onesource';

const guide = {
  text: 'Boundless prover guide',
  href: 'https://github.com/boundless-xyz/boundless/blob/5b325579ee9f324041078e319cf44316f8e1569b/documentation/site/pages/provers/performance-optimization.mdx',
};
const overview = {
  text: 'official overview of the zkVM',
  href: 'https://github.com/risc0/risc0/blob/3bbcd44d6/website/api/zkvm/zkvm-overview.md',
};
const official = {
  text: 'official guide to local proving',
  href: 'https://github.com/risc0/risc0/blob/3bbcd44d6/website/api/generating-proofs/local-proving.md',
};

/** Only figures that somebody published, each with its source; none of them was measured for this site. */
export const table = defineTable({
  caption: 'Published figures for memory, speed, and seal size',
  source: [
    { title: 'Boundless prover guide', href: guide.href },
    { title: 'risc0#3762', href: 'https://github.com/risc0/risc0/pull/3762' },
    { title: 'risc0-groth16', href: 'src:risc0/groth16/src/lib.rs' },
  ],
  checked: '2026-11-21',
  columns: ['What', 'Value', 'Published in'],
  rows: [
    { cells: ['RAM recommended for generating proofs', '16 GB', overview] },
    { versions: '>=1.0', cells: ['RAM below which you should lower the segment size', '10 GB', official] },
    { versions: '>=1.1', cells: ['Largest segment on a card with 8 GB of VRAM', 'po2 19', guide] },
    { versions: '>=1.1', cells: ['Largest segment with 16 GB', 'po2 20', guide] },
    { versions: '>=1.1', cells: ['Largest segment with 20 GB', 'po2 21', guide] },
    { versions: '>=1.1', cells: ['Largest segment with 40 GB', 'po2 22', guide] },
    {
      versions: '>=3.0 <next',
      cells: [
        'Succinct receipt of Fibonacci, 12 million cycles, po2 21, RTX 4090, release 3.0.4',
        '724,700 cycles a second',
        { text: 'risc0#3762, 25 May 2026', href: 'https://github.com/risc0/risc0/pull/3762' },
      ],
    },
    {
      versions: '>=3.0 <next',
      cells: [
        'Verifying a secp256k1 signature with the crate k256, M4 Max, processor only, release 3.0.5',
        '261 s',
        { text: 'risc0#3753, 15 June 2026', href: 'https://github.com/risc0/risc0/issues/3753' },
      ],
    },
    {
      versions: '>=2.1 <next',
      cells: [
        'Succinct receipt of an Ethereum block, whose composite receipt had more than 300 MiB',
        '0.21 MiB',
        { text: 'ere#38, 21 June 2025', href: 'https://github.com/eth-act/ere/pull/38' },
      ],
    },
    {
      versions: '>=3.0',
      cells: [
        'RAM with which the Groth16 step in Docker succeeds; with 6 GB it fails',
        '8 GB',
        {
          text: 'logos-execution-zone#645, 27 July 2026',
          href: 'https://github.com/logos-blockchain/logos-execution-zone/pull/645',
        },
      ],
    },
    {
      cells: [
        'Seal of a Groth16 receipt',
        '256 bytes',
        { text: 'source of risc0-groth16', href: 'src:risc0/groth16/src/lib.rs' },
      ],
    },
  ],
});
