import { defineTable } from 'onesource';

export const table = defineTable({
  caption: 'CUDA versions and host compilers that were reported to work, or not to',
  source: [
    { title: 'the release container', href: 'src:.github/containers/release/Dockerfile' },
    { title: 'risc0#2575', href: 'https://github.com/risc0/risc0/issues/2575' },
    { title: 'risc0#2737', href: 'https://github.com/risc0/risc0/issues/2737' },
    { title: 'risc0#3231', href: 'https://github.com/risc0/risc0/issues/3231' },
    {
      title: 'the container of Boundless',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/dockerfiles/prover/agent.dockerfile',
    },
  ],
  checked: '2026-11-28',
  columns: ['CUDA', 'Host compiler', 'Result'],
  rows: [
    { cells: ['12.2.2', 'GCC 9 (Ubuntu 20.04)', 'used by the project to build its releases'] },
    { versions: '>=3.0 <next', cells: ['12.8.0', 'GCC 13 (Ubuntu 24.04)', 'used by the project to build Bento'] },
    {
      versions: '>=2.0.0',
      cells: [
        '12.9.1',
        'GCC 14 (Arch Linux)',
        'works with CC=gcc-14 CXX=g++-14; fails with GCC 15, the one of the system',
      ],
    },
    {
      versions: '>=3.0 <next',
      cells: ['13.0.2', 'GCC 13 (Ubuntu 24.04)', 'used by Boundless 2.0.2 to build its agents with risc0-zkvm 3.0.4'],
    },
    { versions: '>=2.0.0', cells: ['12.9', 'not stated', 'works on an RTX 5090, with the architecture set by hand'] },
    { cells: ['12, of late 2024', 'GCC 14.2', 'fails while the kernels are compiled'] },
  ],
});
