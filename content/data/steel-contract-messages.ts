import { defineTable } from 'onesource';

const tooOldFor =
  'Use the beacon kind, or renew the proof as below. The block left the window before the transaction arrived.';
const badTimestamp = { code: 'InvalidBlockTimestamp()' };

/** Custom errors of Steel.sol, which belong to another repository. */
export const table = defineTable({
  caption: 'When a contract refuses a commitment',
  source: [
    {
      title: 'Steel.sol at v2.2.2',
      href: 'https://github.com/risc0/risc0-ethereum/blob/v2.2.2/contracts/src/steel/Steel.sol',
    },
    { title: 'CHANGELOG.md', href: 'https://github.com/boundless-xyz/steel/blob/main/CHANGELOG.md' },
  ],
  checked: '2026-11-29',
  columns: ['Revert', 'What to do, and what happened'],
  rows: [
    {
      versions: '<3.0',
      askedAs: 'expired, stale, 256, delay',
      cells: [{ code: 'CommitmentTooOld()' }, tooOldFor],
    },
    {
      versions: '>=3.0',
      askedAs: 'expired, stale, 256, delay',
      cells: [[{ code: 'CommitmentTooOld()' }, { code: 'InvalidCommitmentBlockNumber' }, 'on main'], tooOldFor],
    },
    {
      askedAs: 'beacon, expired, missing',
      cells: [
        badTimestamp,
        'Generate the proof again against a newer block of the right chain. EIP-4788 has no root for that timestamp: it is too old, or the proof is of a different chain. The error exists since Steel 2.2.',
      ],
    },
    {
      cells: [
        badTimestamp,
        {
          text: 'Before this change, the library accepted a commitment with a recent timestamp that no block has, and zeros as the digest. Steel’s guests don’t produce one; a guest that writes its commitment itself could.',
          href: 'https://github.com/risc0/risc0-ethereum/pull/605',
        },
      ],
    },
    {
      askedAs: 'unsupported kind',
      cells: [{ code: 'ConsensusSlotCommitmentNotSupported()' }, 'Use the beacon kind. The EVM can’t look up a slot.'],
    },
    {
      askedAs: 'ChainSpec digest, unsupported network, upgrade',
      cells: [
        { code: 'InvalidConfigID(expected, received)' },
        'Build guest and contract from the same commit of Steel. They have different rules: another chain, or a Steel that knows one fork more or less. The error exists since Steel 2.4.',
      ],
    },
    {
      askedAs: 'outdated Steel.sol, unknown kind, history',
      cells: [
        { code: 'InvalidCommitmentVersion' },
        'Take the library and the guest’s Steel from the same release. The library is the older one.',
      ],
    },
    {
      askedAs: 'validateCommitment fails, reorg, wrong network, require',
      cells: [
        'the result is false',
        'Compare the chains, and prove again against a block that can’t be replaced anymore. The number exists, but the hash differs, after a reorganization or because the commitment is from another chain.',
      ],
    },
  ],
});
