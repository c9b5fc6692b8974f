import { defineTable } from 'onesource';

const source = 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/broker/src';

type Remedy = string | { readonly text: string; readonly href: string };

const row = (code: string, remedy: Remedy, meaning: string) => ({ quotes: [], cells: [{ code }, remedy, meaning] });

const deliverFaster = 'Lower peak_prove_khz and max_concurrent_proofs.';
const lockLess = 'Lower peak_prove_khz and max_mcycle_limit: you lock runs that you can’t finish.';

/** Messages of another project: they are in its source at the tag. */
export const table = defineTable({
  caption: 'Messages of the broker, Boundless 2.0',
  source: [
    { title: 'order_pricer/helpers.rs', href: `${source}/order_pricer/helpers.rs` },
    { title: 'order_locker/error.rs', href: `${source}/order_locker/error.rs` },
    { title: 'proving/error.rs', href: `${source}/proving/error.rs` },
    { title: 'aggregator/service.rs', href: `${source}/aggregator/service.rs` },
    {
      title: 'prover_utils/mod.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/mod.rs',
    },
    { title: 'submitter/error.rs', href: `${source}/submitter/error.rs` },
    { title: 'order_locker/service.rs', href: `${source}/order_locker/service.rs` },
    {
      title: 'boundless_market.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/contracts/boundless_market.rs#L711',
    },
    { title: 'market_monitor/service.rs', href: `${source}/market_monitor/service.rs` },
    { title: 'order_committer/service.rs', href: `${source}/order_committer/service.rs` },
    {
      title: 'order_stream_client.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/order_stream_client.rs',
    },
    { title: 'shared/task.rs', href: `${source}/shared/task.rs` },
    { title: 'version_check/service.rs', href: `${source}/version_check/service.rs` },
    {
      title: 'order-stream/src/ws.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/order-stream/src/ws.rs',
    },
    { title: 'broker.rs at v2.0.2', href: `${source}/broker.rs` },
  ],
  checked: '2026-11-28',
  columns: ['Message', 'What to do', 'What happened'],
  rows: [
    row(
      'Skipping order …: failed to fetch input/image: …',
      'If the message ends in size limit exceeded, raise max_file_size, or leave such requests to others. Otherwise nothing: the buyer’s file is private, or its server doesn’t answer.',
      'The broker couldn’t download the program or the input. Before 2.0, the line began with Failed to price order and had the code B-OP-001 (boundless#909).',
    ),
    row(
      'assessor image ID mismatch: expected …, got …',
      'Update the broker. If it is the newest release, get the file with the expected image ID, and name it in assessor_set_guest_path in the section [prover].',
      'The broker doesn’t start. It looks for the program with the image ID that the market’s contract names, first at assessor_default_image_url and then at the address in the contract, and found another one. In May 2026, neither address had the right file (boundless#2008).',
    ),
    row(
      'Current num committed orders: …. Maximum commitment: …. Committed orders: …',
      {
        text: 'Nothing, as long as the state in brackets changes. If an order stays in PendingSubmission, its proof is done, and its transaction isn’t confirmed: look for a line with B-SUB. The other states are explained under What the states of an order mean.',
        href: '#states',
      },
      'Releases up to 1.4 print this line when an order comes, goes, or changes its state.',
    ),
    row(
      '[B-OL-006] Failed to confirm lock tx: …',
      'Look the transaction in the message up in an explorer, and again while it waits. If it succeeded, the lock is yours: deliver with boundless prover fulfill --request-ids ID before the deadline. For the next time: a more reliable RPC server, a larger txn_timeout in the section [batcher], and gas_priority_mode = high, since the broker doesn’t send a waiting transaction again with more gas.',
      'The locking transaction wasn’t confirmed within txn_timeout, by default 45 seconds, and the broker dropped the order. It doesn’t take the order up again if the transaction is mined later. Then your collateral is locked, and nobody proves; one operator was slashed in that way (boundless#547).',
    ),
    row(
      '[B-OL-007] Failed to lock order: …',
      'Nothing, unless it happens to most requests. Then raise the priority of your transactions.',
      'The transaction failed: another prover was faster, or the buyer has no money left.',
    ),
    row(
      '[B-OL-010] Insufficient balance for lock',
      'boundless prover deposit-collateral AMOUNT',
      'The collateral in the market is less than the request asks for.',
    ),
    row(
      'failed to fetch / push input: Failed to fetch input URI: …',
      'Open the address yourself. If the file is larger than max_file_size, 50,000,000 bytes by default, raise that setting or leave the request to others.',
      'The input couldn’t be downloaded: the address is wrong or has expired, or the file is too large.',
    ),
    row(
      '[B-PRO-501] Proving failed after retries: …',
      {
        text: 'Look the end of the message up among those of Bento, since it comes from the cluster; the uuid in it is the job’s ID in the logs. boundless prover fulfill --request-ids ID tries the request once more by hand.',
        href: 'api:generating-proofs/bento#when-a-job-stalls',
      },
      'A proof is tried once more after a failure (proof_retry_count), and then given up.',
    ),
    row(
      '[B-PRO-502] Cancelled: secondary fulfillment order was fulfilled by another prover',
      'Nothing. This work has no collateral at stake.',
      'You proved a request that another prover had locked and not delivered; somebody else was first.',
    ),
    row(
      '[B-PRO-503] Cancelled: order expired during proving',
      lockLess,
      'The time was over before the proof was done.',
    ),
    row(
      '[B-AGG-601] Order … already fulfilled externally, marking as failed',
      'Nothing.',
      'Somebody else delivered while you proved. As long as your own lock holds, the broker goes on. Until 1.1, a missed event led to a proof for nothing (boundless#1304); since 1.2, the broker also asks the contract.',
    ),
    row(
      '[B-SUB-003] Batch submission failed due to timeouts: …',
      'Change the RPC server, or raise txn_timeout and max_submission_attempts in the section [batcher]. boundless prover fulfill --request-ids ID proves and delivers such a request again.',
      'The transaction with the finished proof wasn’t confirmed in time, and the request stays locked.',
    ),
    row(
      'Failed to submit proofs for batch …: …',
      {
        text: 'Read what follows. A name such as RequestIsFulfilled is an error of the market’s contract. insufficient funds: send ether to the prover’s account for gas. Otherwise wait for the next line.',
        href: 'api:generating-proofs/boundless-requests#reverts',
      },
      'One attempt failed. The broker tries again, up to max_submission_attempts times, unless the buyer can’t pay.',
    ),
    row(
      'already known',
      'Look the account’s last transaction up in an explorer. If it was mined, nothing is lost, and a second attempt may end with RequestIsFulfilled. If it waits, raise txn_timeout, or use another RPC server.',
      'An RPC server’s answer to a transaction that it has already: the first attempt was sent, but the broker didn’t learn of it (boundless#422). In 2.0, it appears after Failed to submit proofs for batch, or after non-hex revert data.',
    ),
    row(
      '[B-SUB-002] Market error: …',
      {
        text: 'Read what follows. A name such as RequestIsFulfilled is an error of the market’s contract. insufficient funds: send ether to the prover’s account for gas.',
        href: 'api:generating-proofs/boundless-requests#reverts',
      },
      'The market’s contract or the RPC server refused the transaction with the proofs.',
    ),
    row(
      '[B-SUB-004] Batch submission failed: …',
      'Find the error in the brackets, remove its cause, and deliver by hand: boundless prover fulfill --request-ids ID.',
      'All attempts failed, and the broker gave the batch up. The requests stay locked until their deadline.',
    ),
    row(
      '[B-SUB-006] Failed to confirm transaction: …',
      'Change the RPC server, or raise txn_timeout and max_submission_attempts in the section [batcher].',
      'The transaction was sent, and its receipt wasn’t found in time. After the last attempt, this becomes B-SUB-003.',
    ),
    row(
      '[B-SUB-005] Some requests expired before submission: …',
      deliverFaster,
      'The batch is sent all the same, for the requests that are left.',
    ),
    row(
      '[B-SUB-001] All requests expired before submission: …',
      deliverFaster,
      'The proofs were done, but the deadline had passed.',
    ),
    row(
      '[B-SUP-RECOVER] Recoverable error: …, spawning replacement (retry …)',
      {
        text: 'Look the next code or text of the line up, which is the cause. Failed to get logs … please limit the query to at most 1000 blocks, for example, is an RPC server’s answer: lower lookback_blocks and events_poll_blocks. If the line appears now and then, nothing has to be done.',
        href: 'api:generating-proofs/market-prover#before-you-start',
      },
      'A part of the broker stopped with an error and is started again. For the order stream, this goes on without end, with pauses of up to 60 seconds. A vital part is given up after max_critical_task_retries, by default 10.',
    ),
    row(
      '[B-SUP-FAULT] Exceeded maximum retries (…) for task',
      'Find the last B-SUP-RECOVER above it, which has the cause: usually the RPC server. Compose starts the broker again.',
      'A vital part failed too often in a row, and the broker exits.',
    ),
    row(
      'WebSocket error: Failed to connect to ws endpoint (…): … Server at capacity',
      'Nothing. If it lasts, ask the project.',
      'The order stream takes no further connections. The broker tries again, and meanwhile sees only the requests on the chain (boundless#893).',
    ),
    row(
      'WebSocket error: … Insufficient stake balance: … < …',
      'boundless prover deposit-collateral AMOUNT',
      'The order stream asks for collateral in the market, 5 ZKC in June 2026; the numbers have 18 decimal places.',
    ),
    row(
      'WebSocket error: … Connection in progress',
      'Stop the second broker, or wait a minute after a restart.',
      'The order stream is just connecting another client with the same account.',
    ),
    row(
      'WebSocket error: Failed to fetch nonce from order-stream … unexpected EOF',
      'Open the address of the line before, Connecting to offchain order stream, with /api/v1/health. If it names beboundless.xyz, upgrade. Otherwise look for a proxy or firewall.',
      'The order stream can’t be reached. The addresses of release 2.0 end in boundless.network (boundless#1472 is a report with a former one).',
    ),
    row(
      'Http error 404 Not Found fetching nonce',
      'Take ORDER_STREAM_URL and --order-stream-url- out; the broker knows the address.',
      'The address isn’t that of an order stream. With a release of April 2025, the broker didn’t start then (boundless#516); in 2.0 it does.',
    ),
    row(
      '[B-VER-001] Broker version … is below the minimum supported version …',
      'Upgrade. No setting turns the check off.',
      'A contract of the project, which the broker asks every ten minutes on Base and Base Sepolia, names a newer release. The broker stops in order.',
    ),
    row(
      '[B-BAL-ETH] balance of … < … threshold: …',
      'Send ether to the prover’s account on this network.',
      'The balance for gas is below balance_warn_threshold or balance_error_threshold.',
    ),
    row(
      '[B-BAL-STK] collateral balance … for … < … threshold',
      'boundless prover deposit-collateral AMOUNT',
      'The collateral that is free is below one of the thresholds; open locks hold the rest.',
    ),
    row(
      'No longer have enough collateral deposited to market to lock order …',
      'Deposit, or lower max_collateral.',
      'The collateral in the market is less than the request asks for. B-OL-010 follows.',
    ),
    row(
      '[B-OL-009] Order already locked',
      'Nothing. More executors and a faster RPC server help against faster provers.',
      'Somebody else locked the request while you priced it.',
    ),
    row(
      '[B-OL-012] Pre-lock gas check failed (retry later): gas cost … exceeds reward …',
      'Nothing.',
      'Gas is dearer than the price of this moment. The broker looks again at the next block.',
    ),
    row(
      'replacement transaction underpriced',
      'Nothing, if the next attempt succeeds. Otherwise look for a second program that uses this key, and for a transaction that waits: send one with the same nonce and more gas from a wallet. Then raise gas_priority_mode.',
      'Two transactions of the account had the same nonce, for example a lock and a delivery at the same time. The broker waits submit_retry_delay_ms (1,500) and delivers again; a lock is given up as B-OL-011.',
    ),
    row(
      '[B-BON-005] Prover failure: SessionId { uuid: "…" } failed: …',
      {
        text: 'The text after failed comes from the cluster: look it up among the messages of Bento. uuid is the job’s ID in its logs.',
        href: 'api:generating-proofs/bento#when-a-job-stalls',
      },
      'The cluster reported that the job failed. Until release 1.2 only; later, the same text has no code.',
    ),
    row(
      'Proofs are behind what is estimated from peak_prove_khz config by … seconds. …',
      'Lower peak_prove_khz.',
      'The locked requests should be done by now. The broker locks more than the cluster can prove.',
    ),
    row(
      '[B-PRO-505] Proof completed but secondary fulfillment order was fulfilled by another prover',
      'Nothing. If it happens often, lower expected_probability_win_secondary_fulfillment.',
      'You proved a request that another prover had locked and not delivered. Somebody else was first, although your proof was done.',
    ),
    row('[B-PRO-506] Proof completed but order expired', lockLess, 'The proof was done after the deadline.'),
    row(
      '[B-AGG-400] Compression error: …',
      'Look at the cluster’s log for the Groth16 step, and raise SNARK_TIMEOUT there if it took too long.',
      'The last step of the proof failed in the cluster.',
    ),
    row(
      'Operation [compress_and_verify] … failed after … retries',
      'Nothing, if a later attempt succeeds. If it happens often, restart the GPU agents (boundless#1648).',
      'The broker verifies each Groth16 receipt before it is sent. One that doesn’t verify, or that failed, is made again, proof_retry_count times.',
    ),
    row(
      'Excluded … invalid proofs from batch with orders …',
      'boundless prover fulfill --request-ids ID, and look for the card that calculates wrong proofs.',
      'Before a batch, the broker verifies the STARK receipts, and leaves out those that fail.',
    ),
    row(
      '[B-AGG-600] Order … has expired during aggregation, marking as failed',
      deliverFaster,
      'The proof was done, and the batch wasn’t in time.',
    ),
    row(
      '[B-OC-004] Stale capacity for order … expired after …s with no completion',
      'Nothing, if the order was lost. Raise max_commitment_duration_secs if your proofs take longer than that.',
      'A request kept its place for longer than the setting allows, and the place was given free. B-OE-004 is the same for pricing.',
    ),
    row(
      '[B-MM-501] Event polling failed: …',
      'Read the server’s answer: for a limit of blocks, lower lookback_blocks and events_poll_blocks; for 429, take another server or plan.',
      'The RPC server refused a query for events, in the mode legacy.',
    ),
    row(
      '[B-CMV2-400] RPC error: …',
      'Read the server’s answer: for a limit of blocks, lower lookback_blocks and events_poll_blocks; for 429, take another server or plan. If the server has no eth_getBlockReceipts, set rpc_mode to legacy.',
      'The RPC server refused a query, in the mode v2.',
    ),
    row(
      '[B-PO-009] Price oracle could not be updated for too long. …',
      'Let the broker reach the internet, or set eth_usd and zkc_usd to numbers in the section [price_oracle].',
      'No exchange rate for 12 hours. The other codes that begin with B-PO name the source that failed.',
    ),
    row(
      '[B-DB-001] SQL Database locked database is locked',
      'Let one broker use the database, and put it on a fast disk.',
      'The broker’s SQLite file was busy.',
    ),
    row(
      '[B-DB-002] SQL Pool timed out …, [B-DB-003] SQL Unique violation …, [B-DB-500]',
      'Let one broker use the database, and put it on a fast disk. With B-DB-500, look at the free space, and whether the file is one of this release.',
      'Other errors of the broker’s SQLite file.',
    ),
    row(
      'Operation [get_or_create_stark_session] … failed after … retries, returning last error: … Failed to upload input',
      'Read rest_api’s log and look at the free space of its disk, then boundless prover fulfill --request-ids ID.',
      'The cluster’s server didn’t accept the input of a locked request. InternalErr, internal error says only that the cause is in its log. Until 1.2, the code was B-BON-001 (boundless#926); B-PRO-501 follows.',
    ),
    row(
      '[B-OL-020] Order fulfilled by another prover',
      'Nothing.',
      'A priced request isn’t locked, because somebody was faster. So are B-OL-022 (Lock expired before we locked) and B-OL-023 (Locked by another prover).',
    ),
    row(
      '[B-OL-024] Insufficient deadline',
      'Nothing, or lower min_deadline.',
      'Too little time is left by now. B-OL-021 (Order expired) is the same without a lock.',
    ),
    row(
      '[B-OL-025] Insufficient balance',
      'Send ether to the prover’s account on this network.',
      'The gas for this request and for those that are locked costs more than the account has.',
    ),
    row(
      '[B-OL-011] RPC error: …',
      'Read what follows, which is the RPC server’s answer.',
      'A call for the lock failed, and the request isn’t locked.',
    ),
    row(
      '[B-OC-005] Cannot be completed before expiration',
      'Nothing, if the cluster is busy. Otherwise raise peak_prove_khz to what you measured.',
      'With the requests in work, peak_prove_khz leaves too little time for this one.',
    ),
    row(
      '[B-OC-002] Dropping order …: no dispatch channel for chain',
      'Restart the broker, and look in the log for the first error of this network.',
      'The part for the request’s network isn’t running. So say B-OC-003, B-OE-002, and B-OE-003.',
    ),
    row(
      '[B-REAP-003] Order expired in reaper',
      lockLess,
      'A locked request that was never finished is given up, by default three hours after its deadline (reaper_grace_period_secs).',
    ),
    row(
      '[B-UTL-001] Failed to cancel proof … with reason: …',
      'Nothing: the cluster finishes the proof for nobody.',
      'With cancel_proving_expired_orders, the broker stops a proof in PostgreSQL, which only the older stack has.',
    ),
    row(
      'Failed to parse toml file from "…"',
      'Correct the line that follows. Prices, thresholds, and modes are in quotes, numbers and true or false aren’t.',
      'The broker doesn’t start. If the file is changed while it runs, the line is Failed to load modified config, and the old settings go on.',
    ),
    row(
      'Configured min_batch_size (…) exceeds max_concurrent_proofs (…). …',
      'Lower the first.',
      'A batch of that size could never be full; the broker uses the second number.',
    ),
    row(
      'Server did not respond to ping, closing connection',
      'Nothing: the broker connects again. If it goes on, look for a proxy that ends quiet connections, and lower ORDER_STREAM_CLIENT_PING_MS.',
      'The order stream was silent for 30 seconds. order stream socket closed unexpectedly and Server closed the order stream connection with reason are followed by a new connection, too.',
    ),
    row(
      '[B-CMV2-401] Receipts root mismatch: …',
      'Use another RPC server, or set rpc_mode to legacy.',
      'The RPC server’s receipts don’t belong to its block. B-CHM-400 is an error of the server in the mode legacy.',
    ),
    row(
      'error: unexpected end of input, expected one of: constructor, function, …',
      'Use the published images or the sources of 2.0.',
      'Building the broker or the crate boundless-market from source, for example with docker build, failed in its generated file of Solidity. Up to 1.4, the build joined the contracts’ files in the order of the file system, and it failed on some machines only (boundless#978, boundless#1317); 2.0 sorts them.',
    ),
    row(
      '[B-…-500] Unexpected error: …',
      'Read the text, which has the cause.',
      'Most parts of the broker have a code with 500 for what they don’t expect: PRO proves, AGG aggregates, SUB delivers, OL locks, OP prices, MM and CMV2 watch the chain, OMM the order stream.',
    ),
  ],
});
