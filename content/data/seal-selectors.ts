import { defineTable } from 'onesource';
import { oldReleases } from '../islands/receipt-verifier/facts/old-releases.ts';
import { mockSelectors, setVerifiers } from '../islands/receipt-verifier/facts/other-verifiers.ts';
import { releases } from '../islands/receipt-verifier/facts/releases.ts';

const at = (path: string, tag: string) => `https://github.com/risc0/risc0-ethereum/blob/${tag}/${path}`;

export const table = defineTable({
  caption: 'Selectors: what the first four bytes of a seal say',
  source: [
    { title: 'ControlID.sol, at each tag', href: at('contracts/src/groth16/ControlID.sol', 'v3.0.1') },
    { title: 'deployment.toml', href: at('contracts/deployment.toml', '6329676ed58ab48b4d998011c9dcd5bc658bb619') },
    { title: 'lib.rs of the contracts crate', href: at('contracts/src/lib.rs', 'v3.0.1') },
  ],
  checked: '2026-11-21',
  columns: ['Selector', 'Kind of seal', 'Made by', 'Contracts release'],
  rows: [
    ...releases.toReversed().map(({ selector, zkvm, tag }) => ({
      cells: [{ code: `0x${selector}` }, 'Groth16', `RISC Zero ${zkvm}`, { code: tag }],
    })),
    ...setVerifiers.toReversed().map(({ selector, version }) => ({
      cells: [
        { code: `0x${selector}` },
        'set inclusion',
        `set builder ${version}`,
        { code: `RiscZeroSetVerifier ${version}` },
      ],
    })),
    ...mockSelectors.map((selector) => ({
      cells: [
        { code: `0x${selector}` },
        'mock',
        selector === '00000000'
          ? 'dev mode, risc0-ethereum 1.0 to 1.4.2; risc0-aggregation, for a fake root'
          : 'dev mode, risc0-ethereum since 1.4.3',
        'mock verifier',
      ],
    })),
    ...oldReleases
      .toReversed()
      .map(({ zkvm, tag }) => ({ cells: ['none', 'Groth16', `RISC Zero ${zkvm}`, { code: tag }] })),
  ],
});
