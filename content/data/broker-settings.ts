import { defineTable } from 'onesource';

const setting = (name: string, preset: string, meaning: string) => ({
  quotes: [],
  cells: [{ code: name }, preset, meaning],
});

/** Settings of another project, which `quotes` can't check: they are in the first source. */
export const table = defineTable({
  caption: 'Settings of broker.toml in Boundless 2.0, section [market]',
  source: [
    {
      title: 'prover_utils/config.rs at v2.0.2',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/config.rs',
    },
  ],
  checked: '2026-11-23',
  columns: ['Setting', 'Without it', 'Meaning'],
  rows: [
    setting('min_mcycle_price', 'required', 'lowest price for a million cycles, in USD or ETH'),
    setting('max_collateral', 'required', 'highest collateral for one request, in USD or ZKC'),
    setting('peak_prove_khz', 'no estimate', 'what the cluster proves in a second, in thousands of cycles'),
    setting('max_concurrent_proofs', '1', 'requests that are proven at a time'),
    setting('max_concurrent_preflights', '8', 'requests that are executed at a time, to count their cycles'),
    setting(
      'min_mcycle_limit, max_mcycle_limit',
      '0, 8,000',
      'shorter and longer runs are skipped, in millions of cycles',
    ),
    setting('min_deadline', '150', 'seconds that have to be left before the deadline'),
    setting('max_journal_bytes', '10,000', 'larger journals are skipped: they are expensive to deliver'),
    setting('max_file_size', '50,000,000', 'bytes of a program or an input that are downloaded'),
    setting('deny_requestor_addresses', 'none', 'accounts whose requests are skipped'),
    setting('allow_client_addresses', 'all', 'the only accounts whose requests are taken'),
    setting('priority_requestor_lists', 'one list of the project', 'accounts for which the limits of size are off'),
    setting(
      'order_commitment_priority',
      'cycle_price',
      'which request is taken first: random, shortest_expiry, price, cycle_price, or tightest_deadline',
    ),
    setting('proof_retry_count', '1', 'how often a failed proof is started again; in the section [prover]'),
    setting('rpc_mode', 'auto', 'how the chain is watched: v2, or legacy with eth_getLogs'),
    setting(
      'telemetry_mode',
      'enabled',
      'sends figures about each request to Boundless; logsonly keeps them in the log',
    ),
  ],
});
