import { defineTable } from 'onesource';

const examples = 'https://github.com/risc0/risc0-ethereum/tree';

export const table = defineTable({
  caption: 'Projects that join a guest and a contract',
  source: [
    { title: 'risc0/risc0', href: 'https://github.com/risc0/risc0' },
    { title: 'risc0/risc0-ethereum', href: 'https://github.com/risc0/risc0-ethereum' },
  ],
  checked: '2026-11-20',
  columns: ['Project', 'Shows'],
  rows: [
    {
      versions: '<1.0',
      cells: [
        { text: 'governance', href: 'src:bonsai/examples/governance/README.md' },
        'signatures of votes checked off chain, with the relay',
      ],
    },
    {
      versions: '<1.0',
      cells: [
        { text: 'bonsai-foundry-template', href: 'https://github.com/risc0/bonsai-foundry-template' },
        'a project to start from',
      ],
    },
    {
      versions: '>=1.0',
      cells: [
        { text: 'risc0-foundry-template', href: 'https://github.com/risc0/risc0-foundry-template' },
        'a project to start from: guest, contract, publisher',
      ],
    },
    {
      versions: '1.0',
      cells: [{ text: 'erc20', href: `${examples}/v1.0.0/examples/erc20` }, 'a view call proven with Steel'],
    },
    {
      versions: '>1.0',
      cells: [{ text: 'erc20', href: `${examples}/v2.0.2/examples/erc20` }, 'a view call proven with Steel'],
    },
    {
      versions: '1.0',
      cells: [
        { text: 'erc20-counter', href: `${examples}/v1.0.0/examples/erc20-counter` },
        'the same, checked by a contract',
      ],
    },
    {
      versions: '>1.0',
      cells: [
        { text: 'erc20-counter', href: `${examples}/v2.0.2/examples/erc20-counter` },
        'the same, checked by a contract',
      ],
    },
    {
      versions: '>=1.1',
      cells: [
        { text: 'token-stats', href: `${examples}/v2.0.2/examples/token-stats` },
        'several contract reads in one guest',
      ],
    },
    {
      versions: '>=1.1',
      cells: [
        { text: 'governance', href: `${examples}/v2.0.2/examples/governance` },
        'signatures of votes checked off chain',
      ],
    },
    {
      versions: '>=1.2',
      cells: [{ text: 'events', href: `${examples}/v2.0.2/examples/events` }, 'event logs read in a guest'],
    },
    {
      versions: '>=1.2',
      cells: [{ text: 'op', href: `${examples}/v2.0.2/examples/op` }, 'proofs about OP Stack chains'],
    },
    { cells: [{ text: 'zeth', href: 'https://github.com/risc0/zeth' }, 'whole Ethereum blocks executed in a guest'] },
  ],
});
