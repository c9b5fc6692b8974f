import { defineTable } from 'onesource';

const repository = 'https://github.com/risc0/risc0-ethereum';

const notAsked =
  'Repeat each call of the guest on the host, with the same arguments and the same block. The guest stopped, since it asked for something that the host had not asked for.';
const notAskedWords = 'panic while executing, incomplete witness, forgot to fetch';

const slow = 'the preflight takes minutes';
const callFailed = { code: "call '…' failed: EVM error: …" };

/** Messages of Steel's crates at v2.2.2 and on its own branches, of RPC servers, and of cargo. */
export const table = defineTable({
  caption: 'Messages of Steel',
  source: [
    { title: 'crates/steel/src', href: `${repository}/tree/v2.2.2/crates/steel/src` },
    { title: 'CHANGELOG.md', href: 'https://github.com/boundless-xyz/steel/blob/main/CHANGELOG.md' },
  ],
  checked: '2026-11-29',
  columns: ['Message or symptom', 'What to do, and what happened'],
  rows: [
    { versions: '<3.0', askedAs: notAskedWords, cells: [{ code: 'MPT: Unresolved node access' }, notAsked] },
    {
      versions: '>=3.0',
      askedAs: notAskedWords,
      cells: [{ code: 'MPT: unresolved node access; the state was not recorded during preflight …' }, notAsked],
    },
    { askedAs: notAskedWords, cells: [{ code: 'No code with hash: …' }, notAsked] },
    { askedAs: notAskedWords, cells: [{ code: 'No block with number: …' }, notAsked] },
    {
      askedAs: 'empty witness, forgot to simulate',
      cells: [
        { code: 'no accounts accessed: use Contract::preflight' },
        'Run the call on the host with Contract::preflight before into_input. The environment had recorded no account and no storage when into_input was called, so there was nothing to prove. Releases up to 2.2 have this check.',
      ],
    },
    {
      askedAs: 'eth_call reverted, hidden',
      cells: [
        callFailed,
        'Read the end of the line, which has the cause. On the host, the call didn’t start, or the RPC server didn’t answer.',
      ],
    },
    {
      cells: [callFailed, { text: 'Before 1.1.4, Steel hid the cause.', href: `${repository}/pull/250` }],
    },
    {
      versions: '>=2.0.0',
      askedAs: 'reason, custom error, try_call',
      cells: [
        [{ code: "call '…' failed: reverted …" }, { code: 'halted: OutOfGas(…)' }, { code: 'did not return' }],
        {
          text: 'The contract refused, the gas limit was too low, or the code ended without a result: set caller and gas as Several calls, and who calls shows.',
          href: 'api:blockchain-integration/steel-events#several-calls-and-who-calls',
        },
      ],
    },
    {
      versions: '>=2.1',
      askedAs: 'upgrade, E0599 not found, changed',
      cells: [
        [{ code: 'no method named with_chain_spec' }, 'or into_env needs an argument'],
        'Since Steel 2.1, pass the rules when you build the environment: .chain_spec(…) before .build() on the host, and into_env(&ETH_SEPOLIA_CHAIN_SPEC) in the guest.',
      ],
    },
    {
      versions: '<2.1',
      askedAs: 'E0599 not found, changed',
      cells: [
        [{ code: 'no method named chain_spec' }, 'or into_env takes no argument'],
        'Call with_chain_spec after build and after into_env. The program is for Steel 2.1 or later.',
      ],
    },
    {
      askedAs: 'panic assertion left right, modified, stale, serialization',
      cells: [
        { code: 'State root mismatch' },
        'Take host and guest from the same release of Steel, and pass the input on as into_input returned it. The guest found a different state root in the header, because the input was changed or written by a different version.',
      ],
    },
    {
      askedAs: 'fake, virtual testnet, simulated, Hardhat, Ganache',
      cells: [
        { code: 'computed block hash does not match the hash returned by the API' },
        'Read from the chain itself, or from an Anvil of your own without a fork. The host stops, because the server makes up headers, and Steel needs true ones with proofs of the state.',
      ],
    },
    {
      cells: [
        { code: 'computed block hash does not match the hash returned by the API' },
        {
          text: 'A fork on Tenderly had zeros as its stateRoot (April 2025).',
          href: `${repository}/issues/528`,
        },
      ],
    },
    {
      askedAs:
        'error code -32000, pruned, distance to target exceeds maximum proof window, unavailable, Alchemy, Infura',
      cells: [
        { code: 'missing trie node …' },
        'Use an archive node, or read a newer block. The RPC server no longer has the state of that block.',
      ],
    },
    {
      askedAs: 'error response, code -32000, lagging replica, Alchemy, Infura',
      cells: [
        { code: 'header not found' },
        'Behind a load balancer, take a block a few behind the newest one, with .block_number(…). The RPC server doesn’t have the block yet.',
      ],
    },
    {
      versions: '>=3.0',
      askedAs: 'cannot resolve, withdrawn dependency, ethereum-consensus',
      cells: [
        [
          { code: 'failed to select a version for the requirement `core2 = "^0.4.0"`' },
          { code: 'version 0.4.0 is yanked' },
        ],
        'Take Steel 2.4.4 or later, or patch the crate to bbqsrc/core2 at the commit 545e84bc. Steel’s host needed core2 until 2.4.3, and the crate was taken off crates.io on April 14, 2026.',
      ],
    },
    {
      versions: '<3.0',
      askedAs: 'cannot resolve, withdrawn dependency',
      cells: [
        [
          { code: 'failed to select a version for the requirement `core2 = "^0.4.0"`' },
          { code: 'version 0.4.0 is yanked' },
        ],
        {
          text: 'Patch the crate, as shown with the host. Steel’s host needs it through ethereum-consensus, and it was taken off crates.io on April 14, 2026.',
          href: '#the-host',
        },
      ],
    },
    {
      askedAs: 'E0277, mismatched, conflict, ethers',
      cells: [
        [{ code: 'the trait bound … is not satisfied' }, 'about a provider or a type of alloy'],
        'Ask for the release of alloy that Steel needs in your manifest, too. Two releases are in the build; cargo tree --duplicates lists them.',
      ],
    },
    {
      versions: '<1.2',
      askedAs: 'expensive, too many, reduce, slow proving',
      cells: [
        'hundreds of millions of cycles',
        'Keccak hashes every node of the state tree, and this version has no precompile for it. Read fewer values.',
      ],
    },
    {
      versions: '>=1.2',
      askedAs: 'expensive, too many, reduce, slow proving',
      cells: [
        'hundreds of millions of cycles',
        'Check the patch: cargo tree --invert tiny-keccak, in the guest’s folder, has to show it. Until 2.3, risc0-zkvm needs the feature unstable, too. Keccak hashes every node of the state tree.',
      ],
    },
    {
      cells: [
        'hundreds of millions of cycles',
        {
          text: 'For comparison: one balance on Sepolia took 5.77 million cycles before Keccak had a precompile, of which 4.3 million were user cycles (August 2024).',
          href: `${repository}/blob/v2.2.2/examples/erc20/README.md`,
        },
      ],
    },
    {
      versions: '<2.1',
      askedAs: 'slow, too many, rate limit, timeout, 429, insufficient',
      cells: [
        slow,
        'Write call_with_prefetch in place of call on the host. One eth_createAccessList then replaces most requests, which otherwise ask for one value at a time. Not every server has that method. Geth checks whether the caller has enough funds for the gas: set .from to an account with ether, in host and guest.',
      ],
    },
    {
      versions: '>=2.1',
      askedAs: 'slow, too many, rate limit, timeout, 429, insufficient',
      cells: [
        slow,
        'Write call_with_prefetch in place of call on the host. One eth_createAccessList then replaces most requests, which otherwise ask for one value at a time. Not every server has that method. Geth checks whether the caller has enough funds for the gas: set the call’s tx.caller to an account with ether, in host and guest.',
      ],
    },
    {
      cells: [slow, { text: 'risc0-ethereum#387 has the messages of Geth.', href: `${repository}/issues/387` }],
    },
    {
      askedAs: 'wrong network, unknown, unsupported',
      cells: [
        { code: 'no supported fork for block …' },
        {
          text: 'Describe the chain, if Steel has no rules for it. The rules that you passed are of another chain, or begin after this block.',
          href: '#anvil',
        },
      ],
    },
    {
      askedAs: 'unresolved import',
      cells: [
        [{ code: 'cannot find __private in serde' }, 'in versions 1.2 and 2.0'],
        'Copy the Cargo.lock of the release next to your manifest, and build with a Rust of its time. These releases of alloy-consensus don’t compile with serde 1.0.220 or later.',
      ],
    },
    {
      versions: '<2.1',
      askedAs: 'Base, Optimism, L2',
      cells: [
        'the contract is on an OP Stack chain',
        {
          text: 'Use the crate op-steel in the same repository.',
          href: 'https://github.com/boundless-xyz/steel/tree/main/crates',
        },
      ],
    },
    {
      versions: '>=2.1',
      askedAs: 'Base, Optimism, L2',
      cells: [
        'the contract is on an OP Stack chain',
        {
          text: 'Use the crate op-steel, as in Read contracts of the OP Stack.',
          href: 'api:blockchain-integration/steel-op',
        },
      ],
    },
    {
      versions: '<2.1',
      askedAs: 'EIP-4844, blob',
      cells: [
        'the contract uses the KZG precompile, or another one that fails in the guest',
        'Choose a call that doesn’t need it. Steel has the point evaluation precompile from 2.1.0 on.',
      ],
    },
    {
      versions: '>=2.1',
      askedAs: 'EIP-4844, blob',
      cells: [
        'the contract uses the KZG precompile, or another one that fails in the guest',
        {
          text: 'Turn on the feature kzg of risc0-steel, in guest and host, and patch c-kzg and blst as in the list of forks.',
          href: 'api:zkvm/precompiles#crates',
        },
      ],
    },
  ],
});
