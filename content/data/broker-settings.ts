import { defineTable } from 'onesource';

const setting = (name: string, preset: string, meaning: string, change: string) => ({
  quotes: [],
  cells: [{ code: name }, preset, meaning, change],
});

/** Settings of another project, which `quotes` can't check: they are in the first source. */
export const table = defineTable({
  caption: 'Settings of broker.toml, Boundless 2.0: what they do, and when to change them',
  source: [
    {
      title: 'prover_utils/config.rs at v2.0.2',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/config.rs',
    },
  ],
  checked: '2026-11-27',
  columns: ['Setting', 'Without it', 'Meaning', 'When to change it'],
  rows: [
    setting(
      'min_mcycle_price',
      'required',
      'lowest price for a million cycles after gas, in USD or ETH',
      'raise it to what your power and card cost',
    ),
    setting(
      'max_collateral',
      'required',
      'highest collateral for one request, in USD or ZKC',
      'raise it when requests are skipped for their collateral, and you trust the cluster',
    ),
    setting(
      'peak_prove_khz',
      'no estimate',
      'what the cluster proves in a second, in thousands of cycles',
      'lower it when proofs are late; raise it with more cards',
    ),
    setting(
      'max_concurrent_proofs',
      '1',
      'requests that are locked and proven at a time',
      'raise it if cards wait between proofs; lower it, even to 0, to take nothing new',
    ),
    setting(
      'max_concurrent_preflights',
      '8',
      'requests that are executed at a time, to count their cycles',
      'set it to the number of executors',
    ),
    setting(
      'min_mcycle_limit, max_mcycle_limit',
      '0, 8,000',
      'shorter and longer runs are skipped, in millions of cycles',
      'raise the second for a large cluster, lower it after late deliveries',
    ),
    setting(
      'min_deadline',
      '195',
      'seconds that have to be left before the deadline',
      'raise it if deliveries come in the last minute',
    ),
    setting(
      'max_order_expiry_secs',
      'none',
      'requests that stay open longer are skipped',
      'for work that is done soon only',
    ),
    setting(
      'max_journal_bytes',
      '10,000',
      'larger journals are skipped: they are expensive to deliver',
      'raise it for a buyer who pays for it',
    ),
    setting(
      'max_file_size',
      '50,000,000',
      'bytes of a program or an input that are downloaded',
      'raise it for size limit exceeded',
    ),
    setting(
      'max_fetch_retries',
      '0',
      'how often a failed download is tried again',
      '2 if good requests are lost to bad servers',
    ),
    setting(
      'cache_dir',
      'none',
      'folder for downloaded programs and inputs',
      'set it if gateways limit you, or for frequent requests of one program',
    ),
    setting(
      'ipfs_gateway_fallback',
      'the market’s',
      'where an address with /ipfs/ is tried again',
      'name a gateway that you pay for',
    ),
    setting('deny_requestor_addresses', 'none', 'accounts whose requests are skipped', 'after useless requests'),
    setting(
      'allow_client_addresses, allow_requestor_lists',
      'all',
      'the only accounts whose requests are taken',
      'to prove for partners alone',
    ),
    setting(
      'priority_requestor_addresses, priority_requestor_lists',
      'one list of the project',
      'accounts that come first, and for which the limits of cycles and file size are off',
      'empty the list if your cluster is too small for them',
    ),
    setting(
      'pricing_overrides',
      'none',
      'min_mcycle_price by account, by kind of proof, or by both',
      'for a buyer with a price of its own',
    ),
    setting(
      'order_pricing_priority',
      'random',
      'which request is executed first: random, observation_time, or shortest_expiry',
      'rarely',
    ),
    setting(
      'order_commitment_priority',
      'cycle_price',
      'which request is locked first: random, shortest_expiry, price, cycle_price, or tightest_deadline',
      'tightest_deadline if deadlines are missed',
    ),
    setting(
      'expected_probability_win_secondary_fulfillment',
      '50',
      'percent of the reward that is counted for a request another prover failed to deliver',
      'raise it to prove more of them, lower it if others are faster',
    ),
    setting(
      'gas_priority_mode',
      'medium',
      'how much a transaction offers for gas: low, medium, high, or custom',
      'high if locks are lost or unconfirmed',
    ),
    setting(
      'gas_estimation_priority_mode',
      'medium',
      'which gas price is assumed when a request is priced',
      'rarely: a high one makes the broker skip requests',
    ),
    setting(
      'skip_gas_profitability_check',
      'false',
      'takes requests whose gas costs more than they pay',
      'for requests that you want to prove at a loss',
    ),
    setting(
      'balance_warn_threshold, balance_error_threshold',
      'none',
      'ether of the account below which the log warns',
      'set them, and let your monitoring read them',
    ),
    setting(
      'collateral_balance_warn_threshold, collateral_balance_error_threshold',
      'none',
      'the same for collateral, in ZKC',
      'set them',
    ),
    setting(
      'max_commitment_duration_secs',
      '14,400',
      'after this time, the place of a request is free again',
      'raise it for proofs of more than four hours',
    ),
    setting(
      'cancel_proving_expired_orders',
      'false',
      'stops a proof that comes too late',
      'true if you don’t collect work receipts',
    ),
    setting(
      'lookback_blocks, events_poll_blocks, events_poll_ms',
      '300, 150, 3,000',
      'how far back the start looks for requests; how much and how often legacy asks',
      'lower the first two for a server that limits eth_getLogs',
    ),
    setting(
      'rpc_mode',
      'auto',
      'how the chain is watched: v2, or legacy with eth_getLogs',
      'legacy if the server lacks eth_getBlockReceipts',
    ),
    setting(
      'telemetry_mode',
      'enabled',
      'sends figures about each request to Boundless; logsonly keeps them in the log',
      'logsonly to send nothing',
    ),
    setting(
      'proof_retry_count',
      '1',
      'section [prover]: how often a failed proof is started again',
      'raise it if failures pass by themselves',
    ),
    setting(
      'status_poll_ms, req_retry_count',
      '1,000, 3',
      'section [prover]: pause between two questions to the cluster, and repeated calls',
      'raise the second if the server restarts at times',
    ),
    setting(
      'max_critical_task_retries',
      '10',
      'section [prover]: failures in a row of a vital part before the broker exits',
      'raise it if the RPC server fails for longer',
    ),
    setting(
      'txn_timeout, max_submission_attempts',
      '45, 3',
      'section [batcher]: seconds until a transaction is confirmed, and attempts to deliver',
      'raise them if finished proofs aren’t delivered',
    ),
    setting(
      'min_batch_size, batch_max_time',
      '1, 1,000',
      'section [batcher]: proofs in one delivery, and seconds to wait for them',
      'raise the first to save gas, if deadlines allow it',
    ),
    setting(
      'withdraw',
      'false',
      'section [batcher]: pays out what a delivery earns',
      'true to leave no ether in the market',
    ),
    setting(
      'eth_usd, zkc_usd',
      'auto',
      'section [price_oracle]: exchange rates, or a fixed number',
      'a number if the sources fail (B-PO)',
    ),
  ],
});
