import { defineTable } from 'onesource';

const source = 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/broker/src';

const row = (code: string, remedy: string, meaning: string) => ({ quotes: [], cells: [{ code }, remedy, meaning] });

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
    { title: 'broker.rs at v2.0.2', href: `${source}/broker.rs` },
  ],
  checked: '2026-11-27',
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
      '[B-OL-006] Failed to confirm lock tx: …',
      'Look the transaction up in an explorer: the lock may hold. Use a more reliable RPC server.',
      'The receipt of the locking transaction wasn’t found in time. Until May 2025, the broker dropped such a request and lost the collateral (boundless#547); now it asks for the receipt again, and proves a request that turns out to be locked by itself.',
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
      'Read the end of the message, which comes from the cluster; the uuid in it is the job’s ID in the logs of Bento. boundless prover fulfill --request-ids ID tries the request once more by hand.',
      'A proof is tried once more after a failure (proof_retry_count), and then given up.',
    ),
    row(
      '[B-PRO-502] Cancelled: secondary fulfillment order was fulfilled by another prover',
      'Nothing. This work has no collateral at stake.',
      'You proved a request that another prover had locked and not delivered; somebody else was first.',
    ),
    row(
      '[B-PRO-503] Cancelled: order expired during proving',
      'Lower peak_prove_khz and max_mcycle_limit: you lock runs that you can’t finish.',
      'The time was over before the proof was done.',
    ),
    row(
      '[B-AGG-601] Order … already fulfilled externally, marking as failed',
      'Nothing.',
      'Somebody else delivered while you proved. As long as your own lock holds, the broker goes on. With 1.1.1, a user saw proofs submitted for requests that were fulfilled already (boundless#1304).',
    ),
    row(
      '[B-SUB-003] Batch submission failed due to timeouts: …',
      'Change the RPC server, or raise txn_timeout and max_submission_attempts in the section [batcher]. boundless prover fulfill --request-ids ID proves and delivers such a request again.',
      'The transaction with the finished proof wasn’t confirmed in time, and the request stays locked.',
    ),
    row(
      'Failed to submit proofs for batch …: …',
      'Read what follows. A name such as RequestIsFulfilled is an error of the market’s contract, explained under Boundless. insufficient funds: send ether to the prover’s account for gas. Otherwise wait for the next line.',
      'One attempt failed. The broker tries again, up to max_submission_attempts times, unless the buyer can’t pay.',
    ),
    row(
      'already known',
      'Look the account’s last transaction up in an explorer. If it was mined, nothing is lost, and a second attempt may end with RequestIsFulfilled. If it waits, raise txn_timeout, or use another RPC server.',
      'An RPC server’s answer to a transaction that it has already: the first attempt was sent, but the broker didn’t learn of it (boundless#422). In 2.0, it appears in the line above, or after non-hex revert data.',
    ),
    row(
      '[B-SUB-002] Market error: …',
      'See Failed to submit proofs for batch.',
      'The market’s contract or the RPC server refused the transaction with the proofs.',
    ),
    row(
      '[B-SUB-004] Batch submission failed: …',
      'Find the error in the brackets, remove its cause, and deliver by hand: boundless prover fulfill --request-ids ID.',
      'All attempts failed, and the broker gave the batch up. The requests stay locked until their deadline.',
    ),
    row(
      '[B-SUB-006] Failed to confirm transaction: …',
      'As for B-SUB-003.',
      'The transaction was sent, and its receipt wasn’t found in time. After the last attempt, this becomes B-SUB-003.',
    ),
    row(
      '[B-SUB-005] Some requests expired before submission: …',
      'As for B-SUB-001.',
      'The batch is sent all the same, for the requests that are left.',
    ),
    row(
      '[B-SUB-001] All requests expired before submission: …',
      'Lower peak_prove_khz and max_concurrent_proofs.',
      'The proofs were done, but the deadline had passed.',
    ),
  ],
});
