import { defineTable } from 'onesource';

const repository = 'https://github.com/risc0/risc0-ethereum';

/** Messages of Steel's crates at v2.2.2: state.rs, block.rs, event.rs, contract.rs, host/db/proof.rs. */
export const table = defineTable({
  caption: 'Messages about events and accounts',
  source: [{ title: 'crates/steel/src', href: `${repository}/tree/v2.2.2/crates/steel/src` }],
  checked: '2026-11-29',
  columns: ['Message or symptom', 'What to do, and what happened'],
  rows: [
    {
      askedAs: 'panic, missing, forgot',
      cells: [
        { code: 'No logs for matching filter' },
        'Preflight the same event with the same filter on the host. The guest queries one that the host didn’t ask for.',
      ],
    },
    {
      askedAs: 'panic, tampered, wrong logs',
      cells: [
        { code: 'Receipts root mismatch' },
        'Build the input again, and pass it on unchanged. The guest stopped, since the receipts in it are not those of the block.',
      ],
    },
    {
      askedAs: 'eth_getBlockReceipts failed, L2 provider, deserialize',
      cells: [
        { code: 'invalid receipts; inconsistent API response or incompatible response type' },
        'Try another RPC server on the host. The receipts in its answer don’t lead to the root in the block’s header.',
      ],
    },
    {
      askedAs: 'LOG0, unsupported',
      cells: [
        { code: 'Anonymous events not supported' },
        'Query an event that isn’t anonymous. Host and guest both stop with this message.',
      ],
    },
    {
      askedAs: 'ABI error, wrong, not deployed yet, empty output',
      cells: [
        { code: 'Failed to decode return data, expected type …' },
        'Compare the address, the block, and the function’s signature. There is no such function at that address, or no contract at that block.',
      ],
    },
    {
      askedAs: 'without bytecode, not in witness, AccountInfo',
      cells: [
        'the guest lacks an account that the host asked for with Account',
        {
          text: 'Take Steel 2.0.1 or later. In 1.4 and 2.0.0, the host recorded an account only if its code or storage was read, too, so the account’s query was missing from the input.',
          href: `${repository}/pull/529`,
        },
      ],
    },
  ],
});
