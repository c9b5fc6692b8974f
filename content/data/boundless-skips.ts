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
      title: 'its default settings',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/crates/boundless-market/src/prover_utils/config.rs',
    },
  ],
  checked: '2026-11-24',
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
      'S-004',
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
      'the run is longer than price or deadline allow, or than max_mcycle_limit, by default 8,000 million cycles',
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
      'S-012',
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
  ],
});
