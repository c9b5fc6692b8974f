import { defineTable } from 'onesource';

const reason = (code: string, why: string, remedy: string) => ({ quotes: [], cells: [{ code }, why, remedy] });

/** The codes are those of another project, which `quotes` can't check: they are in the first source. */
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
  checked: '2026-11-23',
  columns: ['Code in the prover’s log', 'Reason', 'What you can change'],
  rows: [
    reason('S-001, S-002', 'expired, or fewer than 150 seconds left', 'a longer timeout'),
    reason('S-003', 'the request stays open longer than this prover allows', 'a shorter timeout'),
    reason('S-004', 'a kind of proof that this prover doesn’t offer', 'the kind of proof'),
    reason('S-005', 'the collateral is above its limit', 'a lower lock_collateral'),
    reason('S-006, S-007', 'the run is longer than the highest price pays for', 'a higher max_price, or a shorter run'),
    reason('S-008', 'more cycles than it accepts, by default 8,000 million', 'a shorter run, or two requests'),
    reason('S-009', 'fewer cycles than it accepts', 'nothing: other provers have other limits'),
    reason('S-010', 'a journal above 10,000 bytes', 'commit a hash, or ask for the claim digest only'),
    reason('S-012', 'gas alone costs more than the highest price', 'a higher max_price'),
    reason('S-013', 'the result doesn’t satisfy the request’s condition', 'the condition, or the input'),
    reason('S-014', 'too little reward for a request whose prover failed', 'a higher lock_collateral'),
    reason('S-015', 'the highest price is below its minimum for a million cycles', 'a higher max_price'),
  ],
});
