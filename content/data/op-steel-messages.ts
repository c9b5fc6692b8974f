import { defineTable } from 'onesource';

const release = 'https://github.com/risc0/risc0-ethereum/tree/v2.2.2';

const pinned = { code: 'conflicting implementations of trait NetworkWallet<Optimism>' };
const noGame = 'Check the address of the portal. No game fulfills the rules under which the contract would accept it.';
const notFinal = 'the contract’s check returns false';

/** Messages of op-steel at v2.2.2 and in Steel's own repository, and of its dependencies. */
export const table = defineTable({
  caption: 'Messages of op-steel',
  source: [
    { title: 'crates/op-steel/src', href: `${release}/crates/op-steel/src` },
    { title: 'OpSteel.sol', href: `${release}/contracts/src/steel/OpSteel.sol` },
    { title: 'steel#118', href: 'https://github.com/boundless-xyz/steel/pull/118' },
  ],
  checked: '2026-11-28',
  columns: ['Message or symptom', 'What to do, and what happened'],
  rows: [
    {
      askedAs: 'build fails, mismatched, E0308',
      cells: [
        { code: 'there are multiple different versions of crate reqwest' },
        'Copy the Cargo.lock of the Steel release next to your manifest. The releases of alloy don’t fit together, and alloy-provider doesn’t compile.',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'E0119, compile, coherence, dependency upgrade',
      cells: [
        pinned,
        {
          text: 'Take op-steel 0.8.3, which comes with Steel 2.4.4 and pins an older alloy-network. From 1.7.4 on, alloy-network and op-alloy-network both implement the trait.',
          href: 'https://github.com/boundless-xyz/steel/pull/118',
        },
      ],
    },
    {
      versions: '<3.0',
      askedAs: 'E0119, compile, coherence, dependency upgrade',
      cells: [
        pinned,
        'Use the Cargo.lock of the Steel release, or pin alloy-network and alloy-provider below 1.7.4. From that release on, alloy-network and op-alloy-network both implement the trait.',
      ],
    },
    {
      versions: '<3.0',
      askedAs: 'dispute, wrong, none',
      cells: [{ code: 'GameNotFound' }, noGame],
    },
    {
      versions: '>=3.0',
      askedAs: 'dispute, wrong, none',
      cells: [[{ code: 'no valid finalized game exists' }, { code: 'GameNotFound' }], noGame],
    },
    {
      askedAs: 'provider, unsupported parameter',
      cells: [
        'an error of eth_call that mentions overrides',
        'Use an RPC server for Ethereum that accepts state overrides, or choose DisputeGameIndex::Number. Finalized finds the game with a contract that exists only in that call.',
      ],
    },
    {
      askedAs: 'wrong L2, different network',
      cells: [
        { code: 'no valid dispute games in range: …' },
        'Check that portal and second URL belong to the same chain. None of the 20 games before the index has a right claim for it.',
      ],
    },
    {
      askedAs: 'pruned node, historical',
      cells: [
        { code: 'failed to create OutputRootProof for game …' },
        'Use an archive server for the OP Stack chain. This one doesn’t keep the state of that block.',
      ],
    },
    {
      askedAs: 'panic, assertion, wrong',
      cells: [
        { code: 'Block hash mismatch' },
        'Build the environment again, and don’t change the input. The guest stopped, since the game’s root is of a different block from the one that was read.',
      ],
    },
    {
      askedAs: 'revert, 0x100, dispute',
      cells: [
        [{ code: 'InvalidCommitmentVersion' }, 'in the contract, for a game'],
        'Inherit from OpCommitmentValidator, and call the inherited function. The journal commits to a game, and the library Steel doesn’t know that kind.',
      ],
    },
    {
      versions: '<3.0',
      askedAs: 'rejected, too early',
      cells: [
        notFinal,
        'Wait until the game is resolved and the delay is over. If it is, the portal has replaced its game type since then.',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'rejected, too early',
      cells: [
        notFinal,
        'Wait until the game is resolved and the delay is over. If it is, the game was retired or blacklisted since then.',
      ],
    },
  ],
});
