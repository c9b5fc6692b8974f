import { defineTable } from 'onesource';

const source = 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src';

const row = (code: string, remedy: string, meaning: string) => ({ quotes: [], cells: [{ code }, remedy, meaning] });

/** Messages of another project: they are in its source at the tag. */
export const table = defineTable({
  caption: 'Messages of the market’s client and of the command boundless, Boundless 2.0',
  source: [
    { title: 'contracts/boundless_market.rs at v2.0.2', href: `${source}/contracts/boundless_market.rs` },
    { title: 'contracts/mod.rs', href: `${source}/contracts/mod.rs` },
    { title: 'request_builder/offer_layer.rs', href: `${source}/request_builder/offer_layer.rs` },
    { title: 'request_builder/preflight_layer.rs', href: `${source}/request_builder/preflight_layer.rs` },
    { title: 'client.rs', href: `${source}/client.rs` },
    { title: 'nonce_layer.rs', href: `${source}/nonce_layer.rs` },
    { title: 'storage/error.rs', href: `${source}/storage/error.rs` },
    { title: 'price_oracle/asset.rs', href: `${source}/price_oracle/asset.rs` },
    {
      title: 'boundless-cli/src/config.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-cli/src/config.rs',
    },
  ],
  checked: '2026-11-28',
  columns: ['Message', 'What to do', 'What happened'],
  rows: [
    row(
      'Request is not fulfilled 0x…',
      'Look at the status. If it says Fulfilled elsewhere, check that RPC_URL belongs to the network of the request.',
      'The market’s contract knows no proof for this ID. In June 2025, the message also came with an RPC server that refuses queries for events (boundless#785).',
    ),
    row(
      'Proof not found for request 0x… in events logs after searching from block … to block …',
      'Name the blocks with --search-from-block (the later one) and --search-to-block, or use another RPC server.',
      'The request is fulfilled, but the event with the proof wasn’t found: it is older than 249,500 blocks, or the server left it out.',
    ),
    row(
      'Request not found for request 0x… in event logs after searching from block … to block …',
      'Name the blocks with --search-from-block (the later one) and --search-to-block, or use another RPC server. Commands of boundless prover take the hash of the transaction instead: --tx-hash.',
      'Neither the order stream nor the chain’s events of that time know the request. verify-proof says so of each request that was sent without a transaction.',
    ),
    row(
      'Request has expired 0x…',
      'Look at the timeline: whether a prover had locked it decides what to change.',
      'timeout is over, or the lock ran out and nobody else delivered.',
    ),
    row(
      'Request address does not match with signer … - …',
      'Make the ID with the address of the account that signs.',
      'The ID of a request contains the buyer’s address.',
    ),
    row(
      'provided image ID does not match computed value: … != …',
      'Upload the program again, or correct with_image_id.',
      'The file at the program’s address isn’t the one that the image ID belongs to.',
    ),
    row(
      'preflight execution failed: …',
      'Execute the guest with the same input in your own host.',
      'The guest panicked, or r0vm doesn’t fit the guest’s release.',
    ),
    row(
      'offer ramp up period must be less than or equal to the lock timeout',
      'Lower ramp_up_period, or raise lock_timeout. The other checks of an offer have messages of the same form.',
      'The client checks an offer before it sends the request.',
    ),
    row(
      'Price oracle required to convert USD prices to ETH. …',
      'State the price in ETH.',
      'The client was built without a source for the price of ether.',
    ),
    row(
      'Warning: your request requires a proving Khz of … to be fulfilled before the lock timeout. …',
      'Raise lock_timeout to the number of seconds in the message. The same warning exists for timeout.',
      'Cycles divided by the time come to more than 10 million a second, which few clusters reach. The request is sent all the same.',
    ),
    row(
      'Warning: the collateral requirement of your request is low. …',
      'Raise lock_collateral to the amount in the message, or accept that a prover who fails may not be replaced.',
      'A prover that steps in after the lock lives on half of this collateral. The request is sent all the same.',
    ),
    row(
      'Failed to fetch market prices from price provider: …. Falling back to config-based pricing.',
      'Nothing, or set max_price yourself.',
      'The market’s index didn’t answer. The price becomes 100 gwei for a million cycles, plus gas.',
    ),
    row(
      'Failed to submit request offchain: …, falling back to onchain submission',
      'Nothing. If it happens every time, read the reason, which is the order stream’s.',
      'The order stream refused the request, and the client sent a transaction. You don’t deposit twice: the deposit, by default the whole max_price, was paid in before the attempt, and the transaction has no ether with it.',
    ),
    row(
      'Failed to send health check request to http://localhost:8081/health; You can set --use-default-prover to use a local prover',
      'Start Bento, name it with BENTO_API_URL, or add the option.',
      'boundless prover fulfill, benchmark, and the commands for rewards prove something, by default with a cluster on this machine.',
    ),
    row(
      'Server returned …: …',
      'invalid order: see the check that follows. internal error: try again, or send a transaction.',
      'An answer of the order stream, with its status and reason.',
    ),
    row(
      'cannot upload input using StorageLayer with no storage_uploader; input length of … bytes exceeds inline limit of … bytes',
      'Set the variables of a store, such as S3_BUCKET or PINATA_JWT, or upload the input yourself and pass its address.',
      'The client has no place for a file. Storage uploader not set and A storage provider is required to upload programs are the same for the program.',
    ),
    row(
      'S3 error: …',
      'Compare S3_BUCKET, AWS_REGION, S3_URL, and the keys with the store. Building the client asks for the bucket, and says S3 bucket … not accessible.',
      'The store refused a call.',
    ),
    row(
      'missing config parameter: …',
      'Set the variable with this name in capitals. The two keys of AWS belong together.',
      'An uploader was chosen, and one of its settings is missing.',
    ),
    row(
      's3:// download requires credentials that are not configured. …',
      'As a buyer, set the credentials, since the client downloads what it has uploaded. As a prover, leave the request to others.',
      'The file is in a private bucket.',
    ),
    row(
      'size limit exceeded: … bytes (limit: … bytes)',
      'As a prover, raise max_file_size. As a buyer, make the file smaller: most provers have this limit.',
      'The program or the input is larger than the limit for downloads, by default 50,000,000 bytes.',
    ),
    row(
      'nonce too low',
      'Send again. If it keeps happening, use the key in one program only, and give every other program one of its own.',
      'An answer of the RPC server: the account has sent a transaction with this number already. The client asks for the next number before each transaction and sends one at a time, but only within its own process.',
    ),
    row(
      'Request is slashed 0x…',
      'Nothing.',
      'boundless prover slash came too late: somebody has called slash for this request. If nobody had delivered a proof, the price went back to the buyer’s balance.',
    ),
    row(
      'Timeout: 0x…',
      'Wait again with wait_for_request_fulfillment, or look at the status.',
      'The request had no answer within the time that the program waits. It may still be fulfilled.',
    ),
    row(
      'Lock request reverted, possibly outbid: txn_hash: …',
      'Nothing.',
      'boundless prover lock came too late. Request already locked: 0x… says the same before the transaction.',
    ),
    row(
      'Payment requirements failed during order fulfillment: …',
      'Read the error in it, which is one of the contract’s.',
      'The proof was delivered, and the prover wasn’t paid for it.',
    ),
    row(
      'request digest mismatch',
      'Pass the digest of the request that was signed, or leave it out.',
      'Two different requests have the same ID.',
    ),
    row(
      'no deployment provided for unknown chain_id …',
      'Take RPC_URL of a network from the list of markets, or name a market yourself.',
      'The RPC server belongs to a network that the release doesn’t know.',
    ),
    row(
      "invalid format: expected '<value> <ASSET>' …",
      'Write a number and ETH, USD, or ZKC, in quotes: "0.001 ETH". unknown asset and asset … not in allowed set name the part that is wrong.',
      'A price couldn’t be read, on the command line or in broker.toml.',
    ),
    row(
      "Requestor RPC URL not provided. To configure: run 'boundless requestor setup' …",
      'Do so, or set REQUESTOR_RPC_URL. boundless prover and boundless rewards have PROVER_RPC_URL and REWARD_RPC_URL.',
      'The command keeps its settings by role, and this role has none.',
    ),
    row(
      'Could not find the request submitted event on-chain or the request on the order stream …',
      'Name the blocks with --search-from-block and --search-to-block, or check the network.',
      'status found the ID neither in the events of about six days nor at the order stream.',
    ),
  ],
});
