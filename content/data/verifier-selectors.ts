import { defineTable } from 'onesource';

const deployments =
  'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml';

/** The contracts release is the newest one whose ControlID.sol holds the control root of the zkVM. */
export const table = defineTable({
  caption: 'Contracts release and selector for this version',
  source: [
    { title: 'control_id.rs', href: 'src:risc0/circuit/recursion/src/control_id.rs' },
    { title: 'deployment.toml', href: deployments },
  ],
  checked: '2026-11-21',
  columns: ['Contracts release', 'Selector', 'Seal for the contract', 'Mock selector', 'Deployed verifier'],
  rows: [
    {
      versions: '0.21',
      cells: [
        { code: 'v0.10.0' },
        'none',
        'the SNARK receipt of a Bonsai service',
        'none: the seal is empty',
        'none; don’t deploy one: proofs of this version can be forged',
      ],
    },
    {
      versions: '1.0',
      cells: [
        { code: 'v1.0.0' },
        { code: '0x310fe598' },
        { code: 'risc0_ethereum_contracts::groth16::encode' },
        { code: '0x00000000' },
        'none: the managed router has no verifier of 1.x anymore; don’t deploy one, since proofs of this version can be forged',
      ],
    },
    {
      versions: '1.1',
      cells: [
        { code: 'v1.1.4' },
        { code: '0x50bd1769' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0x00000000' },
        'removed from the managed router on November 10, 2025, but never stopped',
      ],
    },
    {
      versions: '1.2',
      cells: [
        { code: 'v1.4.3' },
        { code: '0xc101b42b' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'removed from the managed router on November 10, 2025, but never stopped',
      ],
    },
    {
      versions: '2.0.0',
      cells: [
        { code: 'v2.1.0' },
        { code: '0x9f39696c' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'stopped: router and emergency stop revert, the contract behind them still accepts false proofs',
      ],
    },
    {
      versions: '2.1',
      cells: [
        { code: 'v2.2.1' },
        { code: '0xf536085a' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'stopped: router and emergency stop revert, the contract behind them still accepts false proofs',
      ],
    },
    {
      versions: '>=2.2 <=2.3',
      cells: [
        { code: 'v2.2.2' },
        { code: '0xbb001d44' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'active',
      ],
    },
    {
      versions: '>=3.0 <next',
      cells: [
        { code: 'v3.0.1' },
        { code: '0x73c457ba' },
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'active',
      ],
    },
    {
      versions: 'next',
      cells: [
        'none yet',
        'not final',
        { code: 'risc0_ethereum_contracts::encode_seal' },
        { code: '0xffffffff' },
        'none: unreleased',
      ],
    },
  ],
});
