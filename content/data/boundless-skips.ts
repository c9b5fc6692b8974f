import { defineTable } from 'onesource';

const reason = (code: string, message: string, why: string, remedy: string) => ({
  quotes: [],
  cells: [{ code: message }, { code }, why, remedy],
});

/** The messages are those of another project, which `quotes` can't check: they are in the first source. */
export const table = defineTable({
  caption: 'Why a prover skips a request, Boundless 2.0',
  source: [
    {
      title: 'prover_utils/mod.rs at v2.0.2',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/mod.rs',
    },
    {
      title: 'the broker’s own checks: order_pricer/helpers.rs',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/broker/src/order_pricer/helpers.rs',
    },
    {
      title: 'its default settings',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/config.rs',
    },
  ],
  checked: '2026-11-28',
  columns: ['After “Skipping order …: ” in the prover’s log', 'Code', 'Reason', 'What you can change'],
  rows: [
    reason('S-001', 'order has expired', 'its time is over', 'a longer timeout'),
    reason(
      'S-002',
      'order expires in … seconds with min_deadline …',
      'too little time is left, by default 195 seconds',
      'a longer timeout',
    ),
    reason(
      'S-003',
      'order expiry duration …s exceeds max_order_expiry_secs …s',
      'the request stays open longer than this prover allows',
      'a shorter timeout',
    ),
    reason(
      'S-004, S-OP-003',
      'unsupported selector requirement. …',
      'a kind of proof that this prover doesn’t offer',
      'the kind of proof',
    ),
    reason(
      'S-005',
      'order collateral requirement exceeds max_collateral config …',
      'the collateral is above its limit',
      'a lower lock_collateral',
    ),
    reason(
      'S-006',
      'cycle limit hit from max reward: … cycles',
      'the highest price pays for no run at all',
      'a higher max_price',
    ),
    reason(
      'S-007',
      'order preflight execution limit hit with … cycles - limited by …',
      'the run is longer than this prover executes; the end of the line says whether price, deadline, or a setting of its own limits it',
      'a higher max_price, a longer timeout, or a shorter run',
    ),
    reason(
      'S-008',
      'order with … cycles above limit of … cycles - …',
      'the run is longer than price or deadline allow, or than max_mcycle_limit, by default 8 billion cycles',
      'a higher max_price, a longer timeout, or a shorter run',
    ),
    reason(
      'S-009',
      'order with … cycles below min limit of … cycles - …',
      'the run is shorter than this prover accepts',
      'nothing: other provers have other limits',
    ),
    reason(
      'S-010',
      'order journal larger than set limit (… > …)',
      'by default, a journal above 10,000 bytes',
      'commit a hash, or ask for the claim digest only',
    ),
    reason(
      'S-012, S-OP-006',
      'estimated gas cost to lock and fulfill order of … exceeds max price of …',
      'gas alone costs more than the highest price',
      'a higher max_price',
    ),
    reason(
      'S-013',
      'order predicate check failed',
      'the result doesn’t satisfy the request’s condition',
      'the condition, or the input',
    ),
    reason(
      'S-014',
      'slashed collateral reward too low. …',
      'too little reward for a request whose prover failed',
      'a higher lock_collateral',
    ),
    reason(
      'S-015',
      'order max price … is less than mcycle_price config …',
      'the highest price is below its minimum for a million cycles',
      'a higher max_price',
    ),
    reason(
      'S-OP-001',
      'order from … is not in allow requestors',
      'this prover works for certain accounts only: allow_client_addresses, allow_requestor_lists',
      'nothing: others take it',
    ),
    reason(
      'S-OP-002',
      'order is from … and is in deny_requestor_addresses',
      'this prover refuses your account',
      'nothing: others take it',
    ),
    reason('S-OP-004', 'order is already locked', 'another prover was faster', 'nothing'),
    reason('S-OP-005', 'order is already fulfilled', 'another prover delivered', 'nothing'),
    reason(
      'S-OP-007',
      'estimated gas cost to lock and fulfill order of … exceeds available gas of …',
      'the prover’s account has too little ether, after the gas for what it has locked',
      'nothing: the prover has to send ether to its account',
    ),
    reason(
      'S-OP-008',
      'insufficient available collateral to lock order. Requires … but has …',
      'the prover’s collateral is in other locks or too small',
      'a lower lock_collateral; the prover has to deposit more',
    ),
    reason(
      'S-OP-009',
      'failed to fetch input/image: …',
      'the program or the input couldn’t be downloaded',
      'an address that everybody can read, files below 50 MB',
    ),
    reason(
      'S-OP-010',
      'Failed to price order …: …',
      'a line of its own, without Skipping order: executing the request failed, and the end, with a code that begins with B-OP, has the cause',
      'execute it yourself: boundless prover execute --request-id ID',
    ),
  ],
});
